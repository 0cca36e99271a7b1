import { useContext, useLayoutEffect, useSyncExternalStore } from 'react'
import { createRowStore, keyOf, type RowStore, type RowsQuery } from './data/row-store'
import { sayFailure } from './say-failure'
import { VisitContext } from './visit'

/** Shows the rows there are and reads them anew, once for each time that the screen appears. */
export function useRows<Data>(query: RowsQuery<Data>) {
  const store = useStore()
  const key = keyOf(query)
  const { data, error, isFetching } = useStateOf(store, key)
  const refetch = () => void store.refresh(query)
  // Before the paint: a screen that failed when it was last seen begins with loading.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says which read it is.
  useLayoutEffect(refetch, [key])
  return { data: data as Data | undefined, error, isFetching, isPending: data === undefined && !error, refetch }
}

/** Rows that the build has put into the page, if any; they are never asked for here. */
export function useKeptRows<Data>(query: RowsQuery<Data>) {
  const { data } = useStateOf(useStore(), keyOf(query))
  return { data: data as Data | undefined }
}

function useStore() {
  const visit = useContext(VisitContext)
  visit.rows ??= createRowStore(visit.snapshot, sayFailure)
  return visit.rows
}

function useStateOf(store: RowStore, key: string) {
  const read = () => store.read(key)
  return useSyncExternalStore(store.subscribe, read, read)
}
