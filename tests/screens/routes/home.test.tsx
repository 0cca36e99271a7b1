import { screen, waitFor, within } from '@testing-library/react'
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

test('every section has its texts, links and pictures, in this order, and the default title', async () => {
  renderApp('/')
  await screen.findByRole('heading', { level: 1 })
  await waitFor(() => expect(document.title).toBe(defaultTitle))
  const main = within(screen.getByRole('main'))
  expect(main.getAllByRole('link', { name: 'Get a Free Quote' })[0]).toHaveAttribute('href', '/get-a-quote')
  expect(main.getAllByRole('link', { name: /^Call/ })[0]).toHaveAttribute('href', company.phoneLink)
  expect(main.getByRole('link', { name: 'Our Services' })).toHaveAttribute('href', '/services')
  expect(main.getByRole('img', { name: pictureAlts.hero })).toHaveAttribute('fetchpriority', 'high')
  expect(main.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Why choose us',
    'Our core services',
    home.quote.title,
    'What customers say',
    'A limb on the car, or on the roof?',
    treeYearWords.thisMonth,
    'From the blog',
    'Where we work',
  ])

  const why = screen.getByRole('region', { name: 'Why choose us' })
  const points = within(why).getAllByRole('heading', { level: 3 })
  expect(points.map((point) => point.textContent)).toEqual(reasons.map(({ title }) => title))
  for (const { line, text } of reasons) expect(why).toHaveTextContent(line + text)

  const cards = within(screen.getByRole('region', { name: 'Our core services' })).getAllByRole('article')
  expect(cards.map((card) => within(card).getByRole('link').getAttribute('href'))).toEqual(
    coreServices.map(({ slug }) => `/services/${slug}`),
  )
  for (const card of cards) expect(within(card).getByRole('img')).toHaveAccessibleName(/\w+ \w+/)

  const emergency = within(screen.getByRole('region', { name: 'A limb on the car, or on the roof?' }))
  expect(emergency.getByRole('link', { name: /^Call/ })).toHaveAttribute('href', company.phoneLink)
  // The company's number comes before the utility's.
  expect(emergency.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    company.phoneLink,
    ...(company.electricUtility ? [company.electricUtility.phoneLink] : []),
    '/should-this-tree-worry-you',
  ])
  expect(emergency.getByText(/^Say what it hit\. .*make it safe.*from a distance.*auto coverage/)).toBeVisible()
  expect(emergency.getByRole('img', { name: pictureAlts.emergency })).toBeVisible()

  const where = within(screen.getByRole('region', { name: 'Where we work' }))
  expect(where.getByRole('img', { name: mapWords.name })).toBeVisible()
  expect(where.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    ...serviceAreas.map(({ slug }) => `/service-areas/${slug}`),
    '/service-areas',
  ])
})
