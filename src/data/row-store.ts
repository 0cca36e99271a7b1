/** One read of rows, in the shape that the query library of the panel takes too. */
export type RowsQuery<Data> = {
  queryKey: readonly unknown[]
  queryFn: () => Promise<Data>
  meta: { errorTitle: string }
}

/** The rows that a page was built with. They travel in its HTML (src/prerender), so they are plain JSON. */
export type Snapshot = {
  /** Milliseconds since 1970. */
  builtAt: number
  rows: readonly (readonly [RowsQuery<unknown>['queryKey'], unknown])[]
}

export type RowStore = ReturnType<typeof createRowStore>

type State = { data: unknown; error: Error | null; isFetching: boolean }

/** Whoever shows rows asks for them at once, so nothing read yet counts as being fetched. */
const UNREAD: State = { data: undefined, error: null, isFetching: true }

export const keyOf = ({ queryKey }: Pick<RowsQuery<unknown>, 'queryKey'>) => JSON.stringify(queryKey)

/**
 * The rows of the public pages, kept for as long as the visit. It begins with
 * the rows of the snapshot, which are as old as the build. A read that fails
 * leaves the rows that were there and is told to `onFailure`; none is repeated.
 */
export function createRowStore(
  snapshot: Snapshot | undefined,
  onFailure: (error: Error, words: RowsQuery<unknown>['meta']) => void,
) {
  const states = new Map<string, State>()
  const running = new Set<string>()
  const listeners = new Set<() => void>()
  for (const [queryKey, data] of snapshot?.rows ?? []) states.set(keyOf({ queryKey }), { ...UNREAD, data })

  const read = (key: string) => states.get(key) ?? UNREAD

  function write(key: string, change: Partial<State>) {
    states.set(key, { ...read(key), ...change })
    for (const listener of listeners) listener()
  }

  return {
    read,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** Asks again; while an answer to the same question is under way, that one serves. */
    refresh: async (query: RowsQuery<unknown>) => {
      const key = keyOf(query)
      if (running.has(key)) return
      running.add(key)
      if (!read(key).isFetching) write(key, { isFetching: true, error: null })
      try {
        const data = await query.queryFn()
        write(key, { data, isFetching: false })
      } catch (error) {
        if (!(error instanceof Error)) throw error
        write(key, { error, isFetching: false })
        onFailure(error, query.meta)
      } finally {
        running.delete(key)
      }
    },
  }
}
