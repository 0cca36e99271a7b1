import { act, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { storeQuoteRequest, storeTestimonial } from '../../support/build-rows'
import { focusWhenGone } from '../../support/focus'
import { sql, withLocalSupabase } from '../../support/local-supabase'
import { renderAdmin } from '../../support/render-app'

// Where the keyboard goes on when a dialog of the panel closes and what opened it is gone.

withLocalSupabase()

async function askToDelete() {
  await storeTestimonial({ name: 'Goes' })
  await storeTestimonial({ name: 'Stays' })
  const { user } = renderAdmin('/admin')
  await user.click(await within(await screen.findByRole('main')).findByRole('link', { name: /^Testimonials/ }))
  await user.click(await screen.findByRole('button', { name: 'Delete the testimonial of Goes' }))
  return { user, dialog: await screen.findByRole('dialog') }
}

/** Its row is deleted in another window, and the list has noticed. */
async function deleteElsewhere(table: string, text: string) {
  await sql(`delete from ${table} where name = '${text}'`)
  window.dispatchEvent(new Event('focus'))
  await waitFor(() => expect(screen.queryByText(text)).not.toBeInTheDocument())
}

const ways: [string, (user: UserEvent, dialog: HTMLElement) => Promise<void>][] = [
  ['Cancel', (user, dialog) => user.click(within(dialog).getByRole('button', { name: 'Cancel' }))],
  ['Escape', (user) => user.keyboard('{Escape}')],
]

test.each(ways)('%s goes on at the list when the row is gone meanwhile', async (_, close) => {
  const { user, dialog } = await askToDelete()
  await deleteElsewhere('testimonials', 'Goes')
  const focused = focusWhenGone(dialog)
  await close(user, dialog)
  expect(await focused).toBe(screen.getByRole('region', { name: 'Testimonials' }))
})

test('who goes back from a question leaves it behind, and has the heading of the screen before', async () => {
  const { dialog } = await askToDelete()
  const focused = focusWhenGone(dialog)
  act(() => window.history.back())
  expect(await focused).toBe(await screen.findByRole('heading', { level: 1, name: 'Admin Dashboard' }))
  // The screen of the question still fades out.
  expect(screen.getAllByRole('heading', { level: 1, hidden: true })).toHaveLength(2)
})

test('the text that could not be copied leaves the heading with the focus when its row is gone', async () => {
  await storeQuoteRequest()
  const { user } = renderAdmin('/admin/quote-requests')
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'))
  await user.click(await screen.findByRole('button', { name: 'Copy the request of Sam Whitfield' }))
  const dialog = await screen.findByRole('dialog', { name: 'Not copied' })
  await deleteElsewhere('quote_requests', 'Sam Whitfield')
  const focused = focusWhenGone(dialog)
  await user.click(within(dialog).getByRole('button', { name: 'Close' }))
  expect(await focused).toBe(screen.getByRole('heading', { level: 1 }))
})
