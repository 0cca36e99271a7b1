import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { storeTestimonial } from '../../support/build-rows'
import { hold, refuse } from '../../support/faults'
import { fill } from '../../support/fill'
import { focusWhenGone } from '../../support/focus'
import { clearFaults, inject, slowDown, sql, withLocalSupabase } from '../../support/local-supabase'
import { findToast, renderAdmin } from '../../support/render-app'

withLocalSupabase()

const open = () => renderAdmin('/admin/testimonials')

test('shows each testimonial with its stars and an edit link', async () => {
  const { id } = await storeTestimonial({ rating: 4 })
  open()
  const table = await screen.findByRole('table', { name: /Testimonials/ })
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['Name', 'Location', 'Rating', 'Service', 'Actions'])
  const [row] = within(table).getAllByRole('row').slice(1)
  if (!row) throw new Error('no row')
  for (const text of ['Dana R.', 'Ann Arbor', 'Tree Removal']) expect(within(row).getByText(text)).toBeVisible()
  const stars = within(row).getByRole('img', { name: '4 out of 5 stars' })
  expect([...stars.querySelectorAll('path')].map((star) => star.classList.contains('fill-amber'))).toEqual([
    true,
    true,
    true,
    true,
    false,
  ])
  expect(within(row).getByRole('link', { name: 'Edit the testimonial from Dana R.' })).toHaveAttribute(
    'href',
    `/admin/testimonials/edit/${id}`,
  )
})

test('shows the total count and links to the editor and the dashboard', async () => {
  await storeTestimonial()
  await storeTestimonial()
  open()
  expect(await screen.findByText('Total testimonials: 2')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Add New Testimonial' })).toHaveAttribute('href', '/admin/testimonials/new')
  expect(screen.getByRole('link', { name: 'Back to Dashboard' })).toHaveAttribute('href', '/admin')
})

test('shows a loading state, then an empty state', async () => {
  const loading = hold('select', 'testimonials')
  slowDown(loading.delay)
  open()
  expect(await screen.findByText('Loading testimonials...')).toBeVisible()
  loading.letGo()
  expect(await screen.findByText('No testimonials found. Add your first one!')).toBeVisible()
})

test('shows an error with a retry button, not the empty state, when loading fails', async () => {
  await storeTestimonial()
  inject(refuse('select', 'testimonials', 'not today'))
  const { user } = open()
  await findToast('Error Fetching Testimonials', 'not today')
  expect(screen.queryByText(/No testimonials found/)).not.toBeInTheDocument()
  clearFaults()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('table')).toBeVisible()
})

test('deletes a testimonial after confirmation and moves the focus to the row before the last one', async () => {
  await storeTestimonial({ name: 'Goes' })
  await storeTestimonial({ name: 'Stays' })
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Delete the testimonial from Goes' }))
  const dialog = await screen.findByRole('dialog', { name: 'Confirm Deletion' })
  expect(dialog).toHaveAccessibleDescription(
    'Are you sure you want to delete this testimonial? This action cannot be undone.',
  )
  expect(within(dialog).getByRole('button', { name: 'Cancel' })).toHaveFocus()
  const focused = focusWhenGone(dialog)
  await user.click(within(dialog).getByRole('button', { name: 'Delete Testimonial' }))
  const next = screen.getByRole('button', { name: 'Delete the testimonial from Stays' })
  expect(await focused).toBe(next)
  await findToast('Testimonial Deleted', 'The testimonial has been successfully deleted.')
  await waitFor(() => expect(screen.queryByText('Goes')).not.toBeInTheDocument())
  expect(next).toHaveFocus()
  expect(await sql('select name from testimonials')).toEqual([{ name: 'Stays' }])
})

test('keeps the confirmation dialog open when deleting fails', async () => {
  await storeTestimonial()
  inject(refuse('delete', 'testimonials', 'not now'))
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Delete the testimonial from Dana R.' }))
  await user.click(await screen.findByRole('button', { name: 'Delete Testimonial' }))
  await findToast('Error Deleting Testimonial', 'not now')
  expect(screen.getByRole('dialog')).toBeVisible()
  expect(screen.queryByText('Testimonial Deleted')).not.toBeInTheDocument()
})

test('keeps the search field when it filters out the only remaining row', async () => {
  await storeTestimonial({ name: 'Goes' })
  await storeTestimonial({ name: 'Stays' })
  const { user } = open()
  await fill(user, await screen.findByLabelText('Search'), 'goes')
  await user.click(await screen.findByRole('button', { name: 'Delete the testimonial from Goes' }))
  await user.click(await screen.findByRole('button', { name: 'Delete Testimonial' }))
  expect(await screen.findByText('No results.')).toBeVisible()
  await user.clear(screen.getByLabelText('Search'))
  expect(await screen.findByText('Stays')).toBeVisible()
})
