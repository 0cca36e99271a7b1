import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { about, opening, story, timeline, values } from '@/content/about'
import { afterAlts } from '@/content/after-pictures'
import { mapWords } from '@/content/area-map'
import { company } from '@/content/company'
import { compareQuotes, firewoodSteps, fiveQuestions, nextSteps, payLess } from '@/content/homeowner'
import { serviceAlts } from '@/content/pictures'
import { facts } from '@/content/proof'
import { hasFirewood, serviceAreas } from '@/content/service-areas'
import { serviceDetails } from '@/content/service-details'
import { services } from '@/content/services'
import { shownTestimonialsKey } from '@/data/testimonials'
import { storeTestimonial } from '../../support/build-rows'
import { calls, sql, withLocalSupabase } from '../../support/local-supabase'
import { plainSpaces } from '../../support/plain-spaces'
import { renderApp } from '../../support/render-app'

withLocalSupabase()

const main = () => within(screen.getByRole('main'))

test('shows the services as cards and offers a consultation', async () => {
  renderApp('/services')
  await screen.findByRole('heading', { level: 1 })
  const links = main()
    .getAllByRole('article')
    .map((card) => within(card).getByRole('link').getAttribute('href'))
  expect(links).toEqual(services.map(({ slug }) => `/services/${slug}`))
  expect(main().getByText(/Ask for a free consultation/)).toBeVisible()
})

test.for(services)(
  '/services/$slug shows its name, picture, description, sections, key points, quote link and phone number',
  async ({ slug, name }) => {
    const { description = '', keyPoints, related, headings, answers = [], closing = '' } = serviceDetails[slug] ?? {}
    renderApp(`/services/${slug}`)
    await screen.findByRole('heading', { level: 1, name })
    expect(main().getByRole('img', { name: serviceAlts[slug] })).toHaveAttribute('src', `/service-${slug}.webp`)
    expect(main().getByText(plainSpaces(description))).toBeVisible()
    expect(main().getByRole('img', { name: afterAlts[slug] })).toHaveAttribute('src', `/after-${slug}.webp`)
    // No picture stands twice on the page.
    const pictures = [...screen.getByRole('main').querySelectorAll('img')].map((image) => image.getAttribute('src'))
    expect(pictures).toEqual([...new Set(pictures)])
    for (const title of Object.values(headings ?? {})) {
      expect(main().getByRole('heading', { level: 2, name: title })).toBeVisible()
    }
    const points = within(main().getByRole('region', { name: 'What you can count on' }))
    expect(points.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(keyPoints)
    const isFirewood = slug === 'firewood-sales'
    const quotes = main().getAllByRole('link', { name: isFirewood ? 'Order firewood' : 'Get a Free Quote' })
    expect(quotes).toHaveLength(2)
    for (const link of quotes) expect(link).toHaveAttribute('href', `/get-a-quote?service=${slug}`)
    expect(main().getAllByRole('link', { name: /^Call/ })[0]).toHaveAttribute('href', company.phoneLink)
    const links = within(main().getByRole('region', { name: 'Often asked for together' })).getAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      services.filter((each) => related?.includes(each.slug)).map((each) => `/services/${each.slug}`),
    )
    expect(main().getByText(plainSpaces(closing))).toBeVisible()
    for (const fact of facts)
      expect(within(main().getByRole('region', { name: 'In short' })).getByText(plainSpaces(fact))).toBeVisible()
    // Folded: what is said of the price, and what happens next.
    for (const row of main().queryAllByRole('group')) row.setAttribute('open', '')
    for (const step of (isFirewood ? firewoodSteps : nextSteps).items)
      expect(main().getByText(plainSpaces(step))).toBeVisible()
    for (const item of answers.flatMap(({ items }) => items)) expect(main().getByText(plainSpaces(item))).toBeVisible()
    const isRemoval = slug === 'tree-removal'
    for (const item of payLess.items) expect(main().queryByText(item) !== null).toBe(isRemoval)
    expect(main().queryByRole('link', { name: 'Your town’s rules' }) !== null).toBe(isRemoval)
    await waitFor(() => expect(document.title).toBe(`${name} | ${company.name}`))
  },
)

test('a service page shows the newest testimonial about it, in any case, and none about another service', async () => {
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
  renderApp('/services/tree-transplanting')
  await screen.findByRole('heading', { level: 1, name: 'Tree Transplanting' })
  expect(main().queryByRole('img', { name: /stars/ })).not.toBeInTheDocument()
})

test('a service page of the build asks again for its testimonial', async () => {
  const deleted = await storeTestimonial({ service: 'Stump Grinding' })
  await sql('delete from testimonials')
  const rows = [[shownTestimonialsKey('/services/stump-grinding'), [deleted]]] as const
  renderApp('/services/stump-grinding', { builtAt: 0, rows })
  await screen.findByText('Dana R.')
  await waitFor(() => expect(screen.queryByText('Dana R.')).not.toBeInTheDocument())
})

const { firewood } = company
if (firewood) {
  test('the firewood page alone has a map, with the circle of deliveries and the towns inside it', async () => {
    renderApp('/services/firewood-sales')
    const map = (await screen.findByRole('img', { name: mapWords.name })).closest('figure') as HTMLElement
    expect(map.querySelector('circle')).toBeInTheDocument()
    expect(within(map).getByText(`${mapWords.firewood}, up to ${firewood.radiusMiles} miles`)).toBeVisible()
    const towns = within(map).getAllByRole('link', { hidden: true })
    expect(towns.map(({ textContent }) => textContent)).toEqual(
      serviceAreas.filter(hasFirewood).map(({ town }) => town),
    )
  })

  test('the card of firewood shows its price', async () => {
    renderApp('/services')
    const main = within(await screen.findByRole('main'))
    expect(await main.findByText(/^Split firewood/)).toHaveTextContent(`$${firewood.fromUsd} per face cord`)
  })
}

test('the about page shows the history, the values, the quote link and the phone number', async () => {
  renderApp('/about')
  await screen.findByRole('heading', { level: 1, name: about.title })
  for (const text of [about.introduction, opening, ...timeline.flatMap(({ when, what }) => [when, what]), ...story]) {
    expect(main().getByText(plainSpaces(text))).toBeVisible()
  }
  const cards = within(screen.getByRole('region', { name: 'What we hold ourselves to' }))
  const titles = cards.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
  expect(titles).toEqual(values.map(({ title }) => title))
  const questions = within(screen.getByRole('region', { name: compareQuotes.title }))
  for (const { question, answer } of fiveQuestions)
    expect(questions.getByText(question).nextElementSibling).toHaveTextContent(answer)
  for (const link of main().getAllByRole('link', { name: 'Get a Free Quote' }))
    expect(link).toHaveAttribute('href', '/get-a-quote')
  for (const link of main().getAllByRole('link', { name: /^Call/ }))
    expect(link).toHaveAttribute('href', company.phoneLink)
})
