import { queryOptions } from '@tanstack/react-query'
import { loadClient, type Submission } from './load-client'
import type { ContactMessageInput } from './rows'

export const newContactMessage: Submission<ContactMessageInput> = {
  send: (client, input) => client.createContactMessage(input),
}

/** All rows, newest first. Only works with the lock. */
export const contactMessagesQuery = queryOptions({
  queryKey: ['contact-messages'],
  queryFn: async () => (await loadClient()).listContactMessages(),
  refetchOnWindowFocus: true,
  meta: { errorTitle: 'Error Fetching Contact Messages' },
})
