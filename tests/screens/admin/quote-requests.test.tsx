import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { storeQuoteRequest } from '../../support/build-rows'
import { hold, refuse } from '../../support/faults'
import { focusWhenGone } from '../../support/focus'
import { calls, clearFaults, inject, slowDown, sql, withLocalSupabase } from '../../support/local-supabase'
import { findToast, renderAdmin } from '../../support/render-app'

withLocalSupabase()

const open = () => renderAdmin('/admin/quote-requests')
const findTable = () => screen.findByRole('table', { name: /Quote requests/ })
const deletions = () => calls.filter(({ method }) => method === 'DELETE')

/** Mocks rows that the current constraints reject, as legacy rows may look. */
const answerWithRows = (rows: object[]) =>
  inject(({ method, table }) =>
    method === 'GET' && table === 'quote_requests'
      ? Response.json(rows, { headers: { 'content-range': `0-${rows.length - 1}/${rows.length}` } })
      : undefined,
  )

test('shows every field of a request, with mailto and tel links', async () => {
  await storeQuoteRequest({ description: 'A dead ash.\nA shed stands under it.' })
  open()
  const table = await findTable()
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map((header) => header.textContent),
  ).toEqual(['Name', 'Email', 'Phone', 'Address', 'Services', 'Description', 'Submitted At', 'Actions'])
  const [row] = within(table).getAllByRole('row').slice(1)
  if (!row) throw new Error('no row')
  expect(row).toHaveTextContent('Sam Whitfield')
  expect(row).toHaveTextContent('2210 Miller Ave, Ann Arbor')
  expect(row).toHaveTextContent('Tree Removal, Stump Grinding')
  expect(within(row).getByRole('link', { name: 'sam@example.com' })).toHaveAttribute('href', 'mailto:sam@example.com')
  expect(within(row).getByRole('link', { name: '(734) 555-0111' })).toHaveAttribute('href', 'tel:7345550111')
  const description = within(row).getByText(/A dead ash/)
  expect(description.textContent).toBe('A dead ash.\nA shed stands under it.')
  expect(description).toHaveClass('whitespace-pre-line')
  expect(row).toHaveTextContent(/Nov 2[01], 2026, \d{1,2}:05 [AP]M/)
})

test('shows phone and e-mail as they were typed, and links what can be dialed or mailed', async () => {
  const typed = [
    ['734.555.0111', 'tel:7345550111'],
    ['+1-734-555-0111 x12', 'tel:+17345550111;ext=12'],
    ['555-0111', 'tel:5550111'],
    ['7345550111', 'tel:7345550111'],
  ] as const
  for (const [phone] of typed) await storeQuoteRequest({ phone, email: 'Sam+oak@Example.com' })
  open()
  const table = await findTable()
  for (const [phone, href] of typed) {
    const shown = phone === '7345550111' ? '(734) 555-0111' : phone
    expect(within(table).getByRole('link', { name: shown })).toHaveAttribute('href', href)
  }
  for (const link of within(table).getAllByRole('link', { name: 'Sam+oak@Example.com' }))
    expect(link).toHaveAttribute('href', 'mailto:Sam+oak@Example.com')
})

test('shows the newest first', async () => {
  await storeQuoteRequest({ name: 'Older', created_at: '2026-11-01T12:00:00Z' })
  await storeQuoteRequest({ name: 'Newest', created_at: '2026-11-19T12:00:00Z' })
  await storeQuoteRequest({ name: 'Between', created_at: '2026-11-10T12:00:00Z' })
  open()
  const names = within(await findTable()).getAllByText(/Older|Newest|Between/, { selector: 'strong' })
  expect(names.map((name) => name.textContent)).toEqual(['Newest', 'Between', 'Older'])
})

test('shows N/A where a value is missing', async () => {
  answerWithRows([
    {
      id: '1',
      name: null,
      email: null,
      phone: null,
      address: null,
      services: null,
      description: null,
      created_at: null,
    },
  ])
  open()
  expect(within(await findTable()).getAllByText('N/A', { selector: 'td, td *' })).toHaveLength(7)
})

test('shows a loading state, then an empty state', async () => {
  const loading = hold('select', 'quote_requests')
  slowDown(loading.delay)
  open()
  expect(await screen.findByText('Loading quote requests...')).toBeVisible()
  loading.letGo()
  expect(await screen.findByText('No quote requests found.')).toBeVisible()
  expect(screen.getByText('When users submit quote requests, they will appear here.')).toBeVisible()
})

test('shows inline and in a toast why the list could not be loaded', async () => {
  inject(refuse('select', 'quote_requests', 'the disk is on fire'))
  open()
  expect(await screen.findByText('Error: the disk is on fire. Please try refreshing the page.')).toBeVisible()
  await findToast('Error Fetching Quote Requests', 'the disk is on fire')
  expect(screen.queryByText('No quote requests found.')).not.toBeInTheDocument()
  expect(calls.filter(({ table }) => table === 'quote_requests')).toHaveLength(1)
})

async function openDeleteDialog(name: string) {
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: `Delete the request from ${name}` }))
  const dialog = await screen.findByRole('dialog', { name: 'Are you sure?' })
  return { user, dialog }
}

test('deletes a request after confirmation, removes it from the list and moves the focus to the next row', async () => {
  await storeQuoteRequest({ name: 'Goes' })
  await storeQuoteRequest({ name: 'Stays' })
  const { user, dialog } = await openDeleteDialog('Goes')
  expect(dialog).toHaveAccessibleDescription(
    'This action cannot be undone. This will permanently delete the quote request.',
  )
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }))
  await findToast('Quote Request Deleted', 'The quote request has been successfully deleted.')
  await waitFor(() => expect(screen.queryByText('Goes')).not.toBeInTheDocument())
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Delete the request from Stays' })).toHaveFocus()
  expect(await sql('select name from quote_requests')).toEqual([{ name: 'Stays' }])
})

test('focuses Cancel first, and Cancel deletes nothing', async () => {
  await storeQuoteRequest()
  const { user, dialog } = await openDeleteDialog('Sam Whitfield')
  const cancel = within(dialog).getByRole('button', { name: 'Cancel' })
  expect(cancel).toHaveFocus()
  const focused = focusWhenGone(dialog)
  await user.click(cancel)
  expect(await focused).toBe(screen.getByRole('button', { name: 'Delete the request from Sam Whitfield' }))
  expect(deletions()).toHaveLength(0)
  expect(await sql('select from quote_requests')).toHaveLength(1)
})

test('deletes once on a double click', async () => {
  await storeQuoteRequest()
  const deleting = hold('delete', 'quote_requests')
  slowDown(deleting.delay)
  const { user, dialog } = await openDeleteDialog('Sam Whitfield')
  await user.dblClick(within(dialog).getByRole('button', { name: 'Delete' }))
  deleting.letGo()
  await findToast('Quote Request Deleted')
  expect(deletions()).toHaveLength(1)
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
})

test('keeps the row and the dialog open for a retry when deleting fails', async () => {
  await storeQuoteRequest()
  inject(refuse('delete', 'quote_requests', 'not now'))
  const { user, dialog } = await openDeleteDialog('Sam Whitfield')
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }))
  await findToast('Error Deleting Quote Request', 'not now')
  expect(dialog).toBeVisible()
  clearFaults()
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }))
  await findToast('Quote Request Deleted')
})

test('shows an error, not success, when the row was already deleted', async () => {
  await storeQuoteRequest()
  const { user, dialog } = await openDeleteDialog('Sam Whitfield')
  await sql('delete from quote_requests')
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }))
  await findToast(
    'Error Deleting Quote Request',
    'This entry is no longer there; it may have been deleted in the meantime',
  )
  expect(screen.queryByText('Quote Request Deleted')).not.toBeInTheDocument()
  await waitFor(() => expect(screen.queryByRole('table')).not.toBeInTheDocument())
})
