import { queryOptions } from '@tanstack/react-query'
import { loadClient } from './load-client'

// Apart from contact-messages.ts, which visitors load.

/** Newest first, all of them; under the lock alone. */
export const contactMessagesQuery = queryOptions({
  queryKey: ['contact-messages'],
  queryFn: async () => (await loadClient()).listContactMessages(),
  meta: { errorTitle: 'Error Fetching Contact Messages' },
})
