import type { Page } from '@playwright/test'
import { company } from '../../src/content/company'
import { LOCAL_ANON_KEY } from '../../supabase/embedded/local-settings.mjs'
import { beOwner, emailOf, expect, test, visit } from './support'

// One quote request on one sheet of paper. What the browser would print is made
// into a PDF, whose pages are counted.

const headers = { apikey: LOCAL_ANON_KEY, prefer: 'return=representation' }

const descriptions = {
  short: 'A dead ash.\nA shed stands under it.',
  long: 'The oak leans over the garage, and its roots lift the drive. '.repeat(82).slice(0, 5000),
  narrow: 'oak\n'.repeat(1250).trimEnd(),
  wide: 'W'.repeat(5000),
}

let sent: string[] = []

test.beforeAll(async ({ playwright, baseURL }) => {
  const request = await playwright.request.newContext({ baseURL: baseURL ?? '' })
  for (const [name, description] of Object.entries(descriptions)) {
    const data = {
      name: `Paper ${name}`,
      email: emailOf(`Paper ${name} ${Math.random()}`),
      phone: '(734) 555-0111',
      address: '2210 Miller Ave, Ann Arbor',
      services: ['tree-removal', 'stump-grinding'],
      description,
    }
    const answer = await request.post('/rest/v1/quote_requests', { headers, data })
    const [{ id }] = await answer.json()
    sent.push(id)
  }
  await request.dispose()
})

test.afterAll(async ({ playwright, baseURL }) => {
  const request = await playwright.request.newContext({ baseURL: baseURL ?? '' })
  await request.delete(`/rest/v1/quote_requests?id=in.(${sent})`, { headers })
  sent = []
  await request.dispose()
})

async function openList(page: Page) {
  // The window of a real one would wait for somebody; the sheet stays until the paper is there.
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printing', '')
  })
  await beOwner(page)
  await visit(page, '/admin/quote-requests?q=paper')
}

const isPrinting = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-printing', '')

const pagesOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length

test('a request with a description of any length or shape takes one sheet', async ({ page }) => {
  await openList(page)
  for (const name of Object.keys(descriptions)) {
    for (const format of ['Letter', 'A4']) {
      await page.getByRole('button', { name: `Print the request from Paper ${name}` }).click()
      await isPrinting(page)
      // When the PDF is made the page hears that it was printed, and takes the sheet away.
      expect(pagesOf(await page.pdf({ format, preferCSSPageSize: true })), `${name} on ${format}`).toBe(1)
      await page.evaluate(() => document.documentElement.removeAttribute('data-printing'))
    }
  }
})

test('the sheet has the request and the company, and nothing else of the page', async ({ page }) => {
  await openList(page)
  const button = page.getByRole('button', { name: 'Print the request from Paper short' })
  await button.click()
  await isPrinting(page)
  await page.emulateMedia({ media: 'print' })
  const text = await page.evaluate(() => document.body.innerText)
  for (const part of [company.name, 'Paper short', '(734) 555-0111', 'Tree Removal, Stump Grinding']) {
    expect(text).toContain(part)
  }
  expect(text).toContain('A dead ash.\nA shed stands under it.')
  expect(text).not.toMatch(
    /Paper long|Manage Quote Requests|Back to Dashboard|rest of the description is in the admin panel/,
  )
  await page.emulateMedia({ media: 'screen' })
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
  await expect(page.getByRole('article', { name: 'Quote request to print', includeHidden: true })).toHaveCount(0)
  await expect(button).toBeFocused()
})

test('what no sheet can hold is cut, and the sheet says so; the list itself prints as before', async ({ page }) => {
  await openList(page)
  await page.getByRole('button', { name: 'Print the request from Paper narrow' }).click()
  await isPrinting(page)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText('The rest of the description is in the admin panel.')).toBeVisible()
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
  await expect(page.getByRole('heading', { level: 1, name: 'Manage Quote Requests' })).toBeVisible()
  expect(pagesOf(await page.pdf({ format: 'Letter' }))).toBeGreaterThan(1)
})
