import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { about } from '@/content/about'
import { shopTown } from '@/content/towns/towns'
import { absoluteUrl } from '@/paths'
import { storePost } from '../../support/build-rows'
import { openPage } from '../../support/render-app'

type Node = { '@type': string; itemListElement?: object[] } & Record<string, unknown>

const nodes = (): Node[] =>
  [...document.querySelectorAll('script[type="application/ld+json"]')].map(({ textContent }) =>
    JSON.parse(textContent ?? ''),
  )

/** The visible breadcrumbs: titles, with null for an item that is not a link. */
const visibleTrail = () =>
  within(screen.getByRole('navigation', { name: 'Breadcrumb' }))
    .getAllByRole('listitem')
    .map((item) => [item.textContent, item.querySelector('a')?.getAttribute('href') ?? null])

test.for<[string, [string, string][]]>([
  [
    '/services/tree-removal',
    [
      ['Services', '/services'],
      ['Tree Removal', '/services/tree-removal'],
    ],
  ],
  [
    `/service-areas/${shopTown.slug}`,
    [
      ['Service Areas', '/service-areas'],
      [shopTown.name, `/service-areas/${shopTown.slug}`],
    ],
  ],
  ['/blog', [['Blog', '/blog']]],
])('%s shows breadcrumbs from the home page and matching BreadcrumbList JSON-LD', async ([path, crumbs]) => {
  await openPage(path)
  const fullTrail = [['Home', '/'] as const, ...crumbs]
  expect(visibleTrail()).toEqual(
    fullTrail.map(([title, address], index) => [title, index < fullTrail.length - 1 ? address : null]),
  )
  const [trail, ...more] = nodes().filter((node) => node['@type'] === 'BreadcrumbList')
  expect(more).toEqual([])
  expect(trail?.itemListElement).toEqual(
    fullTrail.map(([name, address], index) => {
      return { '@type': 'ListItem', position: index + 1, name, item: absoluteUrl(address) }
    }),
  )
})

test('Service and BlogPosting JSON-LD appear once and only on their own pages, also after navigation', async () => {
  await storePost({ title: 'Oaks & </script> ashes', slug: 'oaks' })
  const currentTypes = () => nodes().map((node) => node['@type'])
  const { user } = await openPage('/services/stump-grinding')
  expect(currentTypes().sort()).toEqual(['BreadcrumbList', 'Service'])

  await user.click(within(screen.getByRole('contentinfo')).getByRole('link', { name: 'Tree Removal' }))
  await screen.findByRole('heading', { level: 1, name: 'Tree Removal' })
  await waitFor(() => expect(currentTypes().sort()).toEqual(['BreadcrumbList', 'Service']))
  expect(nodes().find((node) => node['@type'] === 'Service')).toMatchObject({ name: 'Tree Removal' })

  await user.click(within(screen.getByRole('contentinfo')).getByRole('link', { name: 'Blog' }))
  await user.click(await screen.findByRole('link', { name: 'Oaks & </script> ashes' }))
  await screen.findByRole('heading', { level: 1, name: /Oaks/ })
  await waitFor(() => expect(currentTypes().sort()).toEqual(['BlogPosting', 'BreadcrumbList']))
  expect(nodes().find((node) => node['@type'] === 'BlogPosting')).toMatchObject({ headline: 'Oaks & </script> ashes' })

  await user.click(within(screen.getByRole('contentinfo')).getByRole('link', { name: 'About Us' }))
  await screen.findByRole('heading', { level: 1, name: about.title })
  await waitFor(() => expect(currentTypes()).toEqual(['BreadcrumbList']))
})
