import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { loadClient } from './load-client'
import type { QuoteRequestInput } from './rows'
import type { Sending } from './sending'

/** How long the toasts of a failed quote request stay, in milliseconds. */
export const QUOTE_ERROR_TOAST_MS = 10_000

/** Newest first, all of them. */
export const quoteRequestsQuery = queryOptions({
  queryKey: ['quote-requests'],
  queryFn: async () => (await loadClient()).listQuoteRequests(),
  meta: { errorTitle: 'Error Fetching Quote Requests' },
})

export const createQuoteRequest = mutationOptions({
  mutationFn: async ({ input, signal }: Sending<QuoteRequestInput>) =>
    (await loadClient()).createQuoteRequest(input, signal),
  meta: {
    errorTitle: 'Database Submission Error',
    errorText: (message: string) =>
      `Failed to save quote details. ${message}. This could be a table-level RLS issue if enabled, or a network problem.`,
    errorToastMs: QUOTE_ERROR_TOAST_MS,
    invalidates: ['quote-requests'],
  },
})

export const deleteQuoteRequest = mutationOptions({
  mutationFn: async ({ id }: { id: string }) => (await loadClient()).deleteQuoteRequest(id),
  meta: { errorTitle: 'Error Deleting Quote Request', invalidates: ['quote-requests'] },
})
