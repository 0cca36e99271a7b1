import type { Page } from '@playwright/test'
import { about } from '../../src/content/about'
import { company } from '../../src/content/company'
import { beOwner, expect, fillInQuote, isAll, test, visit } from './support'

test.use({ expectedComplaints: [/Failed to load resource|net::ERR|Failed to fetch dynamically imported module/] })

test('with a clock that is an hour off a request is sent', { tag: '@full' }, async ({ page }) => {
  await page.clock.setFixedTime(Date.now() - 60 * 60 * 1000)
  await visit(page, '/get-a-quote')
  await fillInQuote(page, 'Late Clock')
  await page.getByRole('button', { name: 'Request My Free Quote' }).click()
  await expect(page.getByRole('region', { name: 'We’ve received your request' })).toBeVisible()
})

test.describe('rows with nothing, or with something else, in every field', () => {
  const values = [null, 7, true, '', 'NaN', { a: 1 }, [1, null], '9999-99-99']
  const columns = [
    ...['title', 'slug', 'author', 'category', 'date', 'excerpt', 'content', 'image_url', 'name', 'location'],
    ...['rating', 'testimonial', 'service', 'created_at', 'email', 'phone', 'address', 'services', 'description'],
  ]
  const rows = values.map((value, index) => ({
    ...Object.fromEntries(columns.map((column) => [column, value])),
    id: `00000000-0000-4000-8000-00000000000${index}`,
  }))

  /** The backend answers every question with them. */
  const answerWithThem = (page: Page) =>
    page.route('**/rest/v1/*', (route) =>
      route.fulfill({
        json: [null, 'row', ...rows],
        headers: { 'content-range': `0-${rows.length + 1}/${rows.length + 2}` },
      }),
    )

  test('take no page of the site away', async ({ page }) => {
    await answerWithThem(page)
    for (const path of ['/', '/blog', '/testimonials', '/blog/newer-than-the-build']) {
      await visit(page, path)
      await expect(page.getByText(/^Checking for/)).toHaveCount(0)
      await expect(page.getByText('We couldn’t show this page')).toHaveCount(0)
      await expect(page.getByRole('main')).not.toContainText(/undefined|\[object|Invalid Date/)
    }
  })

  test('take no page of the panel away', async ({ page }) => {
    await beOwner(page)
    await answerWithThem(page)
    const id = rows[0]?.id
    for (const path of [
      '/admin/quote-requests',
      '/admin/blog/edit/a-post',
      ...(isAll ? ['/admin/blog', '/admin/testimonials', `/admin/testimonials/edit/${id}`] : []),
    ]) {
      await page.goto(path)
      await expect(page.locator('html')).toHaveAttribute('data-hydrated', '')
      await expect(page.getByText(/^Loading/)).toHaveCount(0)
      await expect(page.getByText('We couldn’t show this page')).toHaveCount(0)
      await expect(page.getByRole('main')).not.toContainText(/undefined|\[object|Invalid Date/)
    }
  })
})

test.describe('after a deploy, when a file of the open page is gone', () => {
  /** How often the page was loaded. */
  const countLoads = (page: Page) => {
    const count = { loads: 0 }
    page.on('load', () => {
      count.loads += 1
    })
    return count
  }

  test('a link reloads the page, as the finished file', async ({ page }) => {
    await page.route('**/assets/about-*.js', (route) => route.fulfill({ status: 404 }))
    await visit(page, '/')
    const count = countLoads(page)
    await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click()
    await expect(page.getByRole('heading', { level: 1, name: about.title })).toBeVisible()
    await expect(page).toHaveURL('/about')
    // The finished heading may be there before the file is.
    await expect.poll(() => count.loads).toBe(1)
    // It has no code, and works without.
    await page.getByRole('contentinfo').getByRole('link', { name: 'Service Areas' }).click()
    await expect(page.getByRole('heading', { level: 1 })).not.toContainText(about.title)
  })

  test('a page without a file says after one new load what is wrong, and has the phone', async ({ page }) => {
    await page.route('**/assets/blog-post-*.js', (route) => route.fulfill({ status: 404 }))
    const count = countLoads(page)
    await page.goto('/blog/newer-than-the-build')
    await expect(page.getByRole('heading', { name: 'We couldn’t show this page' })).toBeVisible()
    await expect(page.getByRole('alert').getByRole('link', { name: company.phone })).toBeVisible()
    await expect.poll(() => count.loads).toBe(2)
  })

  test('a form with words in it is not reloaded', async ({ page }) => {
    await page.route('**/assets/client-*.js', (route) => route.fulfill({ status: 404 }))
    await visit(page, '/contact')
    const count = countLoads(page)
    // Its first focus asks for the code that sends; by then the field is filled.
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
