import { expect, test, vi } from 'vitest'
import { DataError } from '@/data/errors'
import { createQueryClient } from '@/query-client'
import { toastStore } from '@/ui/toast'

test('an error that no code expects is logged with the call that failed, a failure of the backend is not', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const client = createQueryClient()
  const fail = (error: Error) =>
    client.fetchQuery({
      queryKey: [error.name],
      queryFn: () => Promise.reject(error),
      meta: { errorTitle: 'Error Fetching Blog Posts' },
    })
  await expect(fail(new DataError('unreachable'))).rejects.toThrow('The server could not be reached')
  expect(log).not.toHaveBeenCalled()
  const bug = new TypeError('rows is not iterable')
  await expect(fail(bug)).rejects.toBe(bug)
  expect(log.mock.calls).toEqual([['Error Fetching Blog Posts', bug]])
  expect(toastStore.read().map(({ description }) => description)).toContain(
    'Something went wrong on this page; please reload it and try again',
  )
  log.mockRestore()
})
