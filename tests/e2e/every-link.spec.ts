import { serviceAreas } from '../../src/content/service-areas'
import { services } from '../../src/content/services'
import { expect, test, visit } from './support'

test('every link of the header and the footer leads to a page with a heading and a title of its own', {
  tag: '@full',
}, async ({ page }) => {
  await visit(page, '/')
  const addresses = await page
    .locator('header a[href^="/"], footer a[href^="/"]')
    .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('href') as string))])
  expect(addresses.length).toBeGreaterThanOrEqual(10 + services.length + serviceAreas.length)

  const titles = new Map<string, string>()
  let before = ''
  for (const address of addresses) {
    // The link itself, as a visitor follows it, though its menu may be closed.
    await page.locator(`header a[href="${address}"], footer a[href="${address}"]`).first().dispatchEvent('click')
    await expect(page).toHaveURL(address === '/admin' ? '/admin/login' : address)
    await expect(page).not.toHaveTitle(before)
    await expect(page.locator('h1')).toHaveCount(1)
    await expect(page.getByRole('heading', { name: 'Oops! Page Not Found' })).toHaveCount(0)
    before = await page.title()
    titles.set(address, before)
  }
  expect(new Set(titles.values()).size).toBe(addresses.length)
})
