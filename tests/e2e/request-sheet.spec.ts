import { company } from '../../src/content/company'
import { beOwner, expect, test, visit } from './support'

test('the printed sheet has the request and the company, and nothing else of the page', async ({ page }) => {
  // A real print dialog would wait for somebody.
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printing', '')
  })
  await beOwner(page)
  await visit(page, '/admin/quote-requests')
  const button = page.getByRole('button', { name: 'Print the request from Sam Whitfield' })
  await button.click()
  await expect(page.locator('html')).toHaveAttribute('data-printing', '')
  await page.emulateMedia({ media: 'print' })
  const text = await page.evaluate(() => document.body.innerText)
  for (const part of [company.name, company.phone, 'Sam Whitfield', 'Tree Removal', 'Dead ash']) {
    expect(text).toContain(part)
  }
  expect(text).not.toMatch(/Grace Lindqvist|Manage Quote Requests|Back to Dashboard/)
  await page.emulateMedia({ media: 'screen' })
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
  await expect(page.getByRole('article', { name: 'Quote request to print', includeHidden: true })).toHaveCount(0)
  await expect(button).toBeFocused()
})
