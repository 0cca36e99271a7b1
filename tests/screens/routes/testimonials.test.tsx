import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { toastStore } from '@/ui/toast'
import { storeTestimonial } from '../../support/build-rows'
import { refuse } from '../../support/faults'
import { delayCalls, inject } from '../../support/local-supabase'
import { findToast, openPage, renderApp } from '../../support/render-app'
import { nameReviewSite, REVIEW_ADDRESS } from '../../support/review-site'

test('shows each testimonial with an accessible rating, service, month and a placeholder photo', async () => {
  await storeTestimonial({ rating: 4 })
  renderApp('/testimonials')
  const card = (await screen.findByText('The lawn had been raked.')).closest('figure') as HTMLElement
  expect(within(card).getByRole('img', { name: '4 out of 5 stars' })).toBeVisible()
  expect(within(card).getByText('Dana R.')).toBeVisible()
  expect(within(card).getByText(/^Ann Arbor, October 2026$/)).toBeVisible()
  expect(within(card).getByText('Tree Removal')).toBeVisible()
  expect(card.querySelector('figcaption img')).not.toBeInTheDocument()
})

test('without a photo, a customer has initials', async () => {
  const initials = { 'Dana R.': 'DR', 'Marcus and Ellen T.': 'MT', Émile: 'É', 42: '' }
  for (const name of Object.keys(initials)) await storeTestimonial({ name })
  renderApp('/testimonials')
  for (const [name, letters] of Object.entries(initials)) {
    const caption = (await screen.findByText(name)).closest('figcaption')
    expect(caption?.querySelector('[aria-hidden]')?.textContent, name).toBe(letters)
  }
})

test('omits empty optional fields', async () => {
  await storeTestimonial({ location: null, service: null })
  renderApp('/testimonials')
  const card = (await screen.findByText('The lawn had been raked.')).closest('figure')
  expect(card).toHaveTextContent(/Dana R\.October 2026$/)
})

test('links to the review form and the quote form', async () => {
  const { main } = await openPage('/testimonials')
  expect(main.getByRole('link', { name: 'Leave a Review' })).toHaveAttribute('href', '/contact?subject=Review')
  expect(main.getAllByRole('link', { name: 'Get a Free Quote' })[0]).toHaveAttribute('href', '/get-a-quote')
  expect(main.queryByRole('link', { name: /^Leave a review on/ })).not.toBeInTheDocument()
})

test('links to the public review site and the review form when a site is configured', async () => {
  nameReviewSite()
  const { main } = await openPage('/testimonials')
  expect(main.getByRole('link', { name: 'Leave a review on Google' })).toHaveAttribute('href', REVIEW_ADDRESS)
  expect(main.getByRole('link', { name: 'Leave a Review' })).toHaveAttribute('href', '/contact?subject=Review')
})

test.for([
  ['/testimonials', 'testimonials', 'Loading testimonials...', 'No testimonials available yet. Check back soon!'],
  ['/blog', 'blog_posts', 'Loading posts...', /^No posts match your criteria/],
] as const)(
  '%s says that it is loading, that there are no rows, and with a toast that they cannot be read',
  async (row) => {
    const [path, table, loadingWords, emptyWords] = row
    const loading = delayCalls('select', table)
    const { unmount } = renderApp(path)
    expect(await screen.findByText(loadingWords)).toBeInTheDocument()
    loading.letGo()
    expect(await screen.findByText(emptyWords)).toBeVisible()
    unmount()
    inject(refuse('select', table, 'not today'))
    renderApp(path)
    await findToast(/blog/.test(path) ? 'Error Fetching Blog Posts' : 'Error Fetching Testimonials', 'not today')
    expect(screen.getByText(emptyWords)).toBeVisible()
  },
)

test('a page that was left before its rows came says nothing when they fail', async () => {
  const loading = delayCalls('select', 'testimonials')
  inject(refuse('select', 'testimonials', 'too late'))
  const { user } = renderApp('/testimonials')
  await screen.findByText('Loading testimonials...')
  await user.click(within(screen.getByRole('contentinfo')).getByRole('link', { name: 'Get a Free Quote' }))
  await screen.findByRole('heading', { level: 1, name: 'Get a free quote' })
  loading.letGo()
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(toastStore.read()).toEqual([])
})
