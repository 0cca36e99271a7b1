import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { storePost, storeQuoteRequest, storeTestimonial } from '../../support/build-rows'
import { inject, withLocalSupabase } from '../../support/local-supabase'
import { renderAdmin } from '../../support/render-app'

// Below 1280 px the lists are cards.

withLocalSupabase()

beforeEach(() => {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) => Object.assign(new EventTarget(), { matches: false, media: query }) as MediaQueryList,
  )
})

const LIST = '/admin/quote-requests'

test('a card has the person first, then what they want, then buttons to answer', async () => {
  await storeQuoteRequest({
    phone: '734.555.0111',
    services: ['other', 'tree-removal'],
    description: 'A dead ash.\nA shed stands under it.',
    created_at: new Date(Date.now() - 2 * 60 * 60_000 - 1000).toISOString(),
  })
  renderAdmin(LIST)
  const card = await screen.findByRole('article', { name: 'Sam Whitfield' })
  expect(screen.queryByRole('table')).not.toBeInTheDocument()
  expect(card).toHaveTextContent(
    /^Sam Whitfield2 hours agoOther \(Please specify below\), Tree RemovalA dead ash\. A shed stands under it\.\(734\) 555-0111sam@example\.com2210 Miller Ave, Ann Arbor\w{3} \d+, \d{4}, \d+:\d\d [AP]MCallEmailMap$/,
  )
  expect(within(card).getByText(/A dead ash/)).toHaveClass('whitespace-pre-line')
  const hrefs = within(card)
    .getAllByRole('link')
    .map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')])
  expect(hrefs).toEqual([
    ['Call Sam Whitfield', 'tel:7345550111'],
    ['Email Sam Whitfield', 'mailto:sam@example.com'],
    [
      'Map of 2210 Miller Ave, Ann Arbor (opens in a new tab)',
      'https://www.google.com/maps/search/?api=1&query=2210+Miller+Ave%2C+Ann+Arbor',
    ],
  ])
  expect(screen.getAllByRole('button', { name: /Sam Whitfield$/ }).map((button) => button.textContent)).toEqual([
    'Copy',
    'Print',
    'Delete',
  ])
})

test('a card without values says N/A, and has no button that leads nowhere', async () => {
  const row = { name: null, email: null, phone: null, address: null, services: null, description: null }
  inject(({ method, table }) =>
    method === 'GET' && table === 'quote_requests'
      ? Response.json([{ id: '1', ...row, created_at: null }], { headers: { 'content-range': '0-0/1' } })
      : undefined,
  )
  renderAdmin(LIST)
  const card = await screen.findByRole('article', { name: 'N/A' })
  expect(card).toHaveTextContent('N/AN/AN/AN/APhone: N/AEmail: N/AAddress: N/ATime: N/A')
  expect(within(card).queryByRole('link')).not.toBeInTheDocument()
})

test('a request is deleted from its card after a second press', async () => {
  await storeQuoteRequest()
  const { user } = renderAdmin(LIST)
  await user.click(await screen.findByRole('button', { name: 'Delete the request from Sam Whitfield' }))
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('No quote requests found.')).toBeVisible()
})

test('"Show more" shows the next cards and focuses the first of them', async () => {
  for (let number = 100; number < 152; number++) await storeQuoteRequest({ name: `Lead ${number}` })
  const { user } = renderAdmin(LIST)
  expect(await screen.findAllByRole('article')).toHaveLength(50)
  await user.click(screen.getByRole('button', { name: 'Show 2 more' }))
  const cards = screen.getAllByRole('article')
  expect(cards).toHaveLength(52)
  expect(cards[50]).toContainElement(document.activeElement as HTMLElement)
})

test('posts and testimonials are cards too', async () => {
  await storePost({ title: 'Oaks', author: 'Walt', category: 'Pruning', date: '2026-10-28T12:00:00Z' })
  await storeTestimonial({ name: 'Dana R.', location: null, service: 'Tree Removal', rating: 4 })
  const { unmount } = renderAdmin('/admin/blog')
  const posts = await screen.findByRole('list', { name: 'Blog posts, newest first' })
  expect(posts).toHaveTextContent('OaksWalt · Pruning · October 28, 2026ViewEditDelete')
  unmount()
  renderAdmin('/admin/testimonials')
  const testimonials = await screen.findByRole('list', { name: 'Testimonials, newest first' })
  expect(testimonials).toHaveTextContent('Tree RemovalEditDelete')
  expect(within(testimonials).getByRole('img', { name: '4 out of 5 stars' })).toBeVisible()
})
