import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { NEWEST_POST_LIMIT, postQuery, postsQuery } from '@/data/posts'
import { HOME_TESTIMONIAL_LIMIT, testimonialsQuery } from '@/data/testimonials'
import { PRERENDERED_ROWS } from '@/prerender/pages'
import { createQueryClient, type Snapshot } from '@/query-client'
import { storePost, storeTestimonial } from '../../support/build-rows'
import { refuse } from '../../support/faults'
import { fill } from '../../support/fill'
import { clearFaults, delayCalls, inject, sql } from '../../support/local-supabase'
import { findToast, renderAdmin, renderApp } from '../../support/render-app'

/** The snapshot that a build would embed in a page now. */
const snapshotOf = (rows: Snapshot): Snapshot => JSON.parse(JSON.stringify(rows))

const newest = (rows: readonly unknown[]) => rows.toReversed().slice(0, PRERENDERED_ROWS)

/** Stores posts with numbered titles; the last is the newest. */
async function storePosts(count: number) {
  const posts = []
  for (let index = 1; index <= count; index += 1) {
    const day = String(index).padStart(2, '0')
    posts.push(await storePost({ title: `Post ${day}`, date: `2026-10-${day}T12:00:00Z`, category: `Kind ${day}` }))
  }
  return posts
}

test('the home page starts with the snapshot, then shows newer rows', async () => {
  const post = await storePost({ title: 'Of the build' })
  const testimonial = await storeTestimonial({ name: 'Early B.' })
  await storePost({ title: 'Of today', date: '2026-11-01T12:00:00Z' })
  await sql("update testimonials set name = 'Later B.'")
  const posts = delayCalls('select', 'blog_posts')
  renderApp(
    '/',
    snapshotOf([
      [postsQuery(NEWEST_POST_LIMIT).queryKey, [post]],
      [testimonialsQuery(HOME_TESTIMONIAL_LIMIT).queryKey, [testimonial]],
    ]),
  )
  expect(await screen.findByRole('link', { name: 'Of the build' })).toBeVisible()
  expect(await screen.findByText(/Later B\./)).toBeVisible()

  posts.letGo()
  expect(await screen.findByRole('link', { name: 'Of today' })).toBeVisible()
})

test('rows of the snapshot are fetched again on a device whose clock is behind the build', () => {
  vi.useFakeTimers({ now: Date.now() - 3_600_000, toFake: ['Date'] })
  const { queryKey } = postsQuery()
  const client = createQueryClient([[queryKey, []]])
  expect(client.getQueryCache().find({ queryKey })?.isStaleByTime(0)).toBe(true)
  vi.useRealTimers()
})

test('the blog starts with the newest posts of the snapshot; a search waits for all posts', async () => {
  const rows = await storePosts(PRERENDERED_ROWS + 2)
  const loading = delayCalls('select', 'blog_posts')
  const { user } = renderApp('/blog', snapshotOf([[postsQuery().queryKey, newest(rows)]]))
  expect(await screen.findByRole('link', { name: 'Post 14' })).toBeVisible()
  expect(screen.getAllByRole('article')).toHaveLength(PRERENDERED_ROWS)

  await fill(user, screen.getByRole('searchbox'), 'post 01')
  expect(await screen.findByText('Loading posts...')).toBeInTheDocument()
  expect(screen.queryByText(/No posts match your criteria/)).not.toBeInTheDocument()
  loading.letGo()
  expect(await screen.findByRole('link', { name: 'Post 01' })).toBeVisible()
})

test('when the newest list cannot be loaded the posts of the snapshot stay, and a search without a match says so', async () => {
  const post = await storePost()
  inject(refuse('select', 'blog_posts', 'not today'))
  const { user } = renderApp('/blog', snapshotOf([[postsQuery().queryKey, [post]]]))
  await findToast('Error Fetching Blog Posts', 'not today')
  expect(screen.getByRole('link', { name: post.title })).toBeVisible()
  await fill(user, screen.getByRole('searchbox'), 'post 01')
  expect(
    await screen.findByText('No posts match your criteria. Try adjusting your search or category filters.'),
  ).toBeVisible()
  expect(screen.getByText('The newest list could not be loaded: some posts may be missing.')).toBeVisible()
})

test('the list of the panel does not take the posts of a snapshot for all', async () => {
  const posts = await storePosts(PRERENDERED_ROWS + 1)
  const { user } = renderAdmin('/blog', snapshotOf([[postsQuery().queryKey, newest(posts)]]))
  await screen.findByRole('link', { name: 'Post 13' })
  inject(refuse('select', 'blog_posts', 'not today'))
  await user.click(screen.getByRole('link', { name: 'Admin Panel' }))
  await user.click(await screen.findByRole('link', { name: 'Posts' }))
  await findToast('Error Fetching Blog Posts', 'not today')
  expect(await screen.findByText('Total posts: 0')).toBeVisible()
  clearFaults()
  await user.click(screen.getByRole('link', { name: 'Dashboard' }))
  await user.click(screen.getByRole('link', { name: 'Posts' }))
  await user.click(await screen.findByRole('button', { name: 'Delete Post 13' }))
  await user.click(screen.getByRole('button', { name: 'Delete Post' }))
  expect(await screen.findByText(`Total posts: ${PRERENDERED_ROWS}`)).toBeVisible()
  // The deleted row has left the public list too.
  delayCalls('select', 'blog_posts')
  await user.click(within(screen.getByRole('contentinfo')).getByRole('link', { name: 'Blog' }))
  await screen.findByRole('link', { name: 'Post 12' })
  expect(screen.queryByRole('link', { name: 'Post 13' })).not.toBeInTheDocument()
})

test('refetches a post of the snapshot: shows a change, keeps it on a failure, removes it if deleted', async () => {
  const post = await storePost()
  const path = `/blog/${post.slug}`
  const snapshot = snapshotOf([[postQuery(post.slug).queryKey, post]])
  await sql("update blog_posts set title = 'Another title'")
  const first = renderApp(path, snapshot)
  expect(await screen.findByRole('heading', { level: 1, name: post.title })).toBeVisible()
  expect(await screen.findByRole('heading', { level: 1, name: 'Another title' })).toBeVisible()
  first.unmount()

  await sql('delete from blog_posts')
  const second = renderApp(path, snapshot)
  expect(await screen.findByRole('heading', { level: 1, name: 'Post Not Found' })).toBeVisible()
  second.unmount()

  inject(refuse('select', 'blog_posts', 'not today'))
  renderApp(path, snapshot)
  await findToast('Error Fetching Blog Post', 'not today')
  expect(screen.getByRole('heading', { level: 1, name: post.title })).toBeVisible()
})

test('loads all testimonials after the newest ones of the snapshot', async () => {
  const rows = []
  for (let index = 1; index <= PRERENDERED_ROWS + 1; index += 1) {
    rows.push(await storeTestimonial({ name: `Customer ${index}.`, created_at: `2026-10-${index + 10}T12:00:00Z` }))
  }
  renderApp('/testimonials', snapshotOf([[testimonialsQuery().queryKey, newest(rows)]]))
  await screen.findByText('Customer 13.', { exact: false })
  await waitFor(() => expect(screen.getAllByRole('figure')).toHaveLength(PRERENDERED_ROWS + 1))
})
