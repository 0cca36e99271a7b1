import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { storePost } from '../../support/build-rows'
import { withLocalSupabase } from '../../support/local-supabase'
import { renderApp } from '../../support/render-app'

withLocalSupabase()

const SITE = 'https://www.burroaktreecare.example'

type Node = { '@type': string; itemListElement?: { name: string; item: string }[] } & Record<string, unknown>

const nodes = (): Node[] =>
  [...document.querySelectorAll('script[type="application/ld+json"]')].map(({ textContent }) =>
    JSON.parse(textContent ?? ''),
  )

/** The trail that is shown: titles, and addresses where they are links. */
const shownTrail = () =>
  within(screen.getByRole('navigation', { name: 'Breadcrumb' }))
    .getAllByRole('listitem')
    .map((item) => [item.textContent, item.querySelector('a')?.getAttribute('href') ?? null])

test.for<[string, [string, string][]]>([
  ['/services', [['Services', '/services']]],
  [
    '/services/tree-removal',
    [
      ['Services', '/services'],
      ['Tree Removal', '/services/tree-removal'],
    ],
  ],
  ['/service-areas', [['Service Areas', '/service-areas']]],
  [
    '/service-areas/south-lyon',
    [
      ['Service Areas', '/service-areas'],
      ['South Lyon', '/service-areas/south-lyon'],
    ],
  ],
  ['/blog', [['Blog', '/blog']]],
  ['/testimonials', [['Testimonials', '/testimonials']]],
])('%s shows the way to it from the home page, and marks up the same', async ([path, way]) => {
  renderApp(path)
  await screen.findByRole('heading', { level: 1 })
  const whole = [['Home', '/'] as const, ...way]
  expect(shownTrail()).toEqual(
    whole.map(([title, address], index) => [title, index < whole.length - 1 ? address : null]),
  )
  const [trail, ...more] = nodes().filter((node) => node['@type'] === 'BreadcrumbList')
  expect(more).toEqual([])
  expect(trail?.itemListElement?.map(({ name, item }) => [name, item])).toEqual(
    whole.map(([title, address]) => [title, `${SITE}${address}`]),
  )
})

test('a service and a post are marked up on their own pages alone, once, also after page changes', async () => {
  await storePost({ title: 'Oaks & </script> ashes', slug: 'oaks' })
  const typesShown = () => nodes().map((node) => node['@type'])
  const { user } = renderApp('/services/firewood-sales')
  await screen.findByRole('heading', { level: 1, name: 'Firewood Sales' })
  expect(typesShown().sort()).toEqual(['BreadcrumbList', 'Service'])

  await user.click(within(screen.getByRole('contentinfo')).getByRole('link', { name: 'Tree Removal' }))
  await screen.findByRole('heading', { level: 1, name: 'Tree Removal' })
  await waitFor(() => expect(typesShown().sort()).toEqual(['BreadcrumbList', 'Service']))
  expect(nodes().find((node) => node['@type'] === 'Service')).toMatchObject({ name: 'Tree Removal' })

  await user.click(within(screen.getByRole('contentinfo')).getByRole('link', { name: 'Blog' }))
  await user.click(await screen.findByRole('link', { name: /Oaks/ }))
  await screen.findByRole('heading', { level: 1, name: /Oaks/ })
  await waitFor(() => expect(typesShown().sort()).toEqual(['BlogPosting', 'BreadcrumbList']))
  expect(nodes().find((node) => node['@type'] === 'BlogPosting')).toMatchObject({ headline: 'Oaks & </script> ashes' })

  await user.click(within(screen.getByRole('contentinfo')).getByRole('link', { name: 'About Us' }))
  await screen.findByRole('heading', { level: 1, name: /A family firm/ })
  await waitFor(() => expect(nodes()).toEqual([]))
})

test('a post’s breadcrumbs lead back to the blog', async () => {
  await storePost()
  renderApp('/blog/when-to-prune-an-oak')
  await screen.findByRole('heading', { level: 1 })
  expect(await screen.findByRole('navigation', { name: 'Breadcrumb' })).toBeVisible()
  expect(shownTrail()).toEqual([
    ['Home', '/'],
    ['Blog', '/blog'],
    ['When to prune an oak', null],
  ])
})
