import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { mapWords } from '@/content/area-map'
import { company, defaultTitle } from '@/content/company'
import { home, reasons } from '@/content/home'
import { pictureAlts } from '@/content/pictures'
import { serviceAreas } from '@/content/service-areas'
import { coreServices } from '@/content/services'
import { treeYearWords } from '@/content/tree-year'
import { withLocalSupabase } from '../../support/local-supabase'
import { renderApp } from '../../support/render-app'

withLocalSupabase()

test('the hero links to the quote form, the phone and the services, and its image has high fetch priority', async () => {
  renderApp('/')
  await screen.findByRole('heading', { level: 1 })
  const main = within(screen.getByRole('main'))
  expect(main.getAllByRole('link', { name: 'Get a Free Quote' })[0]).toHaveAttribute('href', '/get-a-quote')
  expect(main.getAllByRole('link', { name: /^Call/ })[0]).toHaveAttribute('href', company.phoneLink)
  expect(main.getByRole('link', { name: 'Our Services' })).toHaveAttribute('href', '/services')
  expect(main.getByRole('img', { name: pictureAlts.hero })).toHaveAttribute('fetchpriority', 'high')
})

test('shows the reasons to choose the company', async () => {
  renderApp('/')
  const section = await screen.findByRole('region', { name: 'Why choose us' })
  const points = within(section).getAllByRole('heading', { level: 3 })
  expect(points.map((point) => point.textContent)).toEqual(reasons.map(({ title }) => title))
  for (const { line, text } of reasons) expect(section).toHaveTextContent(line + text)
})

test('shows the core services, each with a picture and a link', async () => {
  renderApp('/')
  const section = await screen.findByRole('region', { name: 'Our core services' })
  const cards = within(section).getAllByRole('article')
  expect(cards.map((card) => within(card).getByRole('link').getAttribute('href'))).toEqual(
    coreServices.map(({ slug }) => `/services/${slug}`),
  )
  for (const card of cards) expect(within(card).getByRole('img')).toHaveAccessibleName(/\w+ \w+/)
})

test('shows the emergency section with the phone number', async () => {
  renderApp('/')
  const section = within(await screen.findByRole('region', { name: 'A limb on the car, or on the roof?' }))
  expect(section.getByRole('link', { name: /^Call/ })).toHaveAttribute('href', company.phoneLink)
  expect(section.getByRole('img', { name: pictureAlts.emergency })).toBeVisible()
})

test('the parts stand in this order, and a call to action is the last', async () => {
  renderApp('/')
  await screen.findByRole('heading', { level: 1 })
  const titles = within(screen.getByRole('main')).getAllByRole('heading', { level: 2 })
  expect(titles.map(({ textContent }) => textContent)).toEqual([
    'Why choose us',
    'Our core services',
    'A limb on the car, or on the roof?',
    treeYearWords.thisMonth,
    home.quote.title,
    'What customers say',
    'Where we work',
    'From the blog',
    home.closing.title,
  ])
})

test('the map has the links to its towns beside it', async () => {
  renderApp('/')
  const section = within(await screen.findByRole('region', { name: 'Where we work' }))
  expect(section.getByRole('img', { name: mapWords.name })).toBeVisible()
  expect(section.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    ...serviceAreas.map(({ slug }) => `/service-areas/${slug}`),
    '/service-areas',
  ])
})

test('has the default title', async () => {
  renderApp('/')
  await screen.findByRole('heading', { level: 1 })
  expect(document.title).toBe(defaultTitle)
})
