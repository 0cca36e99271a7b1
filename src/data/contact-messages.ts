import { queryOptions } from '@tanstack/react-query'
import { type DataClient, loadClientWithSession } from './load-client'
import type { ContactMessageInput } from './rows'

export const contactMessageDelivery = {
  insert: (client: DataClient, input: ContactMessageInput) => client.insertContactMessage(input),
  successToast: { title: 'Message Sent!', description: "Thank you for contacting us. We'll get back to you shortly." },
  failureToasts: (message: string) => [
    { title: 'Error Sending Message', description: `Could not send your message. Please try again. ${message}` },
  ],
}

/** All rows, newest first. Only works with the lock. */
export const contactMessagesQuery = queryOptions({
  queryKey: ['contact-messages'],
  queryFn: async ({ signal }) => (await loadClientWithSession()).listContactMessages(signal),
  refetchOnWindowFocus: true,
  // What customers sent leaves the memory with the screens that show it, however a login ends.
  gcTime: 0,
  meta: { errorTitle: 'Error Fetching Contact Messages' },
})
