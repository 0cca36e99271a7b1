import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { storePost, storeQuoteRequest, storeTestimonial } from '../../support/build-rows'
import { hold, refuse } from '../../support/faults'
import { calls, clearFaults, inject, slowDown, withLocalSupabase } from '../../support/local-supabase'
import { renderAdmin } from '../../support/render-app'

withLocalSupabase()

const MINUTE = 60_000

const TABLES = ['quote_requests', 'blog_posts', 'testimonials']

const findCard = (name: string) => within(screen.getByRole('main')).findByRole('link', { name: new RegExp(`^${name}`) })

const storeLastShown = (timestamp: string) => window.localStorage.setItem('last-shown:quote-requests', timestamp)

test('each card shows its count, fetched without rows', async () => {
  await storePost()
  await storePost({ title: 'Another' })
  await storeTestimonial()
  renderAdmin('/admin')
  expect(await within(await findCard('Blog Posts')).findByText('2 posts')).toBeVisible()
  expect(await within(await findCard('Testimonials')).findByText('1 testimonial')).toBeVisible()
  expect(await within(await findCard('Quote Requests')).findByText('0 requests')).toBeVisible()
  expect(calls.map(({ method, table }) => `${method} ${table}`).sort()).toEqual(
    ['GET quote_requests', ...TABLES.map((table) => `HEAD ${table}`)].sort(),
  )
})

test('shows no new count on the first visit or when the list has already shown every request', async () => {
  const { created_at } = await storeQuoteRequest()
  const { unmount } = renderAdmin('/admin')
  await screen.findByText('1 request')
  expect(calls.some(({ url }) => url.searchParams.has('created_at'))).toBe(false)
  unmount()
  storeLastShown(new Date(created_at).toISOString())
  calls.length = 0
  renderAdmin('/admin')
  await screen.findByText('1 request')
  await waitFor(() => expect(calls.some(({ url }) => url.searchParams.has('created_at'))).toBe(true))
  expect(screen.queryByText(/ new since/)).not.toBeInTheDocument()
})

test('a count that fails is omitted without a toast, and the card still links to its list', async () => {
  await storeQuoteRequest()
  for (const table of TABLES) inject(refuse('count', table, 'not now'))
  storeLastShown('2026-11-01T12:00:00Z')
  const { user } = renderAdmin('/admin')
  const card = await findCard('Quote Requests')
  await waitFor(() => expect(calls).toHaveLength(5))
  await user.click(card)
  expect(await screen.findByRole('table', { name: /Quote requests/ })).toHaveTextContent('Sam Whitfield')
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

test('shows the newest three requests, each with a link to call', async () => {
  for (const day of [1, 2, 3, 4]) {
    await storeQuoteRequest({
      name: `Lead ${day}`,
      phone: day === 3 ? 'call me' : `734.555.010${day}`,
      services: ['other', 'tree-removal'],
      created_at: new Date(Date.now() - day * 24 * 60 * MINUTE - 1000).toISOString(),
    })
  }
  const { user } = renderAdmin('/admin')
  const newest = await screen.findByRole('region', { name: 'Newest requests' })
  const rows = await within(newest).findAllByRole('listitem')
  expect(rows.map((row) => within(row).getAllByRole('link')[0]?.textContent)).toEqual(['Lead 1', 'Lead 2', 'Lead 3'])
  expect(rows[1]).toHaveTextContent('2 days ago')
  expect(rows[1]).toHaveTextContent('Other (Please specify below), Tree Removal')
  expect(within(newest).getByRole('link', { name: 'Call Lead 1' })).toHaveAttribute('href', 'tel:7345550101')
  expect(within(newest).queryByRole('link', { name: 'Call Lead 3' })).not.toBeInTheDocument()
  await user.click(within(newest).getByRole('link', { name: 'Lead 2' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Manage Quote Requests' })).toBeVisible()
})

test('says why the newest requests are missing, keeps the cards, and tries again on demand', async () => {
  await storeQuoteRequest()
  inject(refuse('select', 'quote_requests', 'not now'))
  const { user } = renderAdmin('/admin')
  const newest = await screen.findByRole('region', { name: 'Newest requests' })
  expect(await within(newest).findByText('Error: not now. Please try refreshing the page.')).toBeVisible()
  for (const card of ['Quote Requests', 'Blog Posts', 'Testimonials']) expect(await findCard(card)).toBeVisible()
  clearFaults()
  await user.click(within(newest).getByRole('button', { name: 'Try again' }))
  expect(await within(newest).findByText('Sam Whitfield')).toBeVisible()
})

test('says so when nobody has asked for a quote yet', async () => {
  renderAdmin('/admin')
  expect(await screen.findByText('Nobody has asked for a quote yet.')).toBeVisible()
})

test('without the lock one line stands for the messages, and none are fetched', async () => {
  const { user } = renderAdmin('/admin')
  const line = 'Messages are hidden for privacy. Ask whoever set up your site.'
  expect(await screen.findByText(line)).toBeVisible()
  await user.click(screen.getByRole('link', { name: 'Messages' }))
  await screen.findByRole('heading', { level: 1, name: 'Contact Messages' })
  expect(screen.getAllByText(line).at(-1)).toBeVisible()
  expect(screen.getByRole('main')).not.toHaveTextContent(/Supabase|lockdown|build/i)
  expect(calls.filter(({ table }) => table === 'ContactForm')).toEqual([])
})
