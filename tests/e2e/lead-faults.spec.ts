import type { Page, Route } from '@playwright/test'
import { company } from '../../src/content/company'
import { diskFull } from '../support/server-answers'
import { emailOf, expect, fillInQuote, isUncovered, removeRequests, test, visit } from './support'

// Whatever goes wrong, a request ends in success, or in the typed text intact
// with the phone number and a mail that carries that text.

const NOT_SENT = 'Your request has not been sent.'
const UNCERTAIN = 'We can’t tell whether your request reached us.'

const API = '**/rest/v1/quote_requests*'
const DESCRIPTION = 'A dead ash.\nA shed stands under it.'

test.use({ expectedComplaints: [/Failed to load resource|net::ERR|Failed to fetch dynamically imported module/] })

const send = (page: Page) => page.getByRole('button', { name: 'Request My Free Quote' }).click()
const sent = (page: Page) => page.getByRole('region', { name: 'We’ve received your request' })

/** Everything typed is there, with the phone and the e-mail address. */
async function expectTyped(page: Page, name: string) {
  const form = page.getByRole('form')
  await expect(form.getByLabel('Full Name')).toHaveValue(name)
  await expect(form.getByLabel('Project Description')).toHaveValue(DESCRIPTION)
  await expect(form.getByLabel('Tree Removal')).toBeChecked()
  await expect(form.getByRole('link', { name: company.phone })).toBeVisible()
  await expect(form.getByRole('link', { name: 'send it by email' })).toBeVisible()
}

/** The same, and the mail has all of it; the mail program is not opened. */
async function expectWayOut(page: Page, name: string) {
  await expectTyped(page, name)
  const mail = page.getByRole('form').getByRole('link', { name: 'send it by email' })
  await page.evaluate(() => addEventListener('click', (event) => event.preventDefault(), { once: true }))
  await mail.click()
  const [address = '', query = ''] = ((await mail.getAttribute('href')) ?? '').split('?')
  expect(address).toBe(company.emailLink)
  const body = new URLSearchParams(query).get('body') ?? ''
  for (const text of [name, emailOf(name), '2210 Miller Ave', 'tree-removal', 'A shed stands under it.']) {
    expect(body).toContain(text)
  }
}

const faults: [what: string, fault: (route: Route) => Promise<void>, message: RegExp, panel: string][] = [
  ['the database refuses', (route) => route.fulfill(diskFull), /the disk is full/, NOT_SENT],
  [
    'the connection breaks off once the request is stored',
    async (route) => {
      expect((await route.fetch()).status()).toBe(201)
      await route.abort('connectionreset')
    },
    /could not be reached/,
    UNCERTAIN,
  ],
]

for (const [what, fault, message, panel] of faults) {
  test(`when ${what} nothing is lost, and the next try goes through`, { tag: '@phone' }, async ({ page, request }) => {
    await page.setViewportSize({ width: 360, height: 640 })
    await visit(page, '/get-a-quote')
    await fillInQuote(page, 'Fay Ault')
    await page.route(API, fault)
    await send(page)
    await expect(page.getByText('Error Sending Request', { exact: true })).toBeVisible()
    await expect(page.getByText(message).first()).toBeVisible()
    const notSent = page.getByRole('form').getByText(panel)
    await expect(notSent).toBeInViewport({ ratio: 1 })
    // Just below the header, and nothing over it.
    const header = await page.getByRole('banner').boundingBox()
    expect((await notSent.boundingBox())?.y).toBeCloseTo((header?.height ?? 0) + 16, -1)
    expect(await notSent.evaluate(isUncovered)).toBe(true)
    await expectWayOut(page, 'Fay Ault')
    await page.unroute(API)
    await send(page)
    await expect(sent(page)).toBeVisible()
    await removeRequests(request, 'Fay Ault')
  })
}

test('without a network nothing goes out, and that is said', { tag: '@full' }, async ({ page, context, request }) => {
  await visit(page, '/get-a-quote')
  await fillInQuote(page, 'Off Line')
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await send(page)
  await expect(page.getByText(NOT_SENT)).toBeVisible()
  await expectWayOut(page, 'Off Line')
  await context.setOffline(false)
  await send(page)
  await expect(sent(page)).toBeVisible()
  await removeRequests(request, 'Off Line')
})

test('after a deploy deleted the chunk that submits, the form says so and loses nothing, and a reload fixes it', {
  tag: '@phone',
}, async ({ page, request }) => {
  await page.route('**/assets/client-*.js', (route) => route.fulfill({ status: 404 }))
  await visit(page, '/get-a-quote')
  await fillInQuote(page, 'Gone Code')
  await send(page)
  await expect(page.getByText(NOT_SENT)).toBeVisible()
  await expectWayOut(page, 'Gone Code')
  await page.unroute('**/assets/client-*.js')
  await page.reload()
  // React brings the draft back; until then the browser refuses the empty fields.
  await expect(page.getByLabel('Full Name')).toHaveValue('Gone Code')
  await expect(page.getByLabel('Project Description')).toHaveValue(DESCRIPTION)
  await expect(page.getByLabel('Tree Removal')).toBeChecked()
  await send(page)
  await expect(sent(page)).toBeVisible()
  await removeRequests(request, 'Gone Code')
})

test('a request goes out with every store of the browser blocked', { tag: '@phone' }, async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('blocked', 'SecurityError')
        },
      })
    }
  })
  await visit(page, '/get-a-quote')
  await fillInQuote(page, 'No Store')
  await send(page)
  await expect(sent(page)).toBeVisible()
})

test('two tabs send a request each', { tag: '@full' }, async ({ context }) => {
  const pages = [await context.newPage(), await context.newPage()]
  for (const [index, page] of pages.entries()) {
    await visit(page, '/get-a-quote')
    await fillInQuote(page, `Tab ${index}`)
  }
  await Promise.all(pages.map(send))
  for (const page of pages) await expect(sent(page)).toBeVisible()
})

test('a page that the browser brings back can still send', { tag: '@phone' }, async ({ page }) => {
  await visit(page, '/get-a-quote')
  await page.goto('/sitemap.xml')
  await page.goBack()
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '')
  await fillInQuote(page, 'Came Back')
  await send(page)
  await expect(sent(page)).toBeVisible()
})
