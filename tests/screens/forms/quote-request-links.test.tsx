import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { storeQuoteRequest } from '../../support/build-rows'
import { withLocalSupabase } from '../../support/local-supabase'
import { renderAdmin } from '../../support/render-app'

withLocalSupabase()

/** Opens the list with a single row that has this e-mail and phone. */
async function openRow(email: string, phone: string) {
  await storeQuoteRequest({ email, phone })
  renderAdmin('/admin/quote-requests')
  const [, row] = within(await screen.findByRole('table', { name: /Quote requests/ })).getAllByRole('row')
  if (!row) throw new Error('no row')
  const addresses = within(row)
    .queryAllByRole('link')
    .map((link) => link.getAttribute('href'))
  return { row, addresses }
}

const MAP = 'https://www.google.com/maps/search/?api=1&query=2210+Miller+Ave%2C+Ann+Arbor'

test('escapes mailto and tel links so each targets one address and one number', async () => {
  const { addresses } = await openRow('a?bcc=x%40y.example&b@example.com', '+1 734-555-0111 x12')
  expect(addresses).toEqual(['mailto:a%3Fbcc%3Dx%2540y.example%26b@example.com', 'tel:+17345550111;ext=12', MAP])
})

test('shows an invalid e-mail address or phone number as plain text', async () => {
  const { row, addresses } = await openRow('a@example.com?bcc=x%40y.example', '*21*17345550111#')
  expect(addresses).toEqual([MAP])
  expect(row).toHaveTextContent('a@example.com?bcc=x%40y.example')
  expect(row).toHaveTextContent('*21*17345550111#')
})

test('the address links to a map in a new tab with noopener and noreferrer', async () => {
  const { row } = await openRow('a@example.com', '734-555-0111')
  const map = within(row).getByRole('link', { name: 'Map of 2210 Miller Ave, Ann Arbor (opens in a new tab)' })
  expect(map).toHaveAttribute('target', '_blank')
  expect(map).toHaveAttribute('rel', 'noopener noreferrer')
})
