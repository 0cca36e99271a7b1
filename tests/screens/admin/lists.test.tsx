import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { storePost, storeQuoteRequest, storeTestimonial } from '../../support/build-rows'
import { refuse } from '../../support/faults'
import { calls, delayCalls, inject, sql } from '../../support/local-supabase'
import { findToast, renderAdmin } from '../../support/render-app'

// The words of each of the three lists, and that its rows are its own. What their one component does with a row is tried
// in the list of testimonials, below.

const lists = [
  {
    path: '/admin/quote-requests',
    table: 'quote_requests',
    store: (name: string) => storeQuoteRequest({ name }),
    loading: 'Loading quote requests...',
    empty: /^No quote requests found\./,
    failure: 'Error Fetching Quote Requests',
    button: (name: string) => `Delete the request from ${name}`,
    question: ['Are you sure?', 'This action cannot be undone. This will permanently delete the quote request.'],
    confirm: 'Delete',
    deleted: ['Quote Request Deleted', 'The quote request has been successfully deleted.'],
    notDeleted: 'Error Deleting Quote Request',
    total: 'Total quote requests: 0',
  },
  {
    path: '/admin/blog',
    table: 'blog_posts',
    store: (title: string) => storePost({ title }),
    loading: 'Loading blog posts...',
    empty: /^No blog posts found\./,
    failure: 'Error Fetching Blog Posts',
    button: (title: string) => `Delete ${title}`,
    question: ['Confirm Deletion', 'Are you sure you want to delete the post "Goes"? This action cannot be undone.'],
    confirm: 'Delete Post',
    deleted: ['Post Deleted', 'The post "Goes" has been successfully deleted.'],
    notDeleted: 'Error Deleting Blog Post',
    total: 'Total posts: 0',
  },
  {
    path: '/admin/testimonials',
    table: 'testimonials',
    store: (name: string) => storeTestimonial({ name }),
    loading: 'Loading testimonials...',
    empty: 'No testimonials found. Add your first one!',
    failure: 'Error Fetching Testimonials',
    button: (name: string) => `Delete the testimonial from ${name}`,
    question: ['Confirm Deletion', 'Are you sure you want to delete this testimonial? This action cannot be undone.'],
    confirm: 'Delete Testimonial',
    deleted: ['Testimonial Deleted', 'The testimonial has been successfully deleted.'],
    notDeleted: 'Error Deleting Testimonial',
    total: 'Total testimonials: 0',
  },
] as const

const deletions = () => calls.filter(({ method }) => method === 'DELETE')

/** Stores a row and presses its Delete. */
async function openDialog({ path, store, button, question }: (typeof lists)[number]) {
  await store('Goes')
  const { user } = renderAdmin(path)
  const opener = await screen.findByRole('button', { name: button('Goes') })
  await user.click(opener)
  const dialog = await screen.findByRole('dialog', { name: question[0] })
  const press = (name: string) => user.click(within(dialog).getByRole('button', { name }))
  return { user, opener, dialog, press }
}

describe.for(lists)('$path', (list) => {
  const { path, table, store, button, question, confirm } = list

  test('shows a loading state, then an empty state', async () => {
    const loading = delayCalls('select', table)
    renderAdmin(path)
    expect(await screen.findByText(list.loading)).toBeVisible()
    loading.letGo()
    expect(await screen.findByText(list.empty)).toBeVisible()
    expect(screen.getByText(list.total)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Back to Dashboard' })).toHaveAttribute('href', '/admin')
  })

  test('shows a toast when loading fails, with the message as it is', async () => {
    await store('Stays')
    inject(refuse('select', table, 'Not today'))
    renderAdmin(path)
    await findToast(list.failure, 'Not today')
    // Only the quote requests have an error in their place.
    const isInline = table === 'quote_requests'
    expect(screen.queryAllByText('Error: Not today. Please try refreshing the page.')).toHaveLength(isInline ? 1 : 0)
    expect(screen.queryAllByText(list.empty)).toHaveLength(isInline ? 0 : 1)
    expect(calls.filter((call) => call.table === table)).toHaveLength(1)
  })

  test('asks before it deletes, in words that name the row', async () => {
    const { dialog } = await openDialog(list)
    expect(dialog).toHaveAccessibleDescription(question[1])
    expect(dialog.querySelector('p')).toHaveTextContent(/Goes/)
  })

  test('says that a row is deleted, and does not show it any more even if the list cannot be fetched again', async () => {
    await store('Stays')
    const { press } = await openDialog(list)
    inject(refuse('select', table, 'not today'))
    await press(confirm)
    await findToast(list.deleted[0], list.deleted[1])
    await findToast(list.failure, 'not today')
    expect(screen.queryByRole('button', { name: button('Goes'), hidden: true })).not.toBeInTheDocument()
    expect(screen.getByRole('button', { name: button('Stays') })).toBeVisible()
    expect(await sql(`select from ${table}`)).toHaveLength(1)
  })

  test('says why a row cannot be deleted', async () => {
    inject(refuse('delete', table, 'not now'))
    const { press } = await openDialog(list)
    await press(confirm)
    await findToast(list.notDeleted, 'not now')
    expect(screen.queryByText(list.deleted[0])).not.toBeInTheDocument()
  })
})

const testimonials = lists[2]

test('two presses on the confirmation delete once, after which the next row has the focus', async () => {
  await storeTestimonial({ name: 'Stays' })
  const deleting = delayCalls('delete', 'testimonials')
  const { user, dialog } = await openDialog(testimonials)
  await user.dblClick(within(dialog).getByRole('button', { name: 'Delete Testimonial' }))
  deleting.letGo()
  await waitFor(() => expect(screen.getByRole('button', { name: testimonials.button('Stays') })).toHaveFocus())
  expect(deletions()).toHaveLength(1)
})

test('a failed deletion gives the focus back to its button', async () => {
  inject(refuse('delete', 'testimonials', 'not now'))
  const { opener, press } = await openDialog(testimonials)
  await press('Delete Testimonial')
  await waitFor(() => expect(opener).toHaveFocus())
})

test('a row that is already gone is deleted', async () => {
  const { press } = await openDialog(testimonials)
  await sql('delete from testimonials')
  await press('Delete Testimonial')
  await findToast(...testimonials.deleted)
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: testimonials.button('Goes') })).not.toBeInTheDocument(),
  )
})

test('while a row is being deleted its dialog stays, whatever is pressed', async () => {
  const deleting = delayCalls('delete', 'testimonials')
  const { user, dialog, press } = await openDialog(testimonials)
  await press('Delete Testimonial')
  await press('Cancel')
  await user.keyboard('{Escape}')
  expect(dialog).toBeVisible()
  expect(within(dialog).getByRole('button', { name: 'Cancel' })).toHaveAttribute('aria-disabled', 'true')
  deleting.letGo()
  await waitFor(() => expect(dialog).not.toBeInTheDocument())
  await findToast('Testimonial Deleted')
})

test('the dialog focuses Cancel first, and Cancel deletes nothing', async () => {
  const { opener, dialog, press } = await openDialog(testimonials)
  expect(within(dialog).getByRole('button', { name: 'Cancel' })).toHaveFocus()
  await press('Cancel')
  await waitFor(() => expect(opener).toHaveFocus())
  expect(deletions()).toEqual([])
  expect(await sql('select from testimonials')).toHaveLength(1)
})
