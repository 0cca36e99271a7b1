import { mutationOptions } from '@tanstack/react-query'
import { loadClient } from './load-client'
import type { ContactMessageInput } from './rows'
import type { Sending } from './sending'

export const createContactMessage = mutationOptions({
  mutationFn: async ({ input, signal }: Sending<ContactMessageInput>) =>
    (await loadClient()).createContactMessage(input, signal),
  meta: {
    errorTitle: 'Error Sending Message',
    errorText: (message: string) => `Could not send your message. Please try again. ${message}`,
  },
})
