import { MutationCache, QueryCache, QueryClient, type QueryKey } from '@tanstack/react-query'
import { toast } from '@/ui/toast'
import { type FailureWords, TitledError, UNREACHABLE } from './errors'

declare module '@tanstack/react-query' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: the library asks for this interface to be extended.
  interface Register {
    queryMeta: FailureWords
    /** `invalidates` is the first part of the keys whose lists a success makes stale. */
    mutationMeta: FailureWords & { invalidates?: string[] }
  }
}

/** The rows that a page was built with. They travel in its HTML (src/prerender), so they are plain JSON. */
export type Snapshot = {
  /** Milliseconds since 1970. */
  builtAt: number
  rows: readonly (readonly [QueryKey, unknown])[]
}

/** Where failed calls become toasts and successful writes refresh the lists. It begins with the rows of the snapshot. */
export function createQueryClient(snapshot?: Snapshot) {
  const client: QueryClient = new QueryClient({
    defaultOptions: {
      // A failure is said at once: no silent retries, and no waiting for a
      // browser that believes itself offline.
      queries: {
        retry: false,
        networkMode: 'always',
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        // Back finds the rows that were there, while they are refreshed.
        gcTime: Number.POSITIVE_INFINITY,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
    queryCache: new QueryCache({ onError: (error, query) => showErrorToast(error, query.meta) }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, mutation) => showErrorToast(error, mutation.meta),
      // Also after a failure: the write may have happened, or the row be gone.
      onSettled: (_data, error, _variables, _result, mutation) => {
        const { invalidates } = mutation.meta ?? {}
        // Where nobody answers, the list would only add its own complaint.
        if (invalidates && error?.message !== UNREACHABLE) void client.invalidateQueries({ queryKey: invalidates })
      },
    }),
  })
  // As old as the build, so they are refreshed when a screen shows them.
  for (const [key, rows] of snapshot?.rows ?? []) client.setQueryData(key, rows, { updatedAt: snapshot?.builtAt })
  return client
}

/** Shows a failed call as a toast. A call without words of its own says nothing, unless the failure itself has a title. */
function showErrorToast(error: Error, words: FailureWords | undefined) {
  const { message } = error
  if (error instanceof TitledError) {
    toast({ title: error.title, description: message, tone: 'danger' })
    return
  }
  if (!words?.errorTitle) return
  toast({
    title: words.errorTitle,
    description: words.errorText?.(message) ?? message,
    tone: 'danger',
    durationMs: words.errorToastMs,
  })
}
