import type { Page } from '@playwright/test'
import { about } from '../../src/content/about'
import { company } from '../../src/content/company'
import { beOwner, expect, test, visit } from './support'

test.use({ expectedComplaints: [/Failed to load resource|net::ERR|Failed to fetch dynamically imported module/] })

test.describe('rows with a wrong value in every field', () => {
  const values = [null, 7, true, '', 'NaN', { a: 1 }, [1, null], '9999-99-99']
  const columns = [
    ...['title', 'slug', 'author', 'category', 'date', 'excerpt', 'content', 'image_url', 'name', 'location'],
    ...['rating', 'testimonial', 'service', 'created_at', 'email', 'phone', 'address', 'services', 'description'],
  ]
  const rows = values.map((value, index) => ({
    ...Object.fromEntries(columns.map((column) => [column, value])),
    id: `00000000-0000-4000-8000-00000000000${index}`,
  }))

  /** The backend answers every request with them. */
  const answerWithThem = (page: Page) =>
    page.route('**/rest/v1/*', (route) =>
      route.fulfill({
        json: [null, 'row', ...rows],
        headers: { 'content-range': `0-${rows.length + 1}/${rows.length + 2}` },
      }),
    )

  test('leave each page of the site and the panel usable', async ({ page }) => {
    await answerWithThem(page)
    await beOwner(page)
    const panel = ['/admin/quote-requests', '/admin/blog', '/admin/testimonials', '/admin/blog/edit/a-post']
    for (const path of ['/', '/blog', '/testimonials', '/blog/newer-than-the-build', ...panel]) {
      await page.goto(path)
      await expect(page.locator('html')).toHaveAttribute('data-hydrated', '')
      await expect(page.getByText(/^(Checking for|Loading)/)).toHaveCount(0)
      await expect(page.getByText('We couldn’t show this page')).toHaveCount(0)
      await expect(page.getByRole('main')).not.toContainText(/undefined|\[object|Invalid Date/)
    }
  })
})

test('a page whose code is gone after a deploy says so, with the phone and a button that reloads it', async ({
  page,
}) => {
  const files = '**/assets/about-*.js'
  await page.route(files, (route) => route.fulfill({ status: 404 }))
  await visit(page, '/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click()
  await expect(page.getByRole('heading', { name: 'We couldn’t show this page' })).toBeVisible()
  await expect(page.getByRole('alert').getByRole('link', { name: company.phone })).toBeVisible()
  await page.unroute(files)
  await page.getByRole('button', { name: 'Reload the page' }).click()
  await expect(page).toHaveURL('/about')
  await expect(page.getByRole('heading', { level: 1, name: about.title })).toBeVisible()
})
