import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { company } from '@/content/company'
import { storeQuoteRequest } from '../../support/build-rows'
import { inject } from '../../support/local-supabase'
import { renderAdmin } from '../../support/render-app'
import { samples } from '../../support/sample-rows'
import { readTextLink, takeTexts } from '../../support/texting'
import { textsOf } from '../../support/texts-of'

const open = () => renderAdmin('/admin/quote-requests')
const findTable = () => screen.findByRole('table', { name: /Quote requests/ })

/** The row of the only request, which has two lines of description. */
async function openRequest() {
  await storeQuoteRequest({ description: 'A dead ash.\nA shed stands under it.' })
  open()
  const table = await findTable()
  return { table, row: within(table).getAllByRole('row')[1] as HTMLElement }
}

test('shows every field of a request, in its column', async () => {
  const { table, row } = await openRequest()
  const headers = within(table).getAllByRole('columnheader')
  expect(textsOf(headers)).toEqual([
    ...['Name', 'Email', 'Phone', 'Address', 'Services', 'Description', 'Submitted At', 'Actions'],
  ])
  const { services, description: text, ...others } = samples.quote_requests
  for (const value of Object.values(others)) expect(row).toHaveTextContent(value)
  expect(row).toHaveTextContent('Tree Removal, Stump Grinding')
  expect(row).toHaveTextContent(/Nov 2[01], 2026, \d{1,2}:05 [AP]M/)
  const description = within(row).getByText(/A dead ash/)
  expect(description.textContent).toBe('A dead ash.\nA shed stands under it.')
  expect(description).toHaveClass('whitespace-pre-line')
})

test('a request has links to write, call and text', async () => {
  takeTexts()
  const { row } = await openRequest()
  const linkTo = (name: string) => within(row).getByRole('link', { name }).getAttribute('href')
  expect(linkTo('sam@example.com')).toBe('mailto:sam@example.com')
  expect(linkTo('(734) 555-0111')).toBe('tel:7345550111')
  expect(linkTo('Call Sam Whitfield')).toBe('tel:7345550111')
  const greeting = `Hi Sam Whitfield, this is ${company.shortName} about your tree.`
  expect(readTextLink(within(row).getByRole('link', { name: 'Text Sam Whitfield' }))).toEqual(['7345550111', greeting])
})

test('shows the beginning of a very long description, and all of it on demand', async () => {
  await storeQuoteRequest({ description: `Top.${'\n'.repeat(4000)}Bottom.` })
  await storeQuoteRequest({ description: 'A line.\n'.repeat(20) })
  const { user } = open()
  const table = await findTable()
  const long = within(table).getByText(/Bottom/)
  expect(long).toHaveClass('line-clamp-12', 'whitespace-pre-line')
  await user.click(within(table).getByRole('button', { name: 'Show all' }))
  expect(long).not.toHaveClass('line-clamp-12')
  await user.click(within(table).getByRole('button', { name: 'Show less' }))
  expect(long).toHaveClass('line-clamp-12')
})

test('shows N/A where a value is missing', async () => {
  // The constraints refuse such a row; an older one may be there.
  inject(() => Response.json([{ id: '1' }], { headers: { 'content-range': '0-0/1' } }))
  open()
  expect(within(await findTable()).getAllByText('N/A', { selector: 'td, td *' })).toHaveLength(7)
})

test('shows an invalid e-mail address or phone number as plain text; the address links to a map', async () => {
  takeTexts()
  await storeQuoteRequest({ email: 'a@example.com?bcc=x%40y.example', phone: '*21*17345550111#' })
  open()
  const [, row] = within(await findTable()).getAllByRole('row')
  expect(row).toHaveTextContent('a@example.com?bcc=x%40y.example')
  expect(row).toHaveTextContent('*21*17345550111#')
  const maps = screen.getAllByRole('link', { name: 'Map of 2210 Miller Ave, Ann Arbor (opens in a new tab)' })
  expect(within(row as HTMLElement).getAllByRole('link')).toEqual(maps)
  const [map] = maps
  expect(map).toHaveAttribute(
    'href',
    expect.stringMatching(/^https:\/\/www\.google\.com\/maps\/search\/\?api=1&query=2210/),
  )
  expect(map).toHaveAttribute('target', '_blank')
  expect(map).toHaveAttribute('rel', 'noopener noreferrer')
})
