import { useIsHydrated } from '@/lib/use-is-hydrated'

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
