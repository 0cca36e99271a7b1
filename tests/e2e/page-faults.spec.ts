import type { Page } from '@playwright/test'
import { about } from '../../src/content/about'
import { company } from '../../src/content/company'
import { expect, test, visit } from './support'

test.use({ expectedComplaints: [/Failed to load resource|net::ERR|Failed to fetch dynamically imported module/] })

test.describe('after a deploy has deleted chunks of the open page', () => {
  const countLoads = (page: Page) => {
    const count = { loads: 0 }
    page.on('load', () => {
      count.loads += 1
    })
    return count
  }

  test('a link loads the prerendered page instead', async ({ page }) => {
    await page.route('**/assets/about-*.js', (route) => route.fulfill({ status: 404 }))
    await visit(page, '/')
    const count = countLoads(page)
    await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click()
    await expect(page.getByRole('heading', { level: 1, name: about.title })).toBeVisible()
    await expect(page).toHaveURL('/about')
    // The prerendered heading is there before the load event.
    await expect.poll(() => count.loads).toBe(1)
    // The page works without its own code.
    await page.getByRole('contentinfo').getByRole('link', { name: 'Service Areas' }).click()
    await expect(page.getByRole('heading', { level: 1 })).not.toContainText(about.title)
  })

  test('a page that is not prerendered reloads once, then shows an error and the phone', async ({ page }) => {
    await page.route('**/assets/blog-post-*.js', (route) => route.fulfill({ status: 404 }))
    const count = countLoads(page)
    await page.goto('/blog/newer-than-the-build')
    await expect(page.getByRole('heading', { name: 'We couldn’t show this page' })).toBeVisible()
    await expect(page.getByRole('alert').getByRole('link', { name: company.phone })).toBeVisible()
    await expect.poll(() => count.loads).toBe(2)
  })

  test('a page with a dirty form is not reloaded', async ({ page }) => {
    await page.route('**/assets/client-*.js', (route) => route.fulfill({ status: 404 }))
    await visit(page, '/contact')
    const count = countLoads(page)
    // The first focus fetches the code that sends; by then the field is filled in.
    await page.getByRole('form', { name: 'Send us a message' }).getByLabel('Full Name').fill('Grace')
    const failed = page.waitForResponse('**/assets/client-*.js')
    await page.getByRole('button', { name: 'Send Message' }).click()
    await failed
    await page.waitForLoadState('networkidle')
    await expect(page.getByRole('form', { name: 'Send us a message' }).getByLabel('Full Name')).toHaveValue('Grace')
    expect(count.loads).toBe(0)
  })

  test('with storage blocked the page is not reloaded', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'sessionStorage', {
        get() {
          throw new DOMException('blocked', 'SecurityError')
        },
      })
    })
    await page.route('**/assets/about-*.js', (route) => route.fulfill({ status: 404 }))
    await visit(page, '/')
    const count = countLoads(page)
    await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click()
    await expect(page.getByRole('heading', { name: 'We couldn’t show this page' })).toBeVisible()
    expect(count.loads).toBe(0)
  })
})
