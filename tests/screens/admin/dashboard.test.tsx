import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { storePost, storeQuoteRequest, storeTestimonial } from '../../support/build-rows'
import { answerWithHtml, hold, refuse, unreachable } from '../../support/faults'
import { calls, inject, slowDown, withLocalSupabase } from '../../support/local-supabase'
import { renderAdmin } from '../../support/render-app'

withLocalSupabase()

const TABLES = ['quote_requests', 'blog_posts', 'testimonials']

const findCard = (name: string) => within(screen.getByRole('main')).findByRole('link', { name: new RegExp(`^${name}`) })

const storeVisit = (shown: string) =>
  window.localStorage.setItem('visit:quote-requests', JSON.stringify({ since: shown, shown, at: 0 }))

test('each card shows its count, fetched with HEAD requests and no rows', async () => {
  await storePost()
  await storePost({ title: 'Another' })
  await storeTestimonial()
  renderAdmin('/admin')
  expect(await within(await findCard('Blog Posts')).findByText('2 posts')).toBeVisible()
  expect(await within(await findCard('Testimonials')).findByText('1 testimonial')).toBeVisible()
  expect(await within(await findCard('Quote Requests')).findByText('0 requests')).toBeVisible()
  expect(calls.map(({ method, table }) => `${method} ${table}`).sort()).toEqual(
    TABLES.map((table) => `HEAD ${table}`).sort(),
  )
})

test('counts requests that the list has not shown yet as new', async () => {
  await storeQuoteRequest({ created_at: '2026-11-20T12:00:00Z' })
  await storeQuoteRequest({ created_at: '2026-11-20T12:00:01Z' })
  await storeQuoteRequest({ created_at: '2026-11-20T12:00:02Z' })
  storeVisit('2026-11-20T12:00:00+00:00')
  renderAdmin('/admin')
  const card = await findCard('Quote Requests')
  expect(await within(card).findByText('2 new')).toBeVisible()
  expect(await within(card).findByText('3 requests')).toBeVisible()
})

test('shows no new count on the first visit or when the list has already shown every request', async () => {
  const { created_at } = await storeQuoteRequest()
  const { unmount } = renderAdmin('/admin')
  await screen.findByText('1 request')
  expect(calls.some(({ url }) => url.searchParams.has('created_at'))).toBe(false)
  unmount()
  storeVisit(new Date(created_at).toISOString())
  calls.length = 0
  renderAdmin('/admin')
  await screen.findByText('1 request')
  await waitFor(() => expect(calls.some(({ url }) => url.searchParams.has('created_at'))).toBe(true))
  expect(screen.queryByText(/ new$/)).not.toBeInTheDocument()
})

test.for([
  ['the backend rejects', (table: string) => refuse('count', table, 'not now')],
  ['fails at the network', (table: string) => unreachable('count', table)],
  ['gets HTML instead of an answer', (table: string) => answerWithHtml('count', table)],
] as const)('a count that %s is omitted without a toast, and the card still links to its list', async ([_, fault]) => {
  await storeQuoteRequest()
  for (const table of TABLES) inject(fault(table))
  storeVisit('2026-11-01T12:00:00Z')
  const { user } = renderAdmin('/admin')
  const card = await findCard('Quote Requests')
  await waitFor(() => expect(calls).toHaveLength(4))
  await user.click(card)
  expect(await screen.findByText('Sam Whitfield')).toBeVisible()
  expect(screen.queryByRole('region', { name: /Notification/ })).not.toBeInTheDocument()
  window.history.back()
  expect(await findCard('Quote Requests')).not.toHaveTextContent(/\d/)
})

test('shows no number while the count is pending', async () => {
  const counting = hold('count', 'testimonials')
  slowDown(counting.delay)
  renderAdmin('/admin')
  await screen.findByText('0 posts')
  expect(await findCard('Testimonials')).not.toHaveTextContent(/\d/)
  counting.letGo()
  expect(await screen.findByText('0 testimonials')).toBeVisible()
})

test('without the RLS lockdown no messages are fetched, and their screen explains where to find them', async () => {
  const { user } = renderAdmin('/admin')
  await screen.findByText('0 requests')
  await user.click(await findCard('Contact Messages'))
  expect(await screen.findByRole('heading', { level: 1, name: 'Contact Messages' })).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Messages cannot be read here yet' })).toBeVisible()
  expect(screen.getByText(/open Table Editor, then the table/)).toHaveTextContent('ContactForm')
  expect(screen.getByText(/Turn on the lock/)).toHaveTextContent('docs/lock.md')
  expect(calls.filter(({ table }) => table === 'ContactForm')).toEqual([])
})
