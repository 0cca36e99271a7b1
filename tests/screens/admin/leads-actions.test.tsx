import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { storeQuoteRequest } from '../../support/build-rows'
import { findToast, renderAdmin } from '../../support/render-app'

async function openList() {
  await storeQuoteRequest({ description: 'A dead ash.\nA shed stands under it.' })
  await storeQuoteRequest({ name: 'Grace', created_at: '2026-11-01T12:00:00Z' })
  const { user } = renderAdmin('/admin/quote-requests')
  await screen.findByText('Sam Whitfield', { selector: 'strong' })
  return user
}

const AS_TEXT = new RegExp(
  [
    '^Name: Sam Whitfield',
    'Email: sam@example\\.com',
    'Phone: \\(734\\) 555-0111',
    'Address: 2210 Miller Ave, Ann Arbor',
    'Services: Tree Removal, Stump Grinding',
    'Description: A dead ash\\.\nA shed stands under it\\.',
    'Submitted At: Nov 2[01], 2026, \\d{1,2}:05 [AP]M$',
  ].join('\n'),
)

test('copies a whole request to the clipboard as plain text and shows a toast', async () => {
  const user = await openList()
  await user.click(screen.getByRole('button', { name: 'Copy details of the request from Sam Whitfield' }))
  await findToast('Copied', 'Paste it into a text or email.')
  expect(await navigator.clipboard.readText()).toMatch(AS_TEXT)
})

test('says so when the clipboard is denied', async () => {
  const user = await openList()
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'))
  await user.click(screen.getByRole('button', { name: 'Copy details of the request from Sam Whitfield' }))
  await findToast('Not Copied', 'This browser did not allow copying.')
  expect(screen.queryByText('Copied')).not.toBeInTheDocument()
})
