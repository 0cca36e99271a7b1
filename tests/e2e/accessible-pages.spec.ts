import { serviceAreas } from '../../src/content/service-areas'
import { services } from '../../src/content/services'
import { paths } from '../../src/paths'
import { expectNoFindings } from './axe'
import { exampleTown, expect, isAll, lastService, test, visit } from './support'

// Every public page as it is at rest. What else a page can be is in
// accessible-states.spec.ts and accessible-forms.spec.ts.

const post = paths.post('what-is-left-of-the-ash')

const groups: { name: string; addresses: string[]; tag?: string }[] = [
  {
    name: 'the pages without rows',
    addresses: [paths.about, paths.services, paths.serviceAreas, paths.worry, paths.privacy],
  },
  { name: 'the pages with rows', addresses: [paths.home, paths.blog, paths.testimonials, post] },
  { name: 'the pages with forms', addresses: [paths.quote, paths.contact], tag: '@phone' },
  { name: 'a service and a town', addresses: [paths.service(lastService.slug), paths.serviceArea(exampleTown.slug)] },
  { name: 'the form for a review', addresses: [paths.review], tag: '@full' },
  { name: 'the services', addresses: services.map(({ slug }) => paths.service(slug)), tag: '@full' },
  { name: 'the towns', addresses: serviceAreas.map(({ slug }) => paths.serviceArea(slug)), tag: '@full' },
]

for (const { name, addresses, tag } of groups) {
  test(`nothing is found on ${name}`, tag ? { tag } : {}, async ({ page }) => {
    for (const address of addresses) {
      await visit(page, address)
      await expect(page.getByText(/^Checking for/)).toHaveCount(0)
      await expectNoFindings(page, address)
    }
  })
}

test('nothing is found where there is nothing', async ({ page }) => {
  const others = isAll ? ['/services/none', '/service-areas/none'] : []
  for (const address of ['/no/such/page', paths.post('none'), ...others]) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1, name: /Not Found$/ })).toBeVisible()
    await expectNoFindings(page, address)
  }
})

test.describe('as finished HTML, of which no script runs', () => {
  test.use({ expectedComplaints: [/Content Security Policy/] })

  test('nothing is found on a page of each kind', { tag: '@full' }, async ({ page }) => {
    await page.route(/\/[^.]*$/, async (route) => {
      const response = await route.fetch()
      const headers = { ...response.headers(), 'content-security-policy': "script-src 'none'" }
      await route.fulfill({ response, headers })
    })
    const kinds = [
      paths.home,
      paths.services,
      paths.service('tree-removal'),
      paths.serviceArea(exampleTown.slug),
      paths.blog,
      post,
    ]
    for (const address of [...kinds, paths.quote, paths.contact, '/blog/newer-than-the-build']) {
      await page.goto(address)
      await expect(page.getByRole('main')).not.toBeEmpty()
      await expectNoFindings(page, `${address} as finished HTML`)
      expect(await page.locator('html').getAttribute('data-hydrated')).toBeNull()
    }
  })
})
