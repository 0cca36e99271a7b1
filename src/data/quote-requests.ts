import { type MutationOptions, queryOptions } from '@tanstack/react-query'
import { deleteMutation } from './delete-mutation'
import { loadClient, loadClientWithSession } from './load-client'
import type { QuoteRequestInput } from './rows'

export const sendQuoteRequestMutation = {
  mutationFn: async (input: QuoteRequestInput) => (await loadClient()).insertQuoteRequest(input),
  meta: {
    failureToasts: (message: string) => [
      {
        title: 'Database Submission Error',
        description: `Failed to save quote details. ${message}. This could be a table-level RLS issue if enabled, or a network problem.`,
      },
      { title: 'Error Sending Request', description: `Could not submit your quote request. ${message}.` },
    ],
  },
} satisfies MutationOptions<unknown, Error, QuoteRequestInput>

export const quoteRequestsQuery = queryOptions({
  queryKey: ['quote-requests'],
  queryFn: async ({ signal }) => (await loadClientWithSession()).listQuoteRequests(signal),
  refetchOnWindowFocus: true,
  // What customers sent leaves the memory with the screens that show it, however a login ends.
  gcTime: 0,
  meta: { errorTitle: 'Error Fetching Quote Requests' },
})

export const deleteQuoteRequestMutation = deleteMutation(
  'quote_requests',
  quoteRequestsQuery.queryKey,
  'Error Deleting Quote Request',
)
