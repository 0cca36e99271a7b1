import type { Page } from '@playwright/test'
import { about } from '../../src/content/about'
import { company } from '../../src/content/company'
import { expect, fillInQuote, removeRequests, test, toast, visit } from './support'

// A page that is reloaded while its request is in flight never gets the response.
// The request may be stored all the same, so the form is not to look unsent.

const REQUESTS = '**/rest/v1/quote_requests*'
const UNCERTAIN = 'We can’t tell whether your request reached us.'

test.use({ expectedComplaints: [/Failed to load resource|net::ERR|Failed to fetch dynamically imported module/] })

const submit = (page: Page) => page.getByRole('button', { name: /Request My Free Quote|Submitting/ })
const sent = (page: Page) => page.getByRole('region', { name: 'We’ve received your request' })

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

test('a reload in flight says that the request may have arrived, until a response comes', {
  tag: '@phone',
}, async ({ page, request, isMobile }) => {
  const name = `Reload ${isMobile ? 'Phone' : 'Desktop'}`
  await sendAndReload(page, name)
  await expect(page.getByText(UNCERTAIN)).toBeVisible()
  await expect(page.getByLabel('Full Name')).toHaveValue(name)
  await expect(submit(page)).toHaveText('Request My Free Quote')
  await expect(page.getByRole('form').getByRole('link', { name: company.phone })).toBeVisible()

  // Also on the way round, and in the other variant.
  await page.reload()
  await expect(page.getByText(UNCERTAIN)).toBeVisible()
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(about.title)
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

test('a link to a page whose code is gone after a deploy does not reload while a request is out', {
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
  await expect(page.getByRole('heading', { name: 'We couldn’t show this page' })).toBeVisible()
  letGo()
  await expect(toast(page, 'Quote Request Sent!')).toBeVisible()
  expect(loads).toBe(0)
  await page.getByRole('button', { name: 'Reload the page' }).click()
  await expect(page.getByRole('heading', { level: 1, name: about.title })).toBeVisible()
  await removeRequests(request, name)
})
