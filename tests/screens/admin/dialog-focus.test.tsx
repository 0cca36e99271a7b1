import { act, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { storeQuoteRequest, storeTestimonial } from '../../support/build-rows'
import { focusWhenGone } from '../../support/focus'
import { sql, withLocalSupabase } from '../../support/local-supabase'
import { renderAdmin } from '../../support/render-app'

// Focus restoration when a dialog closes and the element that opened it no longer exists.

withLocalSupabase()

async function openDeleteDialog() {
  await storeTestimonial({ name: 'Goes' })
  await storeTestimonial({ name: 'Stays' })
  const { user } = renderAdmin('/admin')
  await user.click(await within(await screen.findByRole('main')).findByRole('link', { name: /^Testimonials/ }))
  await user.click(await screen.findByRole('button', { name: 'Delete the testimonial from Goes' }))
  return { user, dialog: await screen.findByRole('dialog') }
}

/** Deletes the row behind the panel's back, then refetches the list. */
async function deleteElsewhere(table: string, text: string) {
  await sql(`delete from ${table} where name = '${text}'`)
  window.dispatchEvent(new Event('focus'))
  await waitFor(() => expect(screen.queryByText(text)).not.toBeInTheDocument())
}

const closeActions: [string, (user: UserEvent, dialog: HTMLElement) => Promise<void>][] = [
  ['Cancel', (user, dialog) => user.click(within(dialog).getByRole('button', { name: 'Cancel' }))],
  ['Escape', (user) => user.keyboard('{Escape}')],
]

test.each(closeActions)('%s moves the focus to the list when the row was deleted elsewhere', async (_, close) => {
  const { user, dialog } = await openDeleteDialog()
  await deleteElsewhere('testimonials', 'Goes')
  const focused = focusWhenGone(dialog)
  await close(user, dialog)
  expect(await focused).toBe(screen.getByRole('region', { name: 'Testimonials' }))
})

test('navigating back closes the dialog and focuses the heading of the previous screen', async () => {
  const { dialog } = await openDeleteDialog()
  const focused = focusWhenGone(dialog)
  act(() => window.history.back())
  expect(await focused).toBe(await screen.findByRole('heading', { level: 1, name: 'Admin Dashboard' }))
})

test('closing the copy fallback focuses the page heading when the row was deleted elsewhere', async () => {
  await storeQuoteRequest()
  const { user } = renderAdmin('/admin/quote-requests')
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'))
  await user.click(await screen.findByRole('button', { name: 'Copy the request from Sam Whitfield' }))
  const dialog = await screen.findByRole('dialog', { name: 'Not copied' })
  await deleteElsewhere('quote_requests', 'Sam Whitfield')
  const focused = focusWhenGone(dialog)
  await user.click(within(dialog).getByRole('button', { name: 'Close' }))
  expect(await focused).toBe(screen.getByRole('heading', { level: 1 }))
})
