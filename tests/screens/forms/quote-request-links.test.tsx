import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { storeQuoteRequest } from '../../support/build-rows'
import { withLocalSupabase } from '../../support/local-supabase'
import { renderAdmin } from '../../support/render-app'

withLocalSupabase()

/** The only row of the list, with these for e-mail and phone. */
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

test('a link writes to one address and calls one number, whatever else they hold', async () => {
  const { addresses } = await openRow('a?bcc=x%40y.example&b@example.com', '+1 734-555-0111 x12')
  expect(addresses).toEqual(['mailto:a%3Fbcc%3Dx%2540y.example%26b@example.com', 'tel:+17345550111;ext=12', MAP])
})

test('what is no plain address and no number is shown without a link', async () => {
  const { row, addresses } = await openRow('a@example.com?bcc=x%40y.example', '*21*17345550111#')
  expect(addresses).toEqual([MAP])
  expect(row).toHaveTextContent('a@example.com?bcc=x%40y.example')
  expect(row).toHaveTextContent('*21*17345550111#')
})

test('the address leads to a map in a tab of its own, which learns nothing of the panel', async () => {
  const { row } = await openRow('a@example.com', '734-555-0111')
  const map = within(row).getByRole('link', { name: 'Map of 2210 Miller Ave, Ann Arbor in a new tab' })
  expect(map).toHaveAttribute('target', '_blank')
  expect(map).toHaveAttribute('rel', 'noopener noreferrer')
})
