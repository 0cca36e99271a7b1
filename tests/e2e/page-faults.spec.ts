import { about } from '../../src/content/about'
import { company } from '../../src/content/company'
import { visit } from './support/page-actions'
import { expect, test } from './support/test'

test.use({ expectedComplaints: [/Failed to load resource|net::ERR|Failed to fetch dynamically imported module/] })

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
