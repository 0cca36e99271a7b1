import type { ReactNode } from 'react'
import { buttonClass } from './button'

type QueryState<Row> = { data: readonly Row[] | undefined; isPending: boolean; error: Error | null }

/**
 * Renders a query: loading, then rows or the empty message. A failed query renders `error` if given,
 * else `empty`, because a toast shows the reason.
 */
export function QueryView<Row>({
  query,
  loading,
  empty,
  error,
  children,
}: {
  query: QueryState<Row>
  loading: ReactNode
  empty: ReactNode
  error?: ((message: string) => ReactNode) | undefined
  children: (rows: readonly Row[]) => ReactNode
}) {
  if (query.isPending) {
    return (
      <div role="status" className={typeof loading === 'string' ? 'py-10 text-center text-bark-700' : undefined}>
        {loading}
      </div>
    )
  }
  if (query.data?.length) return children(query.data)
  if (query.error && error) return error(query.error.message)
  return empty
}

/** Says that a list could not be loaded or updated, and offers to try again. */
export function IncompleteList({
  query: { isSuccess, isFetching, errorUpdateCount, refetch },
  children,
}: {
  query: { isSuccess: boolean; isFetching: boolean; errorUpdateCount: number; refetch: () => unknown }
  /** What is missing, for example 'The list of posts could not be loaded.' */
  children: string
}) {
  // A retry clears the error, but the button keeps the focus until rows are here.
  if (isSuccess || errorUpdateCount === 0) return null
  return (
    <div role="alert" className="mb-6 flex flex-wrap items-center gap-x-5 gap-y-3 rounded-card bg-cream px-5 py-4">
      <p className="grow basis-60">{children}</p>
      <button
        type="button"
        aria-disabled={isFetching}
        className={buttonClass('outline', 'small')}
        onClick={() => void (isFetching || refetch())}
      >
        {isFetching ? 'Trying again...' : 'Try again'}
      </button>
    </div>
  )
}
