import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { storePost } from '../../support/build-rows'
import { fill } from '../../support/fill'
import { sql } from '../../support/local-supabase'
import { moveAddressAhead, openPage, renderApp } from '../../support/render-app'
import { textsOf } from '../../support/texts-of'

async function storeThree() {
  await storePost({ title: 'Old oaks', date: '2026-03-01T12:00:00Z', category: 'Pruning', author: 'Ada Burr' })
  await storePost({ title: 'New ash', date: '2026-11-01T12:00:00Z', category: 'Tree health', excerpt: 'The Borer.' })
  await storePost({ title: 'Between', date: '2026-07-01T12:00:00Z', category: 'Pruning' })
}

const shownTitles = () =>
  within(screen.getByRole('main'))
    .getAllByRole('article')
    .map((card) => within(card).getByRole('heading').textContent)

const LONG = 'A long excerpt is shown whole, with every one of its words. '.repeat(9).trim()

test('lists the posts newest first, each with image, title, date, author, category, excerpt and read-more link', async () => {
  await storeThree()
  await sql("update blog_posts set excerpt = excerpt || ' ' || $1 where title = 'New ash'", [LONG])
  renderApp('/blog')
  await screen.findByRole('link', { name: 'New ash' })
  expect(shownTitles()).toEqual(['New ash', 'Between', 'Old oaks'])
  const [card] = screen.getAllByRole('article')
  expect(card).toHaveTextContent('November 1, 2026 · Tree health')
  expect(card).toHaveTextContent(`The Borer. ${LONG}`)
  expect(card).toHaveTextContent('By Walt Hensley')
  expect(card?.querySelector('img')).toBeInTheDocument()
  const [readMore] = screen.getAllByRole('link', { name: 'Read more of this post' })
  for (const link of [readMore, screen.getByRole('link', { name: 'New ash' })]) {
    expect(link).toHaveAttribute('href', '/blog/new-ash')
  }
})

test('combines category filter and search, and keeps both in the URL', async () => {
  await storeThree()
  const { user } = renderApp('/blog')
  await screen.findByRole('link', { name: 'New ash' })
  const filters = within(screen.getByRole('group', { name: 'Categories' }))
  expect(textsOf(filters.getAllByRole('button'))).toEqual(['All Categories', 'Pruning', 'Tree health'])
  expect(filters.getByRole('button', { name: 'All Categories' })).toHaveAttribute('aria-pressed', 'true')
  await user.click(filters.getByRole('button', { name: 'Pruning' }))
  await waitFor(() => expect(shownTitles()).toEqual(['Between', 'Old oaks']))
  await user.type(screen.getByRole('searchbox'), 'betw')
  await waitFor(() => expect(shownTitles()).toEqual(['Between']))
  await user.tab()
  await waitFor(() => expect(window.location.search).toBe('?category=Pruning&q=betw'))
  await fill(user, screen.getByRole('searchbox'), ' of nobody')
  expect(screen.getByText('No posts match your criteria. Try adjusting your search or category filters.')).toBeVisible()
  await user.clear(screen.getByRole('searchbox'))
  await user.type(screen.getByRole('searchbox', { name: 'Search posts' }), 'betw')
  await user.click(filters.getByRole('button', { name: 'All Categories' }))
  await waitFor(() => expect(window.location.search).toBe('?q=betw'))
})

test('a category named "All Categories" is a separate filter', async () => {
  await storeThree()
  await storePost({ title: 'Of all trees', category: 'All Categories' })
  const { user } = renderApp('/blog')
  await screen.findByRole('link', { name: 'New ash' })
  const [all, category, ...others] = screen.getAllByRole('button', { name: 'All Categories' })
  expect([all, category]).not.toContain(undefined)
  expect(others).toEqual([])
  if (category) await user.click(category)
  expect(shownTitles()).toEqual(['Of all trees'])
  expect(all).toHaveAttribute('aria-pressed', 'false')
})

test('Enter writes what was typed to the URL, so a reload keeps it', async () => {
  const { user } = await openPage('/blog')
  await user.type(screen.getByRole('searchbox'), 'oak{Enter}')
  expect(window.location.search).toBe('?q=oak')
  expect(screen.getByRole('searchbox')).toHaveFocus()
  await user.type(screen.getByRole('searchbox'), ' wilt{Enter}')
  expect(window.location.search).toBe('?q=oak+wilt')
})

test('typing changes the URL once, when the field is left, and neither scrolls nor moves the focus', async () => {
  await storeThree()
  const { user, heading } = await openPage('/blog')
  const replaceState = vi.spyOn(window.history, 'replaceState')
  const scrollTo = vi.spyOn(window, 'scrollTo')
  await user.type(screen.getByRole('searchbox'), 'tree health is all')
  expect(replaceState).not.toHaveBeenCalled()
  await user.tab()
  expect(window.location.search).toBe('?q=tree+health+is+all')
  expect(replaceState).toHaveBeenCalledTimes(1)
  expect(scrollTo).not.toHaveBeenCalled()
  expect(heading).not.toHaveFocus()
})

test('Back to another filter right after typing is not undone', async () => {
  await storeThree()
  const { user } = renderApp('/blog')
  const search = screen.getByRole('searchbox')
  await user.click(await screen.findByRole('button', { name: 'Pruning' }))
  await waitFor(() => expect(window.location.search).toBe('?category=Pruning'))
  await user.type(search, 'betw')
  await waitFor(() => expect(shownTitles()).toEqual(['Between']))
  window.history.back()
  await waitFor(() => expect(search).toHaveValue(''))
  await user.tab()
  expect(window.location.search).toBe('')
  // The list follows the field in a render of its own.
  await waitFor(() => expect(shownTitles()).toEqual(['New ash', 'Between', 'Old oaks']))
})

test('leaving for another page right after typing is not undone while its code loads', async () => {
  const { user } = await openPage('/blog')
  await user.type(screen.getByRole('searchbox'), 'oak')
  moveAddressAhead('/contact')
  await user.tab()
  expect(window.location.href).toMatch(/\/contact$/)
})

test('Back restores the filter and the search, also right after typing', async () => {
  await storeThree()
  const { user } = renderApp('/blog')
  await user.click(await screen.findByRole('button', { name: 'Tree health' }))
  await fill(user, screen.getByRole('searchbox'), 'ash')
  await user.click(screen.getByRole('link', { name: 'New ash' }))
  await screen.findByRole('heading', { level: 1, name: 'New ash' })
  window.history.back()
  await screen.findByRole('heading', { level: 1, name: 'Blog' })
  await waitFor(() => expect(shownTitles()).toEqual(['New ash']))
  expect(screen.getByRole('searchbox')).toHaveValue('ash')
})

test('a link to the blog shows all posts again, and Back the search', async () => {
  await storeThree()
  const { user } = renderApp('/blog')
  await screen.findByRole('link', { name: 'New ash' })
  const search = screen.getByRole('searchbox')
  await fill(user, search, 'betw')
  await user.click(within(screen.getByRole('contentinfo')).getByRole('link', { name: 'Blog' }))
  await waitFor(() => expect(search).toHaveValue(''))
  expect(shownTitles()).toHaveLength(3)
  window.history.back()
  await waitFor(() => expect(search).toHaveValue('betw'))
  // The list follows the field in a render of its own.
  await waitFor(() => expect(shownTitles()).toEqual(['Between']))
})

test('choosing the chosen category again adds no history entry', async () => {
  await storeThree()
  const { user } = renderApp('/blog')
  const pruning = await screen.findByRole('button', { name: 'Pruning' })
  await user.click(pruning)
  await waitFor(() => expect(window.location.search).toBe('?category=Pruning'))
  const { length } = window.history
  await user.click(pruning)
  expect(window.history).toHaveLength(length)
})
