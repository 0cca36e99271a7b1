import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { company, defaultTitle } from '@/content/company'
import { home, reasons } from '@/content/home'
import { pictureAlts } from '@/content/pictures'
import { wireWarning } from '@/content/safety'
import { coreServices } from '@/content/services/services'
import { conditions, signIds, signLabels, signNames, urgentSigns } from '@/content/signs/sign-names'
import { mapWords } from '@/content/towns/area-map'
import { towns } from '@/content/towns/towns'
import { storePost, storeTestimonial } from '../../support/build-rows'
import { refuse } from '../../support/faults'
import { calls, inject } from '../../support/local-supabase'
import { findToast, openPage, renderApp } from '../../support/render-app'
import { addressesOf, textsOf } from '../../support/texts-of'

test('its sections come in this order, under the default title', async () => {
  const { main } = await openPage('/')
  await waitFor(() => expect(document.title).toBe(defaultTitle))
  expect(textsOf(main.getAllByRole('heading', { level: 2 }))).toEqual([
    'What do you see on your tree?',
    'A limb on the car or roof?',
    'Why choose us',
    'Our core services',
    home.quote.title,
    'What customers say',
    'From the blog',
    'Where we work',
  ])
})

test('the hero leads to the quote form, the phone and the services', async () => {
  const { main } = await openPage('/')
  expect(main.getAllByRole('link', { name: 'Get a Free Quote' })[0]).toHaveAttribute('href', '/get-a-quote')
  expect(main.getAllByRole('link', { name: /^Call/ })[0]).toHaveAttribute('href', company.phoneLink)
  expect(main.getByRole('link', { name: 'Our Services' })).toHaveAttribute('href', '/services')
  expect(main.getByRole('img', { name: pictureAlts.hero })).toHaveAttribute('fetchpriority', 'high')
})

test('it gives the reasons to choose us', async () => {
  const { main } = await openPage('/')
  const why = main.getByRole('region', { name: 'Why choose us' })
  expect(textsOf(within(why).getAllByRole('heading', { level: 3 }))).toEqual(reasons.map(({ title }) => title))
  for (const { line } of reasons) expect(why).toHaveTextContent(line)
})

test('it shows the core services as cards', async () => {
  const { main } = await openPage('/')
  const cards = within(main.getByRole('region', { name: 'Our core services' })).getAllByRole('article')
  expect(addressesOf(cards.map((card) => within(card).getByRole('link')))).toEqual(
    coreServices.map(({ slug }) => `/services/${slug}`),
  )
  for (const card of cards) expect(within(card).getByRole('img')).toHaveAccessibleName(/\w+ \w+/)
})

test('it lists the towns with their distance beside the map', async () => {
  const { main } = await openPage('/')
  const where = within(main.getByRole('region', { name: 'Where we work' }))
  expect(where.getByRole('img', { name: mapWords.name })).toBeVisible()
  expect(addressesOf(where.getAllByRole('link'))).toEqual([
    '/service-areas',
    ...towns.map(({ slug }) => `/service-areas/${slug}`),
  ])
  for (const { name, miles } of towns)
    expect(where.getByRole('link', { name: new RegExp(`^${name}`) })).toHaveTextContent(
      miles ? `About ${miles} miles` : mapWords.shop,
    )
})

async function openSigns() {
  const { main } = await openPage('/')
  const region = within(main.getByRole('region', { name: 'What do you see on your tree?' }))
  return { region, linkTo: (name: string) => region.getByRole('link', { name }).getAttribute('href') }
}

test('each sign on the picture leads to its entry', async () => {
  const { region, linkTo } = await openSigns()
  expect(region.getByRole('img', { name: /oak.*seven signs/ })).toHaveAttribute('loading', 'lazy')
  for (const [index, id] of signIds.entries())
    expect(linkTo(`${index + 1} ${signLabels[id]}`)).toBe(`/should-this-tree-worry-you#${id}`)
})

test('each urgent sign says below the picture when to call', async () => {
  const { region } = await openSigns()
  for (const id of urgentSigns) {
    const row = region.getByText(signNames[id]).closest('a')
    expect(row).toHaveTextContent(`Call now if ${conditions[id]}`)
    expect(row).toHaveAttribute('href', `/should-this-tree-worry-you#${id}`)
  }
})

test('below the signs are links to all of them and to the quote form', async () => {
  const { linkTo } = await openSigns()
  expect(linkTo('Ask about your tree')).toBe('/get-a-quote?service=consultation&signs=')
  expect(linkTo('All seven signs')).toBe('/should-this-tree-worry-you')
})

test('in an emergency safety comes first, and the phone number before the utility’s', async () => {
  const { main } = await openPage('/')
  const heading = main.getByRole('heading', { level: 2, name: 'A limb on the car or roof?' })
  const region = within(heading.closest('.on-forest') as HTMLElement)
  expect(region.getByText(/^Keep everyone away and out of the rooms below\./)).toHaveTextContent(
    /No wire down\? Call us/,
  )
  expect(addressesOf(region.getAllByRole('link', { name: /\d{3}-\d{4}/ }))).toEqual([
    company.phoneLink,
    ...(company.electricUtility ? [company.electricUtility.phoneLink] : []),
  ])
  expect(region.getByText(/^Is it on a wire\?/)).toHaveTextContent(wireWarning)
  expect(region.getByRole('img', { name: pictureAlts.emergency })).toBeVisible()
})

test('it queries three of each and shows the newest two testimonials and three posts', async () => {
  for (const day of ['01', '02', '03', '04']) {
    await storeTestimonial({ name: `Customer ${day}`, created_at: `2026-10-${day}T12:00:00Z` })
    await storePost({ title: `Post ${day}`, date: `2026-10-${day}T12:00:00Z` })
  }
  renderApp('/')
  const testimonials = within(await screen.findByRole('region', { name: 'What customers say' }))
  await testimonials.findByText(/Customer 04/)
  expect(testimonials.getAllByRole('figure')).toHaveLength(2)
  expect(testimonials.getByText(/Customer 03/)).toBeVisible()
  const posts = within(screen.getByRole('region', { name: 'From the blog' }))
  await posts.findByRole('link', { name: 'Post 04' })
  expect(posts.getAllByRole('article')).toHaveLength(3)
  expect(posts.getByRole('link', { name: 'All posts' })).toHaveAttribute('href', '/blog')
  expect(testimonials.getByRole('link', { name: 'All testimonials' })).toHaveAttribute('href', '/testimonials')
  for (const table of ['testimonials', 'blog_posts']) {
    const limits = calls.filter((call) => call.table === table).map(({ url }) => url.searchParams.get('limit'))
    expect(limits).toEqual(['3'])
  }
})

test('it shows three posts although a proxy drops the limit', async () => {
  const rows = ['One', 'Two', 'Three', 'Four'].map((title) => ({ id: title, title, slug: title }))
  inject((call) => (call.table === 'blog_posts' ? Response.json(rows) : undefined))
  renderApp('/')
  const posts = within(await screen.findByRole('region', { name: 'From the blog' }))
  await posts.findByRole('link', { name: 'One' })
  expect(posts.getAllByRole('article')).toHaveLength(3)
})

test('a failed list is an empty one, with its toast', async () => {
  inject(refuse('select', 'testimonials', 'no stars'))
  inject(refuse('select', 'blog_posts', 'no words'))
  renderApp('/')
  await findToast('Error Fetching Testimonials', 'no stars')
  await findToast('Error Fetching Blog Posts', 'no words')
  expect(screen.getByText('No testimonials available yet. Check back soon!')).toBeVisible()
  expect(screen.getByText('There are no posts yet.')).toBeVisible()
  expect(screen.getByRole('heading', { level: 1 })).toBeVisible()
})
