import { queryOptions } from '@tanstack/react-query'
import { deleteMutation } from './delete-mutation'
import { loadClient, loadClientWithSession } from './load-client'
import type { ContactMessageInput } from './rows'

export const sendContactMessage = async (input: ContactMessageInput) => (await loadClient()).insertContactMessage(input)

/** All rows, newest first. Only works with Supabase Auth. */
export const contactMessagesQuery = queryOptions({
  queryKey: ['contact-messages'],
  queryFn: async ({ signal }) => (await loadClientWithSession()).listContactMessages(signal),
  refetchOnWindowFocus: true,
  // Customers' data leave the memory with the screens that show them, however a login ends.
  gcTime: 0,
  meta: { errorTitle: 'Error Fetching Contact Messages' },
})

export const deleteContactMessageMutation = deleteMutation(
  'ContactForm',
  contactMessagesQuery.queryKey,
  'Error Deleting Contact Message',
)
