import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { loadClient, type Submission } from './load-client'
import type { QuoteRequestInput } from './rows'

/** How long the toasts of a failed quote request stay (ms). */
export const QUOTE_ERROR_TOAST_MS = 10_000

export const newQuoteRequest: Submission<QuoteRequestInput> = {
  send: (client, input) => client.createQuoteRequest(input),
  meta: {
    errorTitle: 'Database Submission Error',
    errorText: (message) =>
      `Failed to save quote details. ${message}. This could be a table-level RLS issue if enabled, or a network problem.`,
    errorToastMs: QUOTE_ERROR_TOAST_MS,
  },
}

/** All rows, newest first. */
export const quoteRequestsQuery = queryOptions({
  queryKey: ['quote-requests'],
  queryFn: async () => (await loadClient()).listQuoteRequests(),
  refetchOnWindowFocus: true,
  meta: { errorTitle: 'Error Fetching Quote Requests' },
})

export const deleteQuoteRequest = mutationOptions({
  mutationFn: async ({ id }: { id: string }) => (await loadClient()).deleteQuoteRequest(id),
  meta: { errorTitle: 'Error Deleting Quote Request', invalidates: ['quote-requests'] },
})
