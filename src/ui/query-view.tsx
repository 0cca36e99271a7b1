import type { ReactNode } from 'react'
import { useIsHydrated } from '@/lib/use-is-hydrated'

type QueryState<Row> = { data: readonly Row[] | undefined; isPending: boolean; error: Error | null }

/**
 * Loading, then rows or the empty message. A load that failed shows `error`
 * where the screen has words for it, else it shows `empty`: the toast has said why.
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
  error?: (message: string) => ReactNode
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

/**
 * Says quietly that rows on the page are being refreshed, in a line that is
 * always there, so that nothing moves. Prerendered pages do not say it: without
 * script nothing is refreshed.
 */
export function RefreshStatus({
  query: { isFetching, isPending },
  children,
}: {
  query: { isFetching: boolean; isPending: boolean }
  /** What is said, as in 'Looking for newer posts...'. */
  children: string
}) {
  const isHydrated = useIsHydrated()
  return (
    <p role="status" className="flex h-10 items-center text-bark-700 text-small">
      {isHydrated && isFetching && !isPending && <span className="animate-[appear_0s_0.4s_both]">{children}</span>}
    </p>
  )
}
