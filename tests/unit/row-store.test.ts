import { expect, test, vi } from 'vitest'
import { createRowStore, keyOf, type RowsQuery, type Snapshot } from '@/data/row-store'

const queryOf = (queryFn: () => Promise<unknown>): RowsQuery<unknown> => ({
  queryKey: ['posts', 'list', { limit: 3 }],
  queryFn,
  meta: { errorTitle: 'Error Fetching Blog Posts' },
})

const key = keyOf(queryOf(async () => []))
const snapshot: Snapshot = { builtAt: 0, rows: [[['posts', 'list', { limit: 3 }], ['of the build']]] }

/** An answer that comes when it is told to. */
function answerLater() {
  let answer: (rows: unknown) => void = () => undefined
  const queryFn = vi.fn(() => new Promise<unknown>((resolve) => (answer = resolve)))
  return { queryFn, answer: (rows: unknown) => answer(rows) }
}

test('nothing read yet counts as being fetched; an answer takes its place and is told', async () => {
  const store = createRowStore(undefined, vi.fn())
  const listener = vi.fn()
  const stop = store.subscribe(listener)
  expect(store.read(key)).toEqual({ data: undefined, error: null, isFetching: true })
  await store.refresh(queryOf(async () => ['new']))
  expect(store.read(key)).toEqual({ data: ['new'], error: null, isFetching: false })
  expect(listener).toHaveBeenCalledTimes(1)
  stop()
  await store.refresh(queryOf(async () => []))
  expect(listener).toHaveBeenCalledTimes(1)
})

test('rows of the build stay until there is an answer, and also when it is a failure, which is told once', async () => {
  const onFailure = vi.fn()
  const store = createRowStore(snapshot, onFailure)
  expect(store.read(key)).toEqual({ data: ['of the build'], error: null, isFetching: true })
  const failure = new Error('not today')
  await store.refresh(queryOf(() => Promise.reject(failure)))
  expect(store.read(key)).toEqual({ data: ['of the build'], error: failure, isFetching: false })
  expect(onFailure.mock.calls).toEqual([[failure, { errorTitle: 'Error Fetching Blog Posts' }]])
})

test('one question at a time: who asks meanwhile is served by the same answer', async () => {
  const store = createRowStore(undefined, vi.fn())
  const { queryFn, answer } = answerLater()
  const first = store.refresh(queryOf(queryFn))
  await store.refresh(queryOf(queryFn))
  expect(queryFn).toHaveBeenCalledTimes(1)
  answer(['new'])
  await first
  expect(store.read(key).data).toEqual(['new'])
  void store.refresh(queryOf(queryFn))
  expect(queryFn).toHaveBeenCalledTimes(2)
})

test('another try after a failure is a loading again, and shows its rows while it looks for newer ones', async () => {
  const store = createRowStore(undefined, vi.fn())
  await store.refresh(queryOf(() => Promise.reject(new Error('not today'))))
  const { queryFn, answer } = answerLater()
  const again = store.refresh(queryOf(queryFn))
  expect(store.read(key)).toEqual({ data: undefined, error: null, isFetching: true })
  answer(null)
  await again
  expect(store.read(key)).toEqual({ data: null, error: null, isFetching: false })
  void store.refresh(queryOf(queryFn))
  expect(store.read(key)).toEqual({ data: null, error: null, isFetching: true })
})

test('what is not a failure of the read is not shown as one', async () => {
  const onFailure = vi.fn()
  const store = createRowStore(undefined, onFailure)
  await expect(store.refresh(queryOf(() => Promise.reject('a bug')))).rejects.toBe('a bug')
  expect(onFailure).not.toHaveBeenCalled()
})
