import { queryOptions } from '@tanstack/react-query'
import { deleteMutation } from './delete-mutation'
import { loadClient, loadClientWithSession } from './load-client'
import type { QuoteRequestInput } from './rows'

export const sendQuoteRequest = async (input: QuoteRequestInput) => (await loadClient()).insertQuoteRequest(input)

export const quoteRequestsQuery = queryOptions({
  queryKey: ['quote-requests'],
  queryFn: async ({ signal }) => (await loadClientWithSession()).listQuoteRequests(signal),
  refetchOnWindowFocus: true,
  // Customers' data leave the memory with the screens that show them, however a login ends.
  gcTime: 0,
  meta: { errorTitle: 'Error Fetching Quote Requests' },
})

export const deleteQuoteRequestMutation = deleteMutation(
  'quote_requests',
  quoteRequestsQuery.queryKey,
  'Error Deleting Quote Request',
)
