import type { ReactNode } from 'react'

type QueryState<Row> = { data: readonly Row[] | undefined; isPending: boolean; error: Error | null }

/** A failed query without rows renders `error` if given, else `empty`, because a toast already shows the reason. */
export function QueryView<Row>({
  query,
  loading,
  empty,
  error,
  children,
}: {
  query: QueryState<Row>
  loading: string
  empty: ReactNode
  error?: ((error: Error) => ReactNode) | undefined
  children: (rows: readonly Row[]) => ReactNode
}) {
  if (query.isPending) {
    return (
      <p role="status" className="py-8 text-center text-bark-700">
        {loading}
      </p>
    )
  }
  if (query.data?.length) return children(query.data)
  if (query.error && error) return error(query.error)
  return empty
}
