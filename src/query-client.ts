import { MutationCache, QueryCache, QueryClient, type QueryKey } from '@tanstack/react-query'
import { toast } from '@/ui/toast'
import { usesSupabaseAuth } from './data/auth-mode'
import { hasKind, logBug, toDataError } from './data/errors'
import type { FailureMeta } from './data/failure-meta'
import { endLogin } from './data/login-storage'

/** The rows that a page was prerendered with. Serialized into its HTML (src/prerender), so they are plain JSON. */
export type Snapshot = readonly (readonly [QueryKey, unknown])[]

/** Shows failed calls as toasts and invalidates lists after mutations. The snapshot seeds the cache. */
export function createQueryClient(snapshot: Snapshot = []) {
  const client: QueryClient = new QueryClient({
    defaultOptions: {
      // A failure is shown at once: no silent retries, and no pause when the browser says that it is offline.
      queries: {
        retry: false,
        networkMode: 'always',
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        // Back navigation shows the cached rows while they are refetched.
        gcTime: Number.POSITIVE_INFINITY,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
    queryCache: new QueryCache({ onError: (error, query) => handleFailure(error, query.meta, query.queryKey) }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, mutation) =>
        handleFailure(error, mutation.meta, mutation.options.mutationKey),
      // A failed write is refetched too: it may have happened, or the row may be gone.
      onSettled: (_data, error, _variables, _result, mutation) => {
        const queryKey = mutation.meta?.invalidates
        // While the server is unreachable, a refetch would only add a second error toast. After a time-out the server
        // may answer again, and the rows show whether the write has arrived.
        if (queryKey && !hasKind(error, 'unreachable')) void client.invalidateQueries({ queryKey })
      },
    }),
  })
  // The prerendered rows are stale at once, whatever the device's clock says, so a screen that shows them refetches them.
  for (const [key, rows] of snapshot) client.setQueryData(key, rows, { updatedAt: 0 })
  return client
}

/** Shows the toast of a failed call. If the login has ended, the panel is left, which cancels its other calls. */
function handleFailure(error: Error, meta: FailureMeta | undefined, key: QueryKey | undefined) {
  logBug(error, meta?.errorTitle ?? key)
  const { kind, message } = toDataError(error)
  const title = meta?.titlesByKind?.[kind] ?? meta?.errorTitle
  if (title) toast({ title, description: message, tone: 'danger' })
  if (usesSupabaseAuth && kind === 'unauthorized') endLogin()
}
