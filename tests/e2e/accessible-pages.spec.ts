import { serviceAreas } from '../../src/content/service-areas'
import { services } from '../../src/content/services'
import { paths } from '../../src/paths'
import { expectNoFindings } from './axe'
import { expect, test, visit } from './support'

// Every public page as it is at rest. What else a page can be is in
// accessible-states.spec.ts and accessible-forms.spec.ts.

// A finding says all; to record what axe reads takes as long as axe itself.
test.use({ trace: 'off' })

const post = paths.post('what-is-left-of-the-ash')

const groups: Record<string, string[]> = {
  'the pages without rows': [paths.about, paths.services, paths.serviceAreas],
  'the pages with rows': [paths.home, paths.blog, paths.testimonials, post],
  'the pages with forms': [paths.quote, paths.contact, paths.review],
  'the services': services.map(({ slug }) => paths.service(slug)),
  'the towns': serviceAreas.map(({ slug }) => paths.serviceArea(slug)),
}

for (const [group, addresses] of Object.entries(groups)) {
  test(`nothing is found on ${group}`, async ({ page }) => {
    for (const address of addresses) {
      await visit(page, address)
      await expect(page.getByText(/^Looking for/)).toHaveCount(0)
      await expectNoFindings(page, address)
    }
  })
}

test('nothing is found where there is nothing', async ({ page }) => {
  for (const address of ['/no/such/page', '/services/none', '/service-areas/none', paths.post('none')]) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1, name: /Not Found$/ })).toBeVisible()
    await expectNoFindings(page, address)
  }
})

test.describe('as finished HTML, of which no script runs', () => {
  test.use({ expectedComplaints: [/Content Security Policy/] })

  test('nothing is found on a page of each kind', async ({ page }) => {
    await page.route(/\/[^.]*$/, async (route) => {
      const response = await route.fetch()
      const headers = { ...response.headers(), 'content-security-policy': "script-src 'none'" }
      await route.fulfill({ response, headers })
    })
    const kinds = [
      paths.home,
      paths.services,
      paths.service('tree-removal'),
      paths.serviceArea('novi'),
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
