import { mutationOptions } from '@tanstack/react-query'
import { loadClient } from './load-client'
import type { ContactMessageInput } from './rows'

export const createContactMessage = mutationOptions({
  mutationFn: async (input: ContactMessageInput) => (await loadClient()).createContactMessage(input),
  meta: {
    errorTitle: 'Error Sending Message',
    errorText: (message: string) => `Could not send your message. Please try again. ${message}`,
  },
})
