import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { TitledError, UNREACHABLE } from './data/failure-words'
import type { Snapshot } from './snapshot'
import { toast } from './ui/toast'

type FailureWords = {
  errorTitle?: string
  /** The toast's text; without it, the backend's message alone. */
  errorText?: (message: string) => string
  errorToastMs?: number
}

declare module '@tanstack/react-query' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: the library asks for this interface to be extended.
  interface Register {
    queryMeta: FailureWords
    /** `invalidates` is the first part of the keys whose lists a success makes stale. */
    mutationMeta: FailureWords & { invalidates?: string[] }
  }
}

/**
 * Where failed calls become toasts and successful writes refresh the lists. It
 * begins with the rows of the snapshot, which are as old as the build: whoever
 * shows them asks for new ones at once.
 */
export function createQueryClient(snapshot?: Snapshot) {
  const client: QueryClient = new QueryClient({
    defaultOptions: {
      // A failure is said at once: no silent retries, and no waiting for a
      // browser that believes itself offline.
      queries: { retry: false, networkMode: 'always', refetchOnWindowFocus: false, refetchOnReconnect: false },
      mutations: { retry: false, networkMode: 'always' },
    },
    queryCache: new QueryCache({ onError: (error, query) => sayFailure(error, query.meta) }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, mutation) => sayFailure(error, mutation.meta),
      // Also after a failure: the write may have happened, or the row be gone.
      onSettled: (_data, error, _variables, _result, mutation) => {
        const { invalidates } = mutation.meta ?? {}
        // Where nobody answers, the list would only add its own complaint.
        if (invalidates && error?.message !== UNREACHABLE) void client.invalidateQueries({ queryKey: invalidates })
      },
    }),
  })
  for (const [key, rows] of snapshot?.rows ?? []) client.setQueryData(key, rows, { updatedAt: snapshot?.builtAt })
  return client
}

function sayFailure(error: Error, words: FailureWords | undefined) {
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
