import type { Page } from '@playwright/test'
import { emailOf, expect, fillInQuote, holdRoute, removeRequests, test, toast, visit, watchSending } from './support'

// The code that talks to the backend comes when it is needed first. It may be
// gone by then: with the network, after a deploy, or because the browser
// remembers that it could not be fetched.

const CLIENT = '**/assets/client-*.js'

test.use({ expectedComplaints: [/Failed to load resource|net::ERR|Failed to fetch dynamically imported module/] })

const send = (page: Page) => page.getByRole('button', { name: 'Request My Free Quote' }).click()
const sent = (page: Page) => page.getByRole('region', { name: 'Your request has reached us' })

test('a request whose code is gone from the open page goes out once from a page loaded anew', {
  tag: '@phone',
}, async ({ page, request, isMobile }) => {
  const name = `Gone ${isMobile ? 'Phone' : 'Desktop'}`
  let isGone = true
  await page.route(CLIENT, (route) => (isGone ? route.fulfill({ status: 404 }) : route.continue()))
  await visit(page, '/get-a-quote')
  await fillInQuote(page, name)
  // As programs fill in forms, without a word to the page.
  await page.getByLabel('Service Address').evaluate((field: HTMLInputElement) => {
    field.value = '9 Lakeview Ct, Brighton'
  })
  const seen = watchSending(page)
  page.on('framenavigated', () => {
    isGone = false
  })
  await send(page)
  await expect(sent(page)).toBeVisible()
  await expect(toast(page, 'Quote Request Sent!')).toBeVisible()
  expect(seen).toEqual({ loads: 1, sent: [expect.stringContaining(name)] })
  for (const text of [emailOf(name), '9 Lakeview Ct', 'tree-removal', 'A shed stands']) {
    expect(seen.sent[0]).toContain(text)
  }
  await page.reload()
  await expect(page.getByLabel('Full Name')).toHaveValue('')
  expect(seen.sent).toHaveLength(1)
  await removeRequests(request, name)
})

test('what somebody types anew while that page loads does not go out by itself', { tag: '@full' }, async ({ page }) => {
  await visit(page, '/get-a-quote')
  await fillInQuote(page, 'Begun Anew')
  await page.evaluate(() => {
    sessionStorage.setItem('sending:quote-request', 'begun')
    sessionStorage.setItem('unsent:quote-request', String(Date.now()))
  })
  const letGo = await holdRoute(page, '**/assets/index-*.js')
  const seen = watchSending(page)
  await page.reload()
  await page.getByLabel('Full Name').fill('Jo')
  letGo()
  await expect(page.getByText('We kept what you typed in this tab.')).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue(emailOf('Begun Anew'))
  await expect(page.getByLabel('Full Name')).toHaveValue('Jo')
  await expect(page.getByText('Your request has not been sent.')).toBeVisible()
  expect(seen.sent).toEqual([])
})

test('code that stays gone is said after one new load, with everything typed', { tag: '@full' }, async ({ page }) => {
  await page.route(CLIENT, (route) => route.fulfill({ status: 404 }))
  await visit(page, '/get-a-quote')
  await fillInQuote(page, 'Gone Forever')
  const seen = watchSending(page)
  const load = page.waitForEvent('load')
  await send(page)
  await load
  // Once more soon after it, when a new load would be of no more use.
  for (const press of [() => {}, () => send(page)]) {
    await press()
    await expect(page.getByText('Your request has not been sent.')).toBeVisible()
    await expect(toast(page, 'Error Sending Request')).toBeVisible()
    await expect(page.getByLabel('Full Name')).toHaveValue('Gone Forever')
    await expect(page.getByLabel('Project Description')).toHaveValue('A dead ash.\nA shed stands under it.')
    expect(seen).toEqual({ loads: 1, sent: [] })
  }
  // What was not sent is not sent by looking at the page again.
  await page.unroute(CLIENT)
  await page.reload()
  await expect(page.getByText('We kept what you typed in this tab.')).toBeVisible()
  await expect(page.getByText('Your request has not been sent.')).toBeHidden()
  expect(seen).toEqual({ loads: 2, sent: [] })
})

test('a request that may have arrived does not go out again by itself', { tag: '@full' }, async ({
  page,
  isMobile,
}) => {
  const name = `Gone Twice ${isMobile ? 'Phone' : 'Desktop'}`
  await visit(page, '/get-a-quote')
  await fillInQuote(page, name)
  await page.route('**/rest/v1/quote_requests*', (route) => route.abort('connectionreset'))
  await send(page)
  await expect(page.getByText('We cannot tell whether your request has reached us.')).toBeVisible()
  await page.route(CLIENT, (route) => route.fulfill({ status: 404 }))
  await page.reload()
  await expect(page.getByText('We cannot tell whether your request has reached us.')).toBeVisible()
  const seen = watchSending(page)
  await send(page)
  await expect(toast(page, 'Error Sending Request')).toBeVisible()
  // The first try may have arrived, whatever came of this one.
  await expect(page.getByText('We cannot tell whether your request has reached us.')).toBeVisible()
  expect(seen).toEqual({ loads: 0, sent: [] })
})

test('whoever has left the form by then is told, and nothing is loaded anew', { tag: '@full' }, async ({ page }) => {
  let lose = () => {}
  const lost = new Promise<void>((resolve) => {
    lose = resolve
  })
  await page.route(CLIENT, async (route) => {
    await lost
    await route.fulfill({ status: 404 })
  })
  await visit(page, '/get-a-quote')
  await fillInQuote(page, 'Gone Away')
  const seen = watchSending(page)
  await send(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /A family firm/ })).toBeVisible()
  lose()
  await expect(toast(page, 'Error Sending Request')).toBeVisible()
  expect(seen).toEqual({ loads: 0, sent: [] })
})

test('where nothing typed could be kept the page stays', { tag: '@full' }, async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get() {
        throw new DOMException('blocked', 'SecurityError')
      },
    })
  })
  await page.route(CLIENT, (route) => route.fulfill({ status: 404 }))
  await visit(page, '/get-a-quote')
  await fillInQuote(page, 'Gone Unkept')
  const seen = watchSending(page)
  await send(page)
  await expect(page.getByText('Your request has not been sent.')).toBeVisible()
  await expect(page.getByLabel('Full Name')).toHaveValue('Gone Unkept')
  expect(seen).toEqual({ loads: 0, sent: [] })
})

test('without a network the page stays, and sends when it is back', { tag: '@full' }, async ({
  page,
  context,
  request,
  isMobile,
}) => {
  const name = `Offline ${isMobile ? 'Phone' : 'Desktop'}`
  await visit(page, '/get-a-quote')
  const seen = watchSending(page)
  await context.setOffline(true)
  await fillInQuote(page, name)
  await send(page)
  await expect(page.getByText('Your request has not been sent.')).toBeVisible()
  expect(seen).toEqual({ loads: 0, sent: [] })
  await context.setOffline(false)
  await send(page)
  await expect(sent(page)).toBeVisible()
  expect(seen).toEqual({ loads: 0, sent: [expect.stringContaining(name)] })
  await removeRequests(request, name)
})
