import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { serviceAreas } from '@/content/service-areas'
import { withLocalSupabase } from '../../support/local-supabase'
import { renderApp } from '../../support/render-app'

withLocalSupabase()

test('lists three core areas, six others and a contact link for other towns', async () => {
  renderApp('/service-areas')
  await screen.findByRole('heading', { level: 1 })
  const main = within(screen.getByRole('main'))
  const linksUnder = (name: string) =>
    within(main.getByRole('heading', { level: 2, name }).parentElement as HTMLElement)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')?.replace('/service-areas/', ''))
  expect(linksUnder('Core areas')).toEqual(['ann-arbor', 'plymouth', 'northville'])
  expect(linksUnder('Other areas')).toEqual(['saline', 'dexter', 'south-lyon', 'novi', 'whitmore-lake', 'brighton'])
  expect(main.getByRole('link', { name: 'Ask us' })).toHaveAttribute('href', '/contact')
})

test('the map has a link to each town, in the order of the lists', async () => {
  renderApp('/service-areas')
  const map = within(await screen.findByRole('figure', { name: 'Map of the towns we serve' }))
  const links = map.getAllByRole('link')
  expect(links.map(({ textContent }) => textContent)).toEqual(serviceAreas.map(({ town }) => town))
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    serviceAreas.map(({ slug }) => `/service-areas/${slug}`),
  )
  for (const link of links) expect(link).not.toHaveAttribute('aria-current')
  expect(map.getByText(/^Firewood ?deliveries: ?15 miles$/)).toBeVisible()
})

test('the map of a town marks it and leads to the others', async () => {
  renderApp('/service-areas/saline')
  const map = within(await screen.findByRole('figure', { name: 'Map of the towns we serve' }))
  expect(map.getAllByRole('link', { current: 'page' })).toEqual([map.getByRole('link', { name: 'Saline' })])
  expect(map.getByRole('link', { name: 'Whitmore Lake' })).toHaveAttribute('href', '/service-areas/whitmore-lake')
})

/** Firewood is delivered only within 15 miles. */
const withinFifteenMiles = ['ann-arbor', 'saline', 'dexter', 'whitmore-lake']

test.for(serviceAreas.map(({ slug, name, town }) => [slug, name, town] as const))(
  '%s shows its facts, its services, the quote link and the phone number',
  async ([slug, name, town]) => {
    renderApp(`/service-areas/${slug}`)
    await screen.findByRole('heading', { level: 1, name: `Tree care in ${name}` })
    expect(screen.getAllByRole('heading', { level: 3 }).length).toBeGreaterThanOrEqual(5)
    expect(within(screen.getByRole('main')).getByRole('img')).toHaveAccessibleName(/\w+ \w+/)
    const services = within(screen.getByRole('region', { name: `What we do in ${town}` }))
    expect(services.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Tree Removal',
      'Tree Trimming & Pruning',
      'Tree Transplanting',
      'Tree Installation',
      'Stump Grinding',
      ...(withinFifteenMiles.includes(slug) ? ['Firewood Sales'] : []),
      'Emergency Tree Services, 24/7',
    ])
    const main = within(screen.getByRole('main'))
    expect(main.getAllByRole('link', { name: 'Get a Free Quote' })[0]).toHaveAttribute(
      'href',
      `/get-a-quote?town=${slug}`,
    )
    expect(main.getAllByRole('link', { name: /^Call/ })[0]).toHaveAttribute('href', 'tel:+17345550157')
    expect(document.title).toBe(`Tree Service in ${name} | Burr Oak Tree Care`)
  },
)

test('a town rule shows its source and date, and refers to the city', async () => {
  renderApp('/service-areas/northville')
  expect(await screen.findByText(/reviews the removal of trees 8 inches/)).toBeVisible()
  expect(
    screen.getByText(
      "Source: City of Northville, ci.northville.mi.us, 'Obtain a tree removal permit', as of November 2026. Rules change: please ask the city.",
    ),
  ).toBeVisible()
})
