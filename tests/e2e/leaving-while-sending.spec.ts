import type { Page } from '@playwright/test'
import { about } from '../../src/content/about'
import { diskFull } from '../support/server-answers'
import {
  expect,
  fillInQuote,
  holdRoute,
  isUncovered,
  logIn,
  removeRequests,
  rowOf,
  scrollTo,
  test,
  toast,
  visit,
} from './support'

// A submit outlives its page: a visitor who returns cannot send the same request twice.

const REQUESTS = '**/rest/v1/quote_requests*'

const sent = (page: Page) => page.getByRole('region', { name: 'We’ve received your request' })
const submit = (page: Page) => page.getByRole('button', { name: /Request My Free Quote|Submitting/ })

const holdRequests = (page: Page) => holdRoute(page, REQUESTS)

async function follow(page: Page, link: string, heading: string | RegExp) {
  await page.getByRole('contentinfo').getByRole('link', { name: link }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
  // The page before has faded out.
  await expect(page.locator('h1')).toHaveCount(1)
}

const goToAbout = (page: Page) => follow(page, 'About Us', about.title)
const goToQuote = (page: Page) => follow(page, 'Get a Free Quote', 'Get a free quote')

/** A new visit, so that no state of the earlier one interferes. */
async function expectOneRow(page: Page, name: string) {
  await visit(page, '/admin/login')
  await logIn(page)
  await page.getByRole('main').getByRole('link', { name: 'Quote Requests' }).click()
  await expect(rowOf(page, name)).toHaveCount(1)
}

test('returning to the form while the request is in flight cannot send it again', { tag: '@phone' }, async ({
  page,
  request,
  isMobile,
}) => {
  const name = `Back Early ${isMobile ? 'Phone' : 'Desktop'}`
  await visit(page, '/get-a-quote')
  await fillInQuote(page, name)
  const letGo = await holdRequests(page)
  await submit(page).click()
  await expect(submit(page)).toHaveText('Submitting...')
  await goToAbout(page)
  await goToQuote(page)
  await expect(submit(page)).toHaveText('Submitting...')
  await expect(page.getByLabel('Full Name')).toHaveValue(name)
  for (const field of ['Full Name', 'Stump Grinding']) await expect(page.getByLabel(field)).toBeDisabled()
  // By force: otherwise the tool itself would wait until the button can be used.
  await submit(page).click({ force: true })

  letGo()
  await expect(sent(page)).toBeVisible()
  await expect(sent(page)).toBeInViewport()
  await expectOneRow(page, name)
  await removeRequests(request, name)
})

test('returning after the response shows the confirmation once', { tag: '@full' }, async ({
  page,
  request,
  isMobile,
}) => {
  const name = `Back Late ${isMobile ? 'Phone' : 'Desktop'}`
  await visit(page, '/get-a-quote')
  await fillInQuote(page, name)
  const letGo = await holdRequests(page)
  await submit(page).click()
  await goToAbout(page)
  letGo()
  await expect(toast(page, 'Quote Request Sent!')).toBeVisible()
  await page.goBack()
  await expect(sent(page)).toBeFocused()
  await expect(sent(page)).toBeInViewport()

  await goToAbout(page)
  await goToQuote(page)
  await expect(page.getByLabel('Full Name')).toHaveValue('')
  await expect(sent(page)).toHaveCount(0)
  await expectOneRow(page, name)
  await removeRequests(request, name)
})

test.describe('when it fails', () => {
  test.use({ expectedComplaints: [/Failed to load resource/] })

  test('returning shows the page at its top, the filled form and the other contact options', { tag: '@phone' }, async ({
    page,
    isMobile,
  }) => {
    await visit(page, '/get-a-quote')
    await fillInQuote(page, 'Back Failed')
    let fail = () => {}
    const failed = new Promise<void>((resolve) => {
      fail = resolve
    })
    await page.route(REQUESTS, async (route) => {
      await failed
      await route.fulfill(diskFull)
    })
    await submit(page).click()
    await goToAbout(page)
    fail()
    await expect(toast(page, 'Error Sending Request').getByRole('link', { name: 'Back to the form' })).toBeVisible()
    if (isMobile) {
      // It stays above the phone bar.
      await scrollTo(page, 2000)
      expect(await page.locator('#phone-bar').evaluate(isUncovered)).toBe(true)
    }
    await goToQuote(page)
    await expect(page.getByLabel('Full Name')).toHaveValue('Back Failed')
    await expect(page.getByText('Your request has not been sent.')).toBeVisible()
    await expect(page.getByRole('form').getByRole('link', { name: 'send it by email' })).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    expect(await page.evaluate(() => scrollY)).toBe(0)
  })
})
