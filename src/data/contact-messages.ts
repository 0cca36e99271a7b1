import { queryOptions } from '@tanstack/react-query'
import { loadClient, type Submission } from './load-client'
import type { ContactMessageInput } from './rows'

export const newContactMessage: Submission<ContactMessageInput> = {
  send: (client, input, signal) => client.createContactMessage(input, signal),
  meta: {
    errorTitle: 'Error Sending Message',
    errorText: (message) => `Could not send your message. Please try again. ${message}`,
  },
}

/** All rows, newest first. Only works with the lock. */
export const contactMessagesQuery = queryOptions({
  queryKey: ['contact-messages'],
  queryFn: async () => (await loadClient()).listContactMessages(),
  meta: { errorTitle: 'Error Fetching Contact Messages' },
})
