import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { company } from '@/content/company'
import { hasFirewood, serviceAreas, shopTown } from '@/content/service-areas'
import { services } from '@/content/services'
import { towns } from '@/content/towns'
import { withLocalSupabase } from '../../support/local-supabase'
import { renderApp } from '../../support/render-app'

withLocalSupabase()

test('lists the core areas, the others and a contact link for other towns', async () => {
  renderApp('/service-areas')
  await screen.findByRole('heading', { level: 1 })
  const main = within(screen.getByRole('main'))
  const linksUnder = (name: string) => {
    const section = main.queryByRole('heading', { level: 2, name })?.parentElement
    return section
      ? within(section)
          .getAllByRole('link')
          .map((link) => link.getAttribute('href'))
      : []
  }
  const linksTo = (areas: typeof serviceAreas) => areas.map(({ slug }) => `/service-areas/${slug}`)
  expect(linksUnder('Core areas')).toEqual(linksTo(serviceAreas.filter(({ isCore }) => isCore)))
  expect(linksUnder('Other areas')).toEqual(linksTo(serviceAreas.filter(({ isCore }) => !isCore)))
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
  const { firewood } = company
  const ring = new RegExp(`^Firewood ?deliveries: ?${firewood?.radiusMiles} miles$`)
  if (firewood) expect(map.getByText(ring)).toBeVisible()
  else expect(map.queryByText(/firewood/i)).not.toBeInTheDocument()
})

test('the map of a town marks it and leads to the others', async () => {
  renderApp(`/service-areas/${shopTown.slug}`)
  const map = within(await screen.findByRole('figure', { name: 'Map of the towns we serve' }))
  expect(map.getAllByRole('link', { current: 'page' })).toEqual([map.getByRole('link', { name: shopTown.town })])
  for (const { town, slug } of serviceAreas) {
    expect(map.getByRole('link', { name: town })).toHaveAttribute('href', `/service-areas/${slug}`)
  }
})

test.for(serviceAreas)(
  '$slug shows its facts, its rule, its services, the quote link and the phone number',
  async (area) => {
    const { slug, name, town } = area
    renderApp(`/service-areas/${slug}`)
    await screen.findByRole('heading', { level: 1, name: `Tree care in ${name}` })
    const main = within(screen.getByRole('main'))
    const { facts, rule } = towns[slug] ?? {}
    const headings = main.getAllByRole('heading', { level: 3 })
    expect(headings.map(({ textContent }) => textContent)).toEqual(facts?.map(({ heading }) => heading))
    if (rule) {
      const { text, source, asOf, ask } = rule
      expect(main.getByText(text)).toBeVisible()
      expect(main.getByText(`Source: ${source}, ${asOf}. Rules change: please ask ${ask}.`)).toBeVisible()
    } else expect(main.queryByText(/Rules change/)).not.toBeInTheDocument()
    expect(main.getByRole('img')).toHaveAccessibleName(/\w+ \w+/)
    const links = within(main.getByRole('region', { name: `What we do in ${town}` })).getAllByRole('link')
    expect(links.map(({ textContent }) => textContent)).toEqual([
      ...services.filter((each) => each.slug !== 'firewood-sales' || hasFirewood(area)).map((each) => each.name),
      `Emergency Tree Services${company.isReachableDayAndNight ? ', 24/7' : ''}`,
    ])
    expect(main.getAllByRole('link', { name: 'Get a Free Quote' })[0]).toHaveAttribute(
      'href',
      `/get-a-quote?town=${slug}`,
    )
    expect(main.getAllByRole('link', { name: /^Call/ })[0]).toHaveAttribute('href', company.phoneLink)
    expect(document.title).toBe(`Tree Service in ${name} | ${company.name}`)
  },
)
