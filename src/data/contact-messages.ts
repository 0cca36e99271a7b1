import { mutationOptions } from '@tanstack/react-query'
import type { ContactMessageInput } from './rows'

const client = () => import('./client')

export const createContactMessage = mutationOptions({
  mutationFn: async (input: ContactMessageInput) => (await client()).createContactMessage(input),
  meta: {
    errorTitle: 'Error Sending Message',
    errorText: (message: string) => `Could not send your message. Please try again. ${message}`,
  },
})
