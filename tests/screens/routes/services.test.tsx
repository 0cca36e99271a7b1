import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { company } from '@/content/company'
import { payLess } from '@/content/faq'
import { serviceAlts } from '@/content/pictures'
import { assurances } from '@/content/proof'
import { firewoodSteps, nextSteps } from '@/content/quote-words'
import { afterAlts } from '@/content/services/after-pictures'
import { serviceDetails } from '@/content/services/service-details'
import { services } from '@/content/services/services'
import { workDiagrams } from '@/content/services/work-diagrams'
import { mapWords } from '@/content/towns/area-map'
import { hasFirewood, towns } from '@/content/towns/towns'
import { featuredTestimonialsQuery } from '@/data/testimonials'
import { storeTestimonial } from '../../support/build-rows'
import { calls, sql } from '../../support/local-supabase'
import { plainSpaces } from '../../support/plain-spaces'
import { openPage, renderApp } from '../../support/render-app'
import { addressesOf, textsOf } from '../../support/texts-of'

const main = () => within(screen.getByRole('main'))

test('shows the services as cards and offers a consultation', async () => {
  await openPage('/services')
  const links = main()
    .getAllByRole('article')
    .map((card) => within(card).getByRole('link'))
  expect(addressesOf(links)).toEqual(services.map(({ slug }) => `/services/${slug}`))
  expect(main().getByText(/Ask for a free consultation/)).toBeVisible()
  const emergency = main().getByRole('link', { name: /^Emergency Tree Services/ })
  expect(emergency).toHaveAttribute('href', company.phoneLink)
  expect(emergency).toHaveTextContent(company.phone)
})

const openService = (slug: string) => openPage(`/services/${slug}`)

const listItems = (region: string) =>
  textsOf(within(main().getByRole('region', { name: region })).getAllByRole('listitem'))

test.for(services)('/services/$slug has its own words', async ({ slug, name }) => {
  const { description = '', keyPoints, headings, faq = [], closing = '' } = serviceDetails[slug] ?? {}
  const { heading } = await openService(slug)
  expect(heading).toHaveTextContent(name)
  for (const title of Object.values(headings ?? {})) {
    expect(main().getByRole('heading', { level: 2, name: title })).toBeVisible()
  }
  expect(listItems('What you can count on')).toEqual(keyPoints)
  // What is said before the price is folded.
  for (const row of main().queryAllByRole('group')) row.setAttribute('open', '')
  for (const text of [description, closing, ...faq.flatMap(({ items }) => items)])
    expect(main().getByText(plainSpaces(text))).toBeVisible()
  await waitFor(() => expect(document.title).toBe(`${name} | ${company.name}`))
})

test.for(services)(
  '/services/$slug shows its work and what that leaves behind, and no picture twice',
  async ({ slug }) => {
    await openService(slug)
    expect(main().getByRole('img', { name: serviceAlts[slug] })).toHaveAttribute('src', `/service-${slug}.webp`)
    expect(main().getByRole('img', { name: afterAlts[slug] })).toHaveAttribute('src', `/after-${slug}.webp`)
    const pictures = [...screen.getByRole('main').querySelectorAll('img')].map((image) => image.getAttribute('src'))
    expect(pictures).toEqual([...new Set(pictures)])
  },
)

test('a service page shows its work cut open, with labels that only those read who see the picture', async () => {
  await openService('stump-grinding')
  const { alt, labels } = workDiagrams['stump-grinding']
  const diagram = within(main().getByRole('img', { name: alt }).closest('figure') as HTMLElement)
  for (const { words } of labels) expect(diagram.getByText(words).closest('[aria-hidden]')).toBeVisible()
})

test('a service page says what a price depends on without a click', async () => {
  await openService('stump-grinding')
  expect(main().getByText('Number: one stump, or several.')).toBeVisible()
  expect(main().getByText(nextSteps.items[0])).not.toBeVisible()
})

/** One service for all, and firewood, where there is any, which is ordered. */
const examples = services.filter(({ slug }) => slug === 'stump-grinding' || slug === 'firewood-sales')

test.for(examples)(
  '/services/$slug leads to the quote form twice, with its service, and to the phone',
  async ({ slug }) => {
    await openService(slug)
    const name = slug === 'firewood-sales' ? 'Order firewood' : 'Get a Free Quote'
    const quotes = main().getAllByRole('link', { name })
    expect(addressesOf(quotes)).toEqual(Array(2).fill(`/get-a-quote?service=${slug}`))
    expect(main().getAllByRole('link', { name: /^Call/ })[0]).toHaveAttribute('href', company.phoneLink)
  },
)

test.for(examples)('/services/$slug says what happens next', async ({ slug }) => {
  await openService(slug)
  for (const row of main().queryAllByRole('group')) row.setAttribute('open', '')
  for (const step of (slug === 'firewood-sales' ? firewoodSteps : nextSteps).items)
    expect(main().getByText(plainSpaces(step))).toBeVisible()
})

test('a service page links the services that go with it', async () => {
  await openService('stump-grinding')
  const links = within(main().getByRole('region', { name: 'Often asked for together' })).getAllByRole('link')
  const { related } = serviceDetails['stump-grinding']
  const others = services.filter(({ slug }) => related.includes(slug))
  expect(addressesOf(links)).toEqual(others.map(({ slug }) => `/services/${slug}`))
})

test('a service page has the fact strip', async () => {
  await openService('stump-grinding')
  expect(listItems('In short')).toEqual(assurances.map(plainSpaces))
})

test.for([
  ['tree-removal', true],
  ['stump-grinding', false],
] as const)('%s says how to pay less and leads to the rules of the towns: %s', async ([slug, isShown]) => {
  await openService(slug)
  for (const item of payLess.items) expect(main().queryByText(item) !== null).toBe(isShown)
  expect(main().queryByRole('link', { name: 'Your town’s rules' }) !== null).toBe(isShown)
})

test('a service page shows the newest of equally rated testimonials about it, and none about another service', async () => {
  await storeTestimonial({ name: 'Older', service: 'Stump Grinding', created_at: '2026-01-01T12:00:00Z' })
  await storeTestimonial({ name: 'Newer', service: 'stump grinding', created_at: '2026-02-01T12:00:00Z' })
  await storeTestimonial({ name: 'Other', service: 'Tree Removal', created_at: '2026-03-01T12:00:00Z' })
  const { unmount } = renderApp('/services/stump-grinding')
  expect(await screen.findByText('Newer')).toBeVisible()
  expect(screen.queryByText(/^(Older|Other)$/)).not.toBeInTheDocument()
  // The list that the site has anyway, not a query of its own.
  const select = 'id, name, location, rating, testimonial, service, image_url, created_at'.replaceAll(' ', '')
  for (const { url } of calls) {
    const query = { select, order: 'created_at.desc.nullslast,id.desc', offset: '0', limit: '1000' }
    expect(Object.fromEntries(url.searchParams)).toEqual(query)
  }
  unmount()
  await openService('tree-transplanting')
  expect(main().queryByRole('img', { name: /stars/ })).not.toBeInTheDocument()
})

test('a service page of the build asks again for its testimonial', async () => {
  const deleted = await storeTestimonial({ service: 'Stump Grinding' })
  await sql('delete from testimonials')
  const rows = [[featuredTestimonialsQuery.queryKey, [deleted]]] as const
  renderApp('/services/stump-grinding', rows)
  await screen.findByText('Dana R.')
  await waitFor(() => expect(screen.queryByText('Dana R.')).not.toBeInTheDocument())
})

const { firewood } = company
if (firewood) {
  test('the firewood page shows a face cord, and a map with the circle of deliveries and the towns inside it', async () => {
    renderApp('/services/firewood-sales')
    const map = (await screen.findByRole('img', { name: mapWords.name })).closest('figure') as HTMLElement
    expect(map.querySelector('circle')).toBeInTheDocument()
    expect(screen.getByRole('img', { name: /four feet high and eight feet long/ })).toBeVisible()
    expect(within(map).getByText(`${mapWords.firewood}, up to ${firewood.radiusMiles} miles`)).toBeVisible()
    const links = within(map).getAllByRole('link', { hidden: true })
    expect(textsOf(links)).toEqual(towns.filter(hasFirewood).map(({ name }) => name))
  })

  test('the firewood map names the roads inside its frame, and none that the frame would cut off', async () => {
    renderApp('/services/firewood-sales')
    const map = within((await screen.findByRole('img', { name: mapWords.name })).closest('figure') as HTMLElement)
    expect(map.getByText(/^US.23$/)).toBeInTheDocument()
    expect(map.queryByText(/^I.96$/)).not.toBeInTheDocument()
  })

  test('the page of firewood begins with its price', async () => {
    renderApp('/services/firewood-sales')
    expect(await screen.findByText(`From $${firewood.fromUsd} per face cord`)).toBeVisible()
  })

  test('the card of firewood shows its price', async () => {
    const { main } = await openPage('/services')
    expect(await main.findByText(/^Split firewood/)).toHaveTextContent(`$${firewood.fromUsd} per face cord`)
  })
}
