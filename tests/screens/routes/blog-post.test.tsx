import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { PostByline } from '@/components/posts/post-byline'
import { company } from '@/content/company'
import { focalPoints } from '@/content/pictures'
import { oakSeason } from '@/content/tree-year/seasons'
import { makeSlug } from '@/lib/make-slug'
import { paths } from '@/paths'
import tailwind from '../../../tailwind.config'
import { storePost } from '../../support/build-rows'
import { refuse } from '../../support/faults'
import { clearFaults, delayCalls, inject } from '../../support/local-supabase'
import { plainSpaces } from '../../support/plain-spaces'
import { findToast, renderApp } from '../../support/render-app'
import { addressesOf } from '../../support/texts-of'

const open = async (path = '/blog/when-to-prune-an-oak') => {
  renderApp(path)
  return within(await screen.findByRole('article'))
}

test('shows title, date, author and category, and links to the about page', async () => {
  await storePost()
  const article = await open()
  expect(article.getByRole('heading', { level: 1, name: 'When to prune an oak' })).toBeVisible()
  expect(article.getByText(/October 28, 2026/).closest('p')).toHaveTextContent(
    /^October 28, 2026 · Pruning.*By Walt Hensley$/,
  )
  const author = within(article.getByRole('complementary', { name: 'About the author' }))
  expect(author.getByRole('link', { name: 'More about us' })).toHaveAttribute('href', '/about')
  await waitFor(() => expect(document.title).toBe(`When to prune an oak | ${company.name}`))
})

test('the byline of a post has what is known', () => {
  const { container, rerender } = render(
    <PostByline post={{ date: '', category: 'Pruning', author: 'Walt Hensley' }} />,
  )
  expect(container).toHaveTextContent(/^Pruning · By Walt Hensley$/)
  rerender(<PostByline post={{ date: '', category: 'Pruning', author: '' }} />)
  expect(container).toHaveTextContent(/^Pruning$/)
})

test('shows the picture of the post, at most 500 pixels high, with a fallback on a load error', async () => {
  await storePost({ image_url: 'https://pictures.example/oak.jpg' })
  await open()
  const picture = document.querySelector('article img')
  expect(picture).toHaveAttribute('src', 'https://pictures.example/oak.jpg')
  expect(picture).toHaveClass('max-h-photo')
  expect(tailwind.theme.extend.maxHeight.photo).toBe('500px')
  expect(picture).toHaveAttribute('loading', 'lazy')
  // As /privacy promises.
  expect(picture).toHaveAttribute('referrerpolicy', 'no-referrer')
  fireEvent.error(picture as Element)
  expect(document.querySelector('article img')).toHaveAttribute('src', '/autumn.webp')
})

test.for([
  [null, '2026-05-31', '/spring.webp', 'spring'],
  ['oak.jpg', '2026-08-19', '/ash.webp', 'ash'],
  [null, '2026-09-01', '/planting.webp', 'planting'],
  [null, '2026-12-01', '/service-firewood-sales.webp', 'firewood-sales'],
] as const)(
  'a post with the image %s of %s shows %s, cropped around what matters',
  async ([image_url, day, src, scene]) => {
    await storePost({ image_url, date: `${day}T12:00:00Z` })
    await open()
    const picture = document.querySelector('article img')
    expect(picture).toHaveAttribute('src', src)
    expect(picture).toHaveStyle({ objectPosition: focalPoints[scene] })
  },
)

test('the winter oak is as wide as the picture from 768 pixels on, so that its crown is not cut off', async () => {
  await storePost({ date: '2026-11-04T12:00:00Z' })
  await open()
  const wide = document.querySelector('article source')
  expect(wide).toHaveAttribute('media', '(min-width: 48rem)')
  expect(wide).toHaveAttribute('srcset', '/winter-pruning-wide.webp')
})

test('a load error shows a retry button, not the not-found page', async () => {
  await storePost()
  inject(refuse('select', 'blog_posts', 'not today'))
  const { user } = renderApp('/blog/when-to-prune-an-oak')
  await findToast('Error Fetching Blog Post', 'not today')
  expect(screen.getByRole('heading', { level: 1, name: 'This post could not be loaded' })).toBeVisible()
  expect(screen.queryByText('Post Not Found')).not.toBeInTheDocument()
  clearFaults()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'When to prune an oak' })).toBeVisible()
})

test('a post that is opened from a list shows at once what the list knows', async () => {
  const post = await storePost()
  const { user } = renderApp('/blog')
  const link = await screen.findByRole('link', { name: 'Read more of this post' })
  const loading = delayCalls('select', 'blog_posts')
  await user.click(link)
  expect(await screen.findByRole('heading', { level: 1, name: post.title })).toHaveFocus()
  expect(screen.getByText('Loading post...')).toBeVisible()
  loading.letGo()
  expect(await screen.findByText(post.content)).toBeVisible()
  expect(screen.getByRole('heading', { level: 1, name: post.title })).toHaveFocus()
})

test('a post offers the newest other post', async () => {
  for (const month of [1, 2, 3, 4]) await storePost({ title: `Month ${month}`, date: `2026-0${month}-01T12:00:00Z` })
  const { user } = renderApp('/blog/month-1')
  const next = async () => {
    const region = within(await screen.findByRole('region', { name: 'Read next' }))
    return region.getByRole('heading', { level: 3 }).textContent
  }
  expect(await next()).toBe('Month 4')
  await user.click(screen.getByRole('link', { name: 'Month 4' }))
  await screen.findByRole('heading', { level: 1, name: 'Month 4' })
  expect(await next()).toBe('Month 3')
})

test.for([
  ['When to prune', 'Not in May.', ['/services#tree-year', '/services/tree-trimming-pruning'], 0],
  ['Old oaks', 'They stand.', ['/services#tree-year', '/services/tree-trimming-pruning'], 1],
  ['The ash', 'See “Should this tree worry you?”', ['/should-this-tree-worry-you'], 0],
  ['Stumps', 'A croak, and we soak roots.', [], 0],
  ['Storms', `We came to Royal Oak. Call ${company.name}, ${company.address.street}.`, [], 0],
] as const)('the post “%s” comes with what the site has on it', async ([title, content, addresses, rules]) => {
  await storePost({ title, content, excerpt: 'What we saw.' })
  const article = await open(paths.post(makeSlug(title)))
  const links = within(article.queryByRole('list', { name: 'On this site' }) ?? document.createElement('p'))
  expect(addressesOf(links.queryAllByRole('link'))).toEqual(addresses)
  const dates = article.queryAllByText(plainSpaces(oakSeason?.dates ?? 'never'))
  expect(dates).toHaveLength(oakSeason ? rules : 0)
  // The dates come before the text.
  for (const each of dates)
    expect(each.compareDocumentPosition(article.getByText(content))).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})
