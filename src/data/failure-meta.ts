import type { DataError } from './errors'

// The `meta` of a query or mutation, which query-client.ts acts on.

/** The error toast of a failed call. Its description is the error's message. */
export type FailureMeta = {
  /** Without a title there is no toast. */
  errorTitle?: string
  /** The title after a failure of one kind, in place of that one. */
  titlesByKind?: { readonly [Kind in DataError['kind']]?: string }
}

declare module '@tanstack/react-query' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: React Query requires extending this interface.
  interface Register {
    queryMeta: FailureMeta
    mutationMeta: FailureMeta & {
      /** The prefix of the query keys to invalidate when the mutation settles. */
      invalidates?: readonly string[]
    }
  }
}
