import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { company } from '@/content/company'
import { storePost, storeQuoteRequest, storeTestimonial } from '../../support/build-rows'
import { refuse } from '../../support/faults'
import { calls, clearFaults, inject } from '../../support/local-supabase'
import { renderAdmin } from '../../support/render-app'
import { readTextLink, takeTexts } from '../../support/texting'
import { textsOf } from '../../support/texts-of'

const HOUR = 3_600_000

const hoursAgo = (hours: number) => new Date(Date.now() - hours * HOUR - 1000).toISOString()

const findNewest = async () => {
  const section = await screen.findByRole('region', { name: 'Newest quote requests' })
  return { section, rows: await within(section).findAllByRole('listitem') }
}

const cardOf = (element: HTMLElement) => element.closest('li') as HTMLElement

const findRequestsCard = () => cardOf(within(screen.getByRole('main')).getByRole('link', { name: 'Quote Requests' }))

const namesIn = (rows: HTMLElement[]) => rows.map((row) => within(row).getAllByRole('link')[0]?.textContent)

test('shows the newest five requests before the cards, and leads to all of them', async () => {
  for (const day of [1, 2, 3, 4, 5, 6]) await storeQuoteRequest({ name: `Lead ${day}`, created_at: hoursAgo(day * 24) })
  const { user } = renderAdmin('/admin')
  const { section, rows } = await findNewest()
  expect(namesIn(rows)).toEqual(['Lead 1', 'Lead 2', 'Lead 3', 'Lead 4', 'Lead 5'])
  const card = within(screen.getByRole('main')).getByRole('link', { name: 'Quote Requests' })
  expect(section.compareDocumentPosition(card)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  await user.click(within(cardOf(card)).getByRole('link', { name: 'See all requests' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Manage Quote Requests' })).toBeVisible()
})

test('a newest request has its age, town, services and first lines, and links to call, text and find it', async () => {
  takeTexts()
  await storeQuoteRequest({
    name: 'Lead',
    phone: '734.555.0101',
    address: '2210 Miller Ave, Ann Arbor, MI 48103',
    services: ['other', 'tree-removal'],
    description: 'A dead ash.\nA shed stands under it.',
    created_at: hoursAgo(48),
  })
  renderAdmin('/admin')
  const { rows } = await findNewest()
  const row = rows[0] as HTMLElement
  expect(textsOf([...row.querySelectorAll('p')])).toEqual([
    'Lead',
    '2 days ago · Ann Arbor',
    'Other (Please specify below), Tree Removal',
    'A dead ash.\nA shed stands under it.',
  ])
  const link = (name: string | RegExp) => within(row).getByRole('link', { name })
  expect(link('Call 734.555.0101: Lead')).toHaveAttribute('href', 'tel:7345550101')
  expect(readTextLink(link('Text Lead'))).toEqual([
    '7345550101',
    `Hi Lead, this is ${company.shortName} about your tree.`,
  ])
  expect(link(/^Map of 2210 Miller Ave/)).toHaveAttribute(
    'href',
    expect.stringMatching(/^https:\/\/www\.google\.com\/maps\//),
  )
})

test('the cards carry the number of their rows and what is new, and lead to them and to new ones', async () => {
  await storePost({ date: '2026-10-01T12:00:00Z', slug: 'older' })
  await storePost({ title: 'Newest', date: '2026-11-02T12:00:00Z' })
  await storeQuoteRequest({ created_at: hoursAgo(31 * 24) })
  await storeQuoteRequest({ created_at: hoursAgo(72) })
  await storeQuoteRequest({ name: 'Lead', created_at: hoursAgo(2) })
  renderAdmin('/admin')
  const main = within(await screen.findByRole('main'))
  const cards: [string, string, string[]][] = [
    ['Blog Posts', '/admin/blog', ['2', 'Newest', 'November 2, 2026']],
    ['Testimonials', '/admin/testimonials', ['0']],
    ['Quote Requests', '/admin/quote-requests', ['3', '1 new', '2 in the last 30 days']],
  ]
  for (const [name, path, texts] of cards) {
    const link = main.getByRole('link', { name })
    expect(link).toHaveAttribute('href', path)
    for (const text of texts) expect(await within(cardOf(link)).findByText(text)).toBeVisible()
  }
  expect(main.getByRole('link', { name: 'Create New Post' })).toHaveAttribute('href', '/admin/blog/new')
  expect(main.getByRole('link', { name: 'Add New Testimonial' })).toHaveAttribute('href', '/admin/testimonials/new')
})

test('the card of the testimonials has the words and the stars of the newest one', async () => {
  await storeTestimonial({ testimonial: 'Newest words.', rating: 4 })
  renderAdmin('/admin')
  const words = await screen.findByText('Newest words.')
  const card = within(cardOf(words))
  expect(card.getByRole('link', { name: 'Testimonials' })).toBeVisible()
  expect(card.getByRole('img', { name: '4 out of 5 stars' })).toBeVisible()
})

test('an emergency is marked, and comes first among the new requests', async () => {
  await storeQuoteRequest({ name: 'Seen', services: ['emergency-service'], created_at: hoursAgo(5) })
  await storeQuoteRequest({ name: 'Urgent', services: ['emergency-service'], created_at: hoursAgo(3) })
  await storeQuoteRequest({ name: 'Later', created_at: hoursAgo(2) })
  window.localStorage.setItem('last-shown:quote-requests', hoursAgo(4))
  renderAdmin('/admin')
  const { rows } = await findNewest()
  expect(namesIn(rows)).toEqual(['Urgent', 'Later', 'Seen'])
  const marks = rows.map((row) => textsOf(within(row).queryAllByText(/^(Emergency|New)$/)))
  expect(marks).toEqual([['Emergency', 'New'], ['New'], ['Emergency']])
  expect(findRequestsCard()).toHaveTextContent('2 new1 emergency · 3 in the last 30 days')
})

test('the card of the requests says when nothing is new', async () => {
  await storeQuoteRequest({ created_at: hoursAgo(72) })
  renderAdmin('/admin')
  await findNewest()
  expect(findRequestsCard()).toHaveTextContent('Nothing new')
})

test('says why the newest requests are missing, keeps the cards, and tries again on demand', async () => {
  await storeQuoteRequest()
  inject(refuse('select', 'quote_requests', 'not now'))
  const { user } = renderAdmin('/admin')
  expect(await screen.findByText('Error: not now. Please try refreshing the page.')).toBeVisible()
  for (const card of ['Quote Requests', 'Blog Posts', 'Testimonials'])
    expect(within(screen.getByRole('main')).getByRole('link', { name: card })).toBeVisible()
  clearFaults()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('link', { name: 'Sam Whitfield' })).toBeVisible()
})

test('without the lock there are no messages anywhere', async () => {
  const { unmount } = renderAdmin('/admin')
  const main = within(await screen.findByRole('main'))
  await main.findByText('Nobody has asked for a quote yet.')
  expect(document.body).not.toHaveTextContent(/messages/i)
  unmount()
  renderAdmin('/admin/contact-messages')
  expect(await screen.findByRole('heading', { level: 1, name: /Page Not Found/ })).toBeVisible()
  expect(calls.filter(({ table }) => table === 'ContactForm')).toEqual([])
})
