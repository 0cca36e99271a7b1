import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { storePost, storeQuoteRequest, storeTestimonial } from '../../support/build-rows'
import { answerWithHtml, hold, refuse, unreachable } from '../../support/faults'
import { calls, inject, slowDown, withLocalSupabase } from '../../support/local-supabase'
import { renderAdmin } from '../../support/render-app'

withLocalSupabase()

const TABLES = ['quote_requests', 'blog_posts', 'testimonials']

/** The card with this title. */
const findCard = (name: string) => within(screen.getByRole('main')).findByRole('link', { name: new RegExp(`^${name}`) })

const remember = (shown: string) =>
  window.localStorage.setItem('visit:quote-requests', JSON.stringify({ since: shown, shown, at: 0 }))

test('each card says how much there is, and no row is fetched for it', async () => {
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

test('requests that the list has not shown yet are new', async () => {
  await storeQuoteRequest({ created_at: '2026-11-20T12:00:00Z' })
  await storeQuoteRequest({ created_at: '2026-11-20T12:00:01Z' })
  await storeQuoteRequest({ created_at: '2026-11-20T12:00:02Z' })
  remember('2026-11-20T12:00:00+00:00')
  renderAdmin('/admin')
  const card = await findCard('Quote Requests')
  expect(await within(card).findByText('2 new')).toBeVisible()
  expect(await within(card).findByText('3 requests')).toBeVisible()
})

test('what the list has shown is no news, nor is anything before it was ever shown', async () => {
  const { created_at } = await storeQuoteRequest()
  const { unmount } = renderAdmin('/admin')
  await screen.findByText('1 request')
  expect(calls.some(({ url }) => url.searchParams.has('created_at'))).toBe(false)
  unmount()
  remember(new Date(created_at).toISOString())
  calls.length = 0
  renderAdmin('/admin')
  await screen.findByText('1 request')
  await waitFor(() => expect(calls.some(({ url }) => url.searchParams.has('created_at'))).toBe(true))
  expect(screen.queryByText(/ new$/)).not.toBeInTheDocument()
})

test.for([
  ['is refused', (table: string) => refuse('count', table, 'not now')],
  ['finds nobody', (table: string) => unreachable('count', table)],
  ['gets a page instead', (table: string) => answerWithHtml('count', table)],
] as const)('a count that %s is left out without a word, and the card still leads on', async ([_, fault]) => {
  await storeQuoteRequest()
  for (const table of TABLES) inject(fault(table))
  remember('2026-11-01T12:00:00Z')
  const { user } = renderAdmin('/admin')
  const card = await findCard('Quote Requests')
  await waitFor(() => expect(calls).toHaveLength(4))
  await user.click(card)
  expect(await screen.findByText('Sam Whitfield')).toBeVisible()
  expect(screen.queryByRole('region', { name: /Notification/ })).not.toBeInTheDocument()
  window.history.back()
  expect(await findCard('Quote Requests')).not.toHaveTextContent(/\d/)
})

test('until a number is known there is none', async () => {
  const counting = hold('count', 'testimonials')
  slowDown(counting.delay)
  renderAdmin('/admin')
  await screen.findByText('0 posts')
  expect(await findCard('Testimonials')).not.toHaveTextContent(/\d/)
  counting.letGo()
  expect(await screen.findByText('0 testimonials')).toBeVisible()
})

test('without the lock messages are not asked for, and their screen says where they are', async () => {
  const { user } = renderAdmin('/admin')
  await screen.findByText('0 requests')
  await user.click(await findCard('Contact Messages'))
  expect(await screen.findByRole('heading', { level: 1, name: 'Contact Messages' })).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Messages cannot be read here yet' })).toBeVisible()
  expect(screen.getByText(/Table Editor, table/)).toHaveTextContent('ContactForm')
  expect(screen.getByText(/Turn on the lock/)).toHaveTextContent('README.md')
  expect(calls.filter(({ table }) => table === 'ContactForm')).toEqual([])
})
