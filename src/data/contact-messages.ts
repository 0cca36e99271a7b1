import { queryOptions } from '@tanstack/react-query'
import { loadClient } from './load-client'

/** All rows, newest first. Only works with the lock. */
export const contactMessagesQuery = queryOptions({
  queryKey: ['contact-messages'],
  queryFn: async () => (await loadClient()).listContactMessages(),
  refetchOnWindowFocus: true,
  meta: { errorTitle: 'Error Fetching Contact Messages' },
})
