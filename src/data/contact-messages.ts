import { queryOptions } from '@tanstack/react-query'
import { loadAdminClient } from './load-client'

/** All rows, newest first. Only works with the lock. */
export const contactMessagesQuery = queryOptions({
  queryKey: ['contact-messages'],
  queryFn: async ({ signal }) => (await loadAdminClient()).listContactMessages(signal),
  refetchOnWindowFocus: true,
  // What customers sent leaves the memory with the screens that show it, however a login ends.
  gcTime: 0,
  meta: { errorTitle: 'Error Fetching Contact Messages' },
})
