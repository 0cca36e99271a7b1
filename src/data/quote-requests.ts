import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { loadClient } from './load-client'

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
