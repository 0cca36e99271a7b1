import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { DataError } from '@/data/errors'
import { deleteTestimonialMutation } from '@/data/testimonials'
import { returnToTab } from '../../support/admin'
import { storeTestimonial } from '../../support/build-rows'
import { sql } from '../../support/local-supabase'
import { findToast, renderAdmin } from '../../support/render-app'

// Focus restoration when a dialog closes and the element that opened it has no focus, or no longer exists.

async function openDeleteDialog() {
  await storeTestimonial({ name: 'Goes' })
  await storeTestimonial({ name: 'Stays' })
  const { user } = renderAdmin('/admin')
  await user.click(await within(await screen.findByRole('main')).findByRole('link', { name: /^Testimonials/ }))
  await user.click(await screen.findByRole('button', { name: 'Delete the testimonial from Goes' }))
  return { user, dialog: await screen.findByRole('dialog') }
}

test('Escape moves the focus to the page heading when the row was deleted elsewhere', async () => {
  const { user } = await openDeleteDialog()
  // As from another device. The list is refetched when its tab is shown again.
  await sql("delete from testimonials where name = 'Goes'")
  returnToTab()
  await waitFor(() => expect(screen.queryByText('Goes', { ignore: '[role=dialog] *' })).not.toBeInTheDocument())
  await user.keyboard('{Escape}')
  const heading = screen.getByRole('heading', { level: 1, name: 'Manage Testimonials' })
  await waitFor(() => expect(heading).toHaveFocus())
})

test('navigating back closes the dialog and focuses the heading of the previous screen', async () => {
  const { dialog } = await openDeleteDialog()
  act(() => window.history.back())
  await waitFor(() => expect(dialog).not.toBeInTheDocument())
  expect(screen.getByRole('heading', { level: 1, name: 'Admin Dashboard' })).toHaveFocus()
})

test('the focus is restored in a browser that does not focus a clicked button', async () => {
  await storeTestimonial({ name: 'Goes' })
  await storeTestimonial({ name: 'Stays' })
  const { user } = renderAdmin('/admin/testimonials')
  const goes = await screen.findByRole('button', { name: 'Delete the testimonial from Goes' })
  // As Safari: unlike user.click(), this does not move the focus.
  fireEvent.click(goes)
  await user.click(await screen.findByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(goes).toHaveFocus())

  goes.blur()
  fireEvent.click(goes)
  await user.click(await screen.findByRole('button', { name: 'Delete Testimonial' }))
  await waitFor(() => expect(screen.getByRole('button', { name: 'Delete the testimonial from Stays' })).toHaveFocus())
})

test.for([
  ['stays in the list', 'a refusal by row-level security', 'Goes'],
  ['leaves the list', 'a delete elsewhere', 'Stays'],
] as const)('the focus is on a row that %s after %s', async ([outcome, _, name]) => {
  // What the data client throws with the lock, which tests in one process cannot turn on.
  vi.spyOn(deleteTestimonialMutation, 'mutationFn').mockImplementation(async () => {
    if (outcome === 'leaves the list') await sql("delete from testimonials where name = 'Goes'")
    throw new DataError('not-found')
  })
  const { user } = await openDeleteDialog()
  await user.click(screen.getByRole('button', { name: 'Delete Testimonial' }))
  await findToast('Error Deleting Testimonial')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  await waitFor(() => expect(screen.getByRole('button', { name: `Delete the testimonial from ${name}` })).toHaveFocus())
})
