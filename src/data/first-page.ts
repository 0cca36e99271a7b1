/** Page size: how many rows a list prerenders, and shows before the visitor asks for more. */
export const ROWS_PER_PAGE = 12

type QueryState<Row> = {
  data: Row[] | undefined
  error: Error | null
  isPending: boolean
  isFetching: boolean
  refetch: () => unknown
}

/**
 * Uses the prerendered newest rows as placeholder until the whole list loads, and as
 * fallback if that fails. They have their own query key, so the cache never takes a
 * partial list for the whole.
 */
export function withFirstPage<Row>(all: QueryState<Row>, firstPage: Pick<QueryState<Row>, 'data'>) {
  const isWhole = all.data !== undefined
  const data = all.data ?? firstPage.data
  const { error, isFetching, refetch } = all
  return { data, isWhole, error, isPending: all.isPending && !data, isFetching, refetch }
}
