import type { ContactMessageInput } from './rows'
import type { Sending } from './sending'

/** Apart from contact-messages.ts, whose queries the page with the form does without. */
export const newContactMessage: Sending<ContactMessageInput> = {
  send: (client, input, signal) => client.createContactMessage(input, signal),
  failure: {
    errorTitle: 'Error Sending Message',
    errorText: (message) => `Could not send your message. Please try again. ${message}`,
  },
}
