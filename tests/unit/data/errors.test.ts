import { expect, test, vi } from 'vitest'
import { DataError } from '@/data/errors'
import { createQueryClient } from '@/query-client'

test('a failed call is logged, with what failed, only if no code expects its error', async () => {
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
  log.mockRestore()
})
