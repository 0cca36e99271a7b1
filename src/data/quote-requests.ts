import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { endSentence } from './errors'
import { ERROR_TOAST_MS } from './limits'
import { loadClient } from './load-client'
import type { QuoteRequestInput } from './rows'

/** A form shows a second toast when it fails, and another when it succeeds. */
export const createQuoteRequest = mutationOptions({
  mutationFn: async (input: QuoteRequestInput) => (await loadClient()).createQuoteRequest(input),
  meta: {
    errorTitle: 'Database Submission Error',
    errorText: (message) =>
      `Failed to save quote details. ${endSentence(message)} This could be a table-level RLS issue if enabled, or a network problem.`,
    errorToastMs: ERROR_TOAST_MS,
  },
})

/** All rows, newest first. */
export const quoteRequestsQuery = queryOptions({
  queryKey: ['quote-requests'],
  queryFn: async ({ signal }) => (await loadClient()).listQuoteRequests(signal),
  refetchOnWindowFocus: true,
  // What customers sent leaves the memory with the screens that show it, however a login ends.
  gcTime: 0,
  meta: { errorTitle: 'Error Fetching Quote Requests' },
})

export const deleteQuoteRequest = mutationOptions({
  mutationFn: async ({ id }: { id: string }) => (await loadClient()).deleteQuoteRequest(id),
  gcTime: 0,
  meta: { errorTitle: 'Error Deleting Quote Request', invalidates: ['quote-requests'], deletesRow: true },
})
