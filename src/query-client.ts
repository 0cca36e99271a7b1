import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { type FailureWords, UNREACHABLE } from './data/failure-words'
import { sayFailure } from './say-failure'

declare module '@tanstack/react-query' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: the library asks for this interface to be extended.
  interface Register {
    queryMeta: FailureWords
    /** `invalidates` is the first part of the keys whose lists a success makes stale. */
    mutationMeta: FailureWords & { invalidates?: string[] }
  }
}

/** Where failed calls become toasts and successful writes refresh the lists. */
export function createQueryClient() {
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
  return client
}
