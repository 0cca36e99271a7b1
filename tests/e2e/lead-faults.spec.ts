import type { Page } from '@playwright/test'
import { isUncovered } from './support/layout'
import { toast, visit } from './support/page-actions'
import {
  DESCRIPTION,
  expectPhoneAndMail,
  fillInQuote,
  quoteSent,
  removeRequests,
  sendQuote,
} from './support/quote-form'
import { expect, test } from './support/test'

// Whatever goes wrong, a request is either sent, or the form keeps what was typed and shows the phone number and a mail
// link with that text. tests/screens/forms tries every answer of the server.

const NOT_SENT = 'Your request has not been sent.'
const UNCERTAIN = 'We can’t tell whether your request reached us.'

const API = '**/rest/v1/quote_requests*'

test.use({ expectedComplaints: [/Failed to load resource|net::ERR|Failed to fetch dynamically imported module/] })

async function expectTyped(page: Page, name: string) {
  const form = page.getByRole('form')
  await expect(form.getByLabel('Full Name')).toHaveValue(name)
  await expect(form.getByLabel('Project Description')).toHaveValue(DESCRIPTION)
  await expect(form.getByLabel('Tree Removal')).toBeChecked()
}

/** Nothing is lost. */
async function expectWayOut(page: Page, name: string) {
  await expectTyped(page, name)
  await expectPhoneAndMail(page, name)
}

test('when the connection breaks after the request is stored, the notice is in view and the next try is sent', {
  tag: '@phone',
}, async ({ page, request }) => {
  await page.setViewportSize({ width: 320, height: 568 })
  await visit(page, '/get-a-quote')
  await fillInQuote(page, 'Fay Ault')
  await page.route(API, async (route) => {
    expect((await route.fetch()).status()).toBe(201)
    await route.abort('connectionreset')
  })
  await sendQuote(page)
  await expect(toast(page, 'Error Sending Request')).toContainText(/what you sent may have arrived/)
  const notice = page.locator('[data-failure-notice]').filter({ hasText: UNCERTAIN })
  await expect(notice).toBeInViewport({ ratio: 1 })
  // Just below the header, and not covered.
  const header = await page.getByRole('banner').boundingBox()
  expect((await notice.boundingBox())?.y).toBeCloseTo((header?.height ?? 0) + 16, -1)
  expect(await notice.evaluate(isUncovered)).toBe(true)
  expect(await page.getByRole('button', { name: 'Request My Free Quote' }).evaluate(isUncovered)).toBe(true)
  await expectWayOut(page, 'Fay Ault')
  await page.unroute(API)
  await sendQuote(page)
  await expect(quoteSent(page)).toBeVisible()
  await removeRequests(request, 'Fay Ault')
})

test('offline, before any code for sending was fetched, nothing is lost, and online the request is sent', {
  tag: '@phone',
}, async ({ page, context, request }) => {
  await visit(page, '/get-a-quote')
  await context.setOffline(true)
  await fillInQuote(page, 'Off Line')
  await sendQuote(page)
  await expect(page.getByText(NOT_SENT)).toBeVisible()
  await expectTyped(page, 'Off Line')
  await context.setOffline(false)
  await sendQuote(page)
  await expect(quoteSent(page)).toBeVisible()
  await removeRequests(request, 'Off Line')
})

test('while the code that submits is late, the browser asks before the page is left', async ({ page, request }) => {
  let load = () => {}
  const late = new Promise<void>((resolve) => {
    load = resolve
  })
  await page.route('**/assets/client-*.js', (route) => late.then(() => route.continue()))
  await visit(page, '/get-a-quote')
  await fillInQuote(page, 'Late Code')
  await sendQuote(page)
  await expect(page.getByRole('button', { name: 'Submitting...' })).toBeVisible()
  const question = page.waitForEvent('dialog')
  const leaving = page.evaluate(() => window.location.assign('/about')).catch(() => {})
  expect((await question).type()).toBe('beforeunload')
  await (await question).dismiss()
  await leaving
  load()
  await expect(quoteSent(page)).toBeVisible()
  await removeRequests(request, 'Late Code')
})

test('after a deploy deleted the chunk that submits, the form says so and loses nothing, and a reload fixes it', {
  tag: '@phone',
}, async ({ page, request }) => {
  await page.route('**/assets/client-*.js', (route) => route.fulfill({ status: 404 }))
  await visit(page, '/get-a-quote')
  await fillInQuote(page, 'Gone Code')
  await sendQuote(page)
  await expect(
    page.getByText(/^Your request has not been sent\. Part of this page did not load; .* reload the page/),
  ).toBeVisible()
  await expectWayOut(page, 'Gone Code')
  await page.unroute('**/assets/client-*.js')
  await page.reload()
  // After hydration the draft is back; until then the browser would refuse the empty fields.
  await expectTyped(page, 'Gone Code')
  await sendQuote(page)
  await expect(quoteSent(page)).toBeVisible()
  await removeRequests(request, 'Gone Code')
})
