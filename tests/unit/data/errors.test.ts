import { expect, test, vi } from 'vitest'
import { asSentence, DataError, mayHaveArrived, messageOf } from '@/data/errors'
import { responseError } from '@/data/responses'
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
    'Something went wrong on this page; please reload it and try again.',
  )
  log.mockRestore()
})

test('a bug has no words of its own where an error is shown, a failure of the backend has', () => {
  expect(messageOf(new TypeError('rows is not iterable'))).toMatch(/^Something went wrong on this page/)
  expect(messageOf(new DataError('refused', { message: 'the disk is full' }))).toBe('the disk is full')
})

test.each([
  ['the disk is full', 'the disk is full.'],
  ['Blog post not found.', 'Blog post not found.'],
  ['Who are you?', 'Who are you?.'],
])('"%s" of the backend is the sentence "%s"', (message, sentence) => {
  expect(asSentence(message)).toBe(sentence)
})

test('the words of this site end with one full stop, also after what a write may have done', () => {
  const lost = responseError({ message: 'TypeError: Failed to fetch' }, 0, 'write')
  for (const error of [new DataError('unreachable'), new DataError('timeout'), new DataError('not-loaded'), lost])
    expect(error.message).toMatch(/[^.]\.$/)
})

test('after a bug a write may have arrived, after a refusal it has not', () => {
  expect(mayHaveArrived(new TypeError('rows is not iterable'))).toBe(true)
  expect(mayHaveArrived(new DataError('refused', { message: 'the disk is full' }))).toBe(false)
})

test('a refusal does not compile without the words of the backend', () => {
  // @ts-expect-error: the words are missing.
  expect(new DataError('refused').message).toBe('')
})

test.each([
  ['a refusal of the database', { message: 'the disk is full', code: 'P0001' }, 400, false],
  ['a gateway that rejects the API key', { message: 'Invalid API key', hint: 'Double check it.' }, 401, false],
  ['an HTML error page', { message: '<html><h1>403 Forbidden</h1></html>' }, 403, true],
  ['a request timeout', { message: '' }, 408, true],
  ['a database that was lost', { code: 'PGRST001', message: 'Database client error' }, 503, true],
  ['no response', { message: 'TypeError: Failed to fetch' }, 0, true],
])('after %s a write may have arrived, or not', (_, error, status, mayHaveArrived) => {
  expect(responseError(error, status, 'write').mayHaveArrived).toBe(mayHaveArrived)
  for (const effect of ['read', 'upload'] as const)
    expect(responseError(error, status, effect).mayHaveArrived).toBe(false)
})
