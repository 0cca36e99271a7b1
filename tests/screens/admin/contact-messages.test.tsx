import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import ContactMessages from '@/routes/admin/contact-messages'
import { toastStore } from '@/ui/toast'
import { isOf } from '../../support/faults'
import { calls, inject } from '../../support/local-supabase'
import { withProviders } from '../../support/render-app'
import { samples } from '../../support/sample-rows'

// The list exists only with the lock, which the site of these tests lacks: the screen is rendered on its own, and these
// tests answer in place of the database, which tests/database/privileges.test.ts asks.

const messages = ['Goes', 'Stays'].map((FullName) => ({ ...samples.ContactForm, id: FullName, FullName }))

/** Deletes the first of the two messages. */
async function deleteMessage(deleted: readonly { id: string }[]) {
  const isList = isOf('select', 'ContactForm')
  inject((call) => (isList(call) ? Response.json(messages) : undefined))
  inject((call) => (call.method === 'DELETE' ? Response.json(deleted) : undefined))
  render(withProviders(<ContactMessages />, '/admin/contact-messages'))
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Delete the message from Goes' }))
  const dialog = await screen.findByRole('dialog', { name: 'Are you sure?' })
  expect(dialog).toHaveAccessibleDescription(
    'This action cannot be undone. This will permanently delete the contact message.',
  )
  expect(dialog).toHaveTextContent('Goes')
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(dialog).not.toBeInTheDocument())
  const deletion = calls.find(({ method }) => method === 'DELETE')
  expect(deletion?.table).toBe('ContactForm')
  expect(deletion?.url.searchParams.get('id')).toBe('eq.Goes')
  return toastStore.read().at(-1)
}

test('the owner deletes a message after a question', async () => {
  expect(await deleteMessage([{ id: 'Goes' }])).toMatchObject({
    title: 'Contact Message Deleted',
    description: 'The contact message has been successfully deleted.',
  })
  await waitFor(() => expect(screen.getByRole('button', { name: 'Delete the message from Stays' })).toHaveFocus())
})
