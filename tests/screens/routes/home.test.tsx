import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { withLocalSupabase } from '../../support/local-supabase'
import { renderApp } from '../../support/render-app'

withLocalSupabase()

test('the hero links to the quote form and the services, and its image has high fetch priority', async () => {
  renderApp('/')
  await screen.findByRole('heading', { level: 1 })
  const main = within(screen.getByRole('main'))
  expect(main.getAllByRole('link', { name: 'Get a Free Quote' })[0]).toHaveAttribute('href', '/get-a-quote')
  expect(main.getByRole('link', { name: 'Our Services' })).toHaveAttribute('href', '/services')
  expect(main.getByRole('img', { name: /sunlit oak with a rope swing/ })).toHaveAttribute('fetchpriority', 'high')
})

test('shows three reasons to choose the company', async () => {
  renderApp('/')
  const section = await screen.findByRole('region', { name: 'Why choose us' })
  const points = within(section).getAllByRole('heading', { level: 3 })
  expect(points.map((point) => point.textContent)).toEqual([
    'Safety commitment',
    'Local expertise',
    'Customer satisfaction',
  ])
})

test('shows three core services, each with a picture and a link', async () => {
  renderApp('/')
  const section = await screen.findByRole('region', { name: 'Our core services' })
  const cards = within(section).getAllByRole('article')
  expect(cards.map((card) => within(card).getByRole('link').getAttribute('href'))).toEqual([
    '/services/tree-removal',
    '/services/tree-trimming-pruning',
    '/services/stump-grinding',
  ])
  for (const card of cards) expect(within(card).getByRole('img')).toHaveAccessibleName(/\w+ \w+/)
})

test('shows the emergency section with the phone number', async () => {
  renderApp('/')
  const section = within(await screen.findByRole('region', { name: 'A limb on the car, or on the roof?' }))
  expect(section.getByRole('link', { name: /^Call/ })).toHaveAttribute('href', 'tel:+17345550157')
  expect(section.getByRole('img', { name: /storm-torn oak limb/ })).toBeVisible()
})

test('has the default title', async () => {
  renderApp('/')
  await screen.findByRole('heading', { level: 1 })
  expect(document.title).toBe('Burr Oak Tree Care | Ann Arbor Tree Service Since 1957')
})
