import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { loadAdminClient } from './load-client'

// The requests in the panel. How the form sends one, and what it says when that fails, is in forms/quote-form.tsx and
// forms/use-sending.ts.

export const quoteRequestsQuery = queryOptions({
  queryKey: ['quote-requests'],
  queryFn: async ({ signal }) => (await loadAdminClient()).listQuoteRequests(signal),
  refetchOnWindowFocus: true,
  // What customers sent leaves the memory with the screens that show it, however a login ends.
  gcTime: 0,
  meta: { errorTitle: 'Error Fetching Quote Requests' },
})

export const deleteQuoteRequest = mutationOptions({
  mutationFn: async ({ id }: { id: string }) => (await loadAdminClient()).deleteQuoteRequest(id),
  gcTime: 0,
  meta: { errorTitle: 'Error Deleting Quote Request', invalidates: ['quote-requests'], deletesRow: true },
})
