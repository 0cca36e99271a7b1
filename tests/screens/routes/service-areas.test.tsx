import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { company } from '@/content/company'
import { whoseTree } from '@/content/faq'
import { services } from '@/content/services/services'
import { mapWords } from '@/content/towns/area-map'
import { closeUps } from '@/content/towns/town-pictures'
import { ASK_FIRST, type TownWords, townWords } from '@/content/towns/town-words'
import { hasFirewood, isOnFirewoodEdge, shopTown, towns } from '@/content/towns/towns'
import { storeTestimonial } from '../../support/build-rows'
import { openPage, renderApp } from '../../support/render-app'
import { addressesOf, textsOf } from '../../support/texts-of'

test('lists the core areas, the others and a contact link for other towns', async () => {
  const { main } = await openPage('/service-areas')
  const linksUnder = (name: string) => {
    const section = main.queryByRole('heading', { level: 2, name })?.parentElement
    return section ? addressesOf(within(section).getAllByRole('link')) : []
  }
  const linksTo = (places: typeof towns) => places.map(({ slug }) => `/service-areas/${slug}`)
  expect(linksUnder('Core areas')).toEqual(linksTo(towns.filter(({ isCore }) => isCore)))
  expect(linksUnder('Other areas')).toEqual(linksTo(towns.filter(({ isCore }) => !isCore)))
  expect(main.getByRole('link', { name: 'Ask us' })).toHaveAttribute('href', '/contact')
  for (const { miles } of towns.slice(1)) {
    expect(main.getAllByText(`About ${miles} miles by road`)[0]).toBeVisible()
  }
})

test('the page of the towns says whose a tree on the line is, and who says so', async () => {
  const { main } = await openPage('/service-areas')
  for (const item of whoseTree.items) expect(main.getByText(item)).toBeVisible()
  expect(main.getByText(/Lennon v\. Terrall .*Michigan Farm Bureau/)).toBeVisible()
})

test('the map is a picture that leads to the towns by mouse alone, beside the lists', async () => {
  renderApp('/service-areas')
  const map = within(await screen.findByRole('figure'))
  expect(map.getByRole('img', { name: mapWords.name })).toBeVisible()
  expect(map.queryAllByRole('link')).toEqual([])
  const links = map.getAllByRole('link', { hidden: true })
  expect(addressesOf(links)).toEqual(towns.map(({ slug }) => `/service-areas/${slug}`))
  for (const link of links) {
    expect(link).toHaveAttribute('tabindex', '-1')
    // Otherwise a press would give it the focus.
    expect(fireEvent.mouseDown(link)).toBe(false)
  }
  expect(map.getByText(mapWords.towns)).toBeVisible()
})

const openTown = async ({ slug, nameWithState }: (typeof towns)[number]) => {
  const { main, heading } = await openPage(`/service-areas/${slug}`)
  expect(heading).toHaveAccessibleName(`Tree care in ${nameWithState}`)
  return main
}

test.for(towns)('$slug shows its facts, its rule and its close-up', async (town) => {
  const main = await openTown(town)
  const { facts, rule, closeUp } = townWords[town.slug] as TownWords
  const headings = main.getAllByRole('heading', { level: 3 })
  expect(textsOf(headings)).toEqual(facts.map(({ heading }) => heading))
  if (rule) {
    const { text, source, asOf, ask } = rule
    expect(main.getByText(text)).toBeVisible()
    expect(main.getByText(`Source: ${source} (${asOf}). This may have changed: please ask ${ask}.`)).toBeVisible()
  }
  expect(main.queryByText(ASK_FIRST) !== null).toBe(!rule)
  const [picture, , detail] = main.getAllByRole('img')
  expect(picture).toHaveAccessibleName(/\w+ \w+/)
  expect(detail).toHaveAccessibleName(closeUps[closeUp.picture])
  expect(main.getByText(closeUp.caption)).toBeVisible()
})

/** A town with firewood, one at the edge of its circle, and one outside, as far as there are any. */
const byFirewood = [hasFirewood, isOnFirewoodEdge, (town: (typeof towns)[number]) => !hasFirewood(town)]
  .map((is) => towns.find(is))
  .filter((town) => town !== undefined)

test.for(byFirewood)('$slug lists its services, firewood among them where we deliver it', async (town) => {
  const main = await openTown(town)
  const links = within(main.getByRole('region', { name: `What we do in ${town.name}` })).getAllByRole('link')
  expect(textsOf(links)).toEqual([
    `Emergency Tree Services${company.phone}${company.isReachableDayAndNight ? ', 24/7' : ''}`,
    ...services
      .filter(({ slug }) => slug !== 'firewood-sales' || hasFirewood(town))
      .map(({ name, summary }) => name + summary),
  ])
  expect(links[0]).toHaveAttribute('href', company.phoneLink)
  expect(main.queryByText(/call with your address/) !== null).toBe(isOnFirewoodEdge(town))
})

test.for(towns)('the map of $slug is a closer one: it names the town and what is around it', async (town) => {
  const main = await openTown(town)
  const map = within(main.getByRole('img', { name: mapWords.name }).closest('figure') as HTMLElement)
  const names = textsOf(map.getAllByRole('link', { hidden: true }))
  expect(names).toContain(town.name)
  expect(names.length).toBeGreaterThan(1)
  expect(names.length).toBeLessThan(towns.length)
  expect(map.queryByText(mapWords.shop) !== null).toBe(names.includes(shopTown.name))
  // Where the map does not reach the shop, an arrow points to its town.
  expect(map.getByText(shopTown.name)).toBeVisible()
})

test('a town’s page leads to the quote form with its town, and to the phone', async () => {
  const main = await openTown(shopTown)
  expect(main.getAllByRole('link', { name: 'Get a Free Quote' })[0]).toHaveAttribute(
    'href',
    `/get-a-quote?town=${shopTown.slug}`,
  )
  expect(main.getAllByRole('link', { name: /^Call/ })[0]).toHaveAttribute('href', company.phoneLink)
})

test('a town’s page has its title and the fact strip', async () => {
  const main = await openTown(shopTown)
  expect(main.getByRole('region', { name: 'In short' })).toBeVisible()
  await waitFor(() => expect(document.title).toBe(`Tree Service in ${shopTown.nameWithState} | ${company.name}`))
})

test('a town’s page shows the best rated testimonial from there, and none from elsewhere', async () => {
  const path = `/service-areas/${shopTown.slug}`
  await storeTestimonial({ name: 'Away', location: 'Downriver', created_at: '2026-03-01T12:00:00Z' })
  await storeTestimonial({ name: 'Street', location: `${shopTown.name} Road`, created_at: '2026-03-02T12:00:00Z' })
  const location = `${shopTown.name.toUpperCase()} MI, west side`
  await storeTestimonial({ name: 'Near', location, created_at: '2026-01-01T12:00:00Z' })
  await storeTestimonial({ name: 'Newer', location, rating: 4, created_at: '2026-02-01T12:00:00Z' })
  renderApp(path)
  expect(await screen.findByText('Near')).toBeVisible()
  expect(screen.queryByText('Newer')).not.toBeInTheDocument()
  expect(screen.getByRole('heading', { level: 2, name: `What a customer in ${shopTown.name} says` })).toBeVisible()
  expect(screen.queryByText('Away')).not.toBeInTheDocument()
  expect(screen.queryByText('Street')).not.toBeInTheDocument()
})
