import { queryOptions } from '@tanstack/react-query'
import { loadClient } from './load-client'

/** Newest first, all of them; under the lock alone. */
export const contactMessagesQuery = queryOptions({
  queryKey: ['contact-messages', 'list'],
  queryFn: async () => (await loadClient()).listContactMessages(),
  meta: { errorTitle: 'Error Fetching Contact Messages' },
})

/** How many there are, or have come after a timestamp of the database. A failure is not said. */
export const contactMessageCountQuery = (after?: string) =>
  queryOptions({
    queryKey: ['contact-messages', 'count', { after }],
    queryFn: async () => (await loadClient()).countContactMessages(after),
    refetchOnWindowFocus: true,
  })
