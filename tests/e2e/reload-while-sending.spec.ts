import type { Page } from '@playwright/test'
import { expect, fillInQuote, holdRoute, removeRequests, test, toast, visit } from './support'

// A page that is loaded anew while its request is out never hears the answer.
// The request may be stored all the same, so the form is not to look unsent.

const REQUESTS = '**/rest/v1/quote_requests*'
const UNCERTAIN = 'We cannot tell whether your request has reached us.'

test.use({ expectedComplaints: [/Failed to load resource|net::ERR|Failed to fetch dynamically imported module/] })

const submit = (page: Page) => page.getByRole('button', { name: /Request My Free Quote|Submitting/ })
const sent = (page: Page) => page.getByRole('region', { name: 'Your request has reached us' })

/** Requests reach the backend, and their answers wait; resolves when one is stored. */
async function holdAnswers(page: Page) {
  let letGo = () => {}
  const gate = new Promise<void>((resolve) => {
    letGo = resolve
  })
  let sayStored = () => {}
  const stored = new Promise<void>((resolve) => {
    sayStored = resolve
  })
  await page.route(REQUESTS, async (route) => {
    const response = await route.fetch()
    expect(response.status()).toBe(201)
    sayStored()
    await gate
    await route.fulfill({ response })
  })
  return { stored, letGo: () => letGo() }
}

async function sendAndReload(page: Page, name: string) {
  await visit(page, '/get-a-quote')
  await fillInQuote(page, name)
  const { stored } = await holdAnswers(page)
  await submit(page).click()
  await stored
  await page.reload()
}

test('who loads the page anew is told that the request may have arrived, until an answer comes', {
  tag: '@phone',
}, async ({ page, request, isMobile }) => {
  const name = `Reload ${isMobile ? 'Phone' : 'Desktop'}`
  await sendAndReload(page, name)
  await expect(page.getByText(UNCERTAIN)).toBeVisible()
  await expect(page.getByLabel('Full Name')).toHaveValue(name)
  await expect(submit(page)).toHaveText('Request My Free Quote')
  await expect(page.getByRole('form').getByRole('link', { name: '(734) 555-0157' })).toBeVisible()

  // Also on the way round, and in the other variant.
  await page.reload()
  await expect(page.getByText(UNCERTAIN)).toBeVisible()
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/A family firm/)
  // The page before has faded out: its form says the same.
  await expect(page.locator('h1')).toHaveCount(1)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Emergency Services' }).click()
  await expect(page.getByText(UNCERTAIN)).toBeVisible()
  await expect(page.getByText(/your message/)).toBeHidden()

  await page.unroute(REQUESTS)
  await submit(page).click()
  await expect(sent(page)).toBeVisible()
  await visit(page, '/get-a-quote')
  await expect(page.getByLabel('Full Name')).toHaveValue('')
  await expect(page.getByText(UNCERTAIN)).toBeHidden()
  await removeRequests(request, name)
})

test('who clears the form begins anew', { tag: '@full' }, async ({ page, request, isMobile }) => {
  const name = `Reload Clear ${isMobile ? 'Phone' : 'Desktop'}`
  await sendAndReload(page, name)
  await page.getByRole('button', { name: 'Clear form' }).click()
  await expect(page.getByText(UNCERTAIN)).toBeHidden()
  await page.reload()
  await page.getByLabel('Full Name').fill('Somebody else')
  await expect(page.getByRole('button', { name: 'Clear form' })).toBeVisible()
  await expect(page.getByText(UNCERTAIN)).toBeHidden()
  await removeRequests(request, name)
})

test('what was refused is not called uncertain by a new load', { tag: '@full' }, async ({ page }) => {
  await visit(page, '/get-a-quote')
  await fillInQuote(page, 'Reload Refused')
  await page.route(REQUESTS, (route) =>
    route.fulfill({ status: 500, json: { message: 'the disk is full', code: '53100' } }),
  )
  await submit(page).click()
  await expect(page.getByText('Your request has not been sent.')).toBeVisible()
  await page.reload()
  await expect(page.getByText('We kept what you typed in this tab.')).toBeVisible()
  await expect(page.getByText(UNCERTAIN)).toBeHidden()
})

test('a link to a page whose code is gone waits with the new load for who waits for an answer', {
  tag: '@full',
}, async ({ page, request, isMobile }) => {
  const name = `Reload Deploy ${isMobile ? 'Phone' : 'Desktop'}`
  await page.route('**/assets/about-*.js', (route) => route.fulfill({ status: 404 }))
  await visit(page, '/get-a-quote')
  await fillInQuote(page, name)
  const { stored, letGo } = await holdAnswers(page)
  await submit(page).click()
  await stored
  let loads = 0
  page.on('load', () => {
    loads += 1
  })
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click()
  await expect(page).toHaveURL('/about')
  // The page offers a new load when nothing would be lost by it.
  await expect(submit(page)).toHaveText('Submitting...')
  letGo()
  await expect(page.getByRole('heading', { name: 'This page could not be shown' })).toBeVisible()
  await expect(toast(page, 'Quote Request Sent!')).toBeVisible()
  expect(loads).toBe(0)
  await page.getByRole('button', { name: 'Load the page again' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /A family firm/ })).toBeVisible()
  await removeRequests(request, name)
})

test.describe('while the code that sends is still on its way', () => {
  /** To a page whose code is gone. */
  async function sendAndGoToAbout(page: Page, name: string) {
    await page.route('**/assets/about-*.js', (route) => route.fulfill({ status: 404 }))
    const letGo = await holdRoute(page, '**/assets/client-*.js')
    await visit(page, '/get-a-quote')
    await fillInQuote(page, name)
    await submit(page).click()
    await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click()
    await expect(page).toHaveURL('/about')
    await expect(submit(page)).toHaveText('Submitting...')
    return letGo
  }

  test('a link to a page whose code is gone does not keep the request from going out', { tag: '@full' }, async ({
    page,
    request,
    isMobile,
  }) => {
    const name = `Reload Code ${isMobile ? 'Phone' : 'Desktop'}`
    const letGo = await sendAndGoToAbout(page, name)
    letGo()
    await expect(toast(page, 'Quote Request Sent!')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'This page could not be shown' })).toBeVisible()
    await removeRequests(request, name)
  })

  test('who loads the page again is told at the form that the request was not sent', { tag: '@full' }, async ({
    page,
  }) => {
    const letGo = await sendAndGoToAbout(page, 'Reload Begun')
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: /A family firm/ })).toBeVisible()
    letGo()
    await visit(page, '/get-a-quote')
    await expect(page.getByText('Your request has not been sent.')).toBeVisible()
    await expect(page.getByText(UNCERTAIN)).toBeHidden()
    await expect(page.getByLabel('Full Name')).toHaveValue('Reload Begun')
  })
})

test('a page whose code is gone is loaded anew while nobody knows of a request, and the doubt stays', {
  tag: '@full',
}, async ({ page }) => {
  await page.route('**/assets/about-*.js', (route) => route.fulfill({ status: 404 }))
  await page.route(REQUESTS, (route) => route.abort('connectionreset'))
  await visit(page, '/get-a-quote')
  await fillInQuote(page, 'Reload Doubt')
  await submit(page).click()
  await expect(page.getByText(UNCERTAIN)).toBeVisible()
  const load = page.waitForEvent('load')
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click()
  await load
  await expect(page.getByRole('heading', { level: 1, name: /A family firm/ })).toBeVisible()
  await visit(page, '/get-a-quote')
  await expect(page.getByText(UNCERTAIN)).toBeVisible()
  await expect(page.getByLabel('Full Name')).toHaveValue('Reload Doubt')
})
