import type { Locator, Page } from '@playwright/test'
import { QUEUED_NOTICE_DELAY_MS } from '../../src/dom-contract'
import { translate } from '../support/translate'
import { holdScripts, toast, waitForHydration } from './support/page-actions'
import { DESCRIPTION, emailOf, expectPhoneAndMail, fillInQuote, removeRequests, sendQuote } from './support/quote-form'
import { expect, test } from './support/test'

const quoteForm = (page: Page) => page.locator('form[data-draft=quote-request]')

/** Clicks where a field of a queued form is, clear of the header: Playwright does not wait for what takes no clicks. */
async function clickQueued(field: Locator) {
  await field.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  await field.click({ force: true })
}

/** The bodies of the POST requests. */
function watchSent(page: Page) {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(request.postData() ?? '')
  })
  return sent
}

test('a form that is submitted before hydration shows that it is sending, takes no more input and is sent once', {
  tag: '@phone',
}, async ({ page, isMobile, request }) => {
  const name = `Early ${isMobile ? 'Phone' : 'Desktop'}`
  const letGo = await holdScripts(page)
  const sent = watchSent(page)
  await page.clock.install()
  // The service of the link is not added unseen.
  await page.goto('/get-a-quote?service=stump-grinding')
  // The browser validates first.
  await sendQuote(page)
  await expect(page.getByLabel('Project Description')).toBeFocused()
  await fillInQuote(page, name)
  await sendQuote(page)
  await expect(page.getByRole('button', { name: 'Submitting...' })).toBeFocused()
  await page.keyboard.press('Enter')
  await clickQueued(page.getByLabel('Project Description'))
  // Without a space, which would scroll the page while the next click is on its way.
  await page.keyboard.type('Gate:40inches')
  await clickQueued(quoteForm(page).getByLabel('Stump Grinding'))
  await expect(page.getByLabel('Project Description')).toHaveValue(DESCRIPTION)
  await page.clock.fastForward(3000)
  await expect(quoteForm(page).getByRole('link', { name: 'send it by email' })).toBeHidden()
  await expect(page).toHaveURL('/get-a-quote?service=stump-grinding')
  letGo()
  await expect(toast(page, 'Quote Request Sent!')).toBeVisible()
  expect(sent).toHaveLength(1)
  expect(JSON.parse(sent[0] ?? '')).toMatchObject({ name, services: ['tree-removal'], description: DESCRIPTION })
  await removeRequests(request, name)
})

test('a queued form shows phone and e-mail after ten seconds, and the browser asks before leaving', {
  tag: '@phone',
}, async ({ page, request }) => {
  const letGo = await holdScripts(page)
  const sent = watchSent(page)
  await page.clock.install()
  await page.goto('/get-a-quote')
  await fillInQuote(page, 'Far Out')
  await sendQuote(page)
  await page.clock.fastForward(QUEUED_NOTICE_DELAY_MS)
  await expect(page.getByRole('alert')).toHaveText(/^This is taking longer than usual\./)
  await expectPhoneAndMail(page, 'Far Out')
  await page.clock.fastForward(5000)
  const question = page.waitForEvent('dialog')
  const tap = page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click()
  expect((await question).type()).toBe('beforeunload')
  await (await question).dismiss()
  await tap
  await expect(page).toHaveURL('/get-a-quote')
  await expect(page.getByRole('button', { name: 'Submitting...' })).toBeVisible()
  await expectPhoneAndMail(page, 'Far Out')
  letGo()
  await expect(toast(page, 'Quote Request Sent!')).toBeVisible()
  expect(sent).toHaveLength(1)
  await removeRequests(request, 'Far Out')
})

const NOT_LOADED = /^Your request has not been sent\. Part of this page did not load; .* reload the page/

test.describe(() => {
  test.use({ expectedComplaints: [/Failed to load resource|net::ERR|Failed to fetch dynamically imported module/] })

  for (const [when, files] of [
    ['when no script loads', '**/assets/*.js'],
    ['when the code of the page does not load', '**/assets/get-a-quote-*.js'],
  ] as const) {
    test(`${when}, the form says "not sent" until the next press, which sends`, { tag: '@phone' }, async ({
      page,
      request,
    }) => {
      const sent = watchSent(page)
      await page.route(files, (route) => route.abort())
      await page.goto('/get-a-quote')
      await fillInQuote(page, 'No Script')
      await sendQuote(page)
      const notSent = page.getByText(NOT_LOADED)
      await expect(notSent).toBeVisible()
      await expect(page.getByRole('alert')).toHaveText(NOT_LOADED)
      await page.getByLabel('Full Name').fill('No Script At First')
      await expectPhoneAndMail(page, 'No Script At First')
      await page.unroute(files)
      await page.getByLabel('Full Name').click()
      await waitForHydration(page)
      await expect(notSent).toBeVisible()
      expect(sent).toEqual([])
      await sendQuote(page)
      await expect(toast(page, 'Quote Request Sent!')).toBeVisible()
      await expect(notSent).toBeHidden()
      // What React shows there later, its toasts announce.
      await expect(quoteForm(page).locator('[role=alert]')).toHaveCount(0)
      expect(sent).toHaveLength(1)
      await removeRequests(request, 'No Script')
    })
  }
})

test.describe(() => {
  test.use({ expectedComplaints: [/Failed to load resource|net::ERR/] })

  test('sending the other form of the page leaves the notice of the first', async ({ page }) => {
    await page.route('**/assets/*.js', (route) => route.abort())
    await page.goto('/contact')
    await fillInQuote(page, 'Two Forms')
    await sendQuote(page)
    await expect(page.getByText(NOT_LOADED)).toBeVisible()
    const message = page.getByRole('form', { name: 'Write to us' })
    await message.getByLabel('Full Name').fill('Two Forms')
    await message.getByLabel('Email').fill('two@example.com')
    await message.getByLabel('Message').fill('A question.')
    await message.getByRole('button', { name: 'Send Message' }).click()
    await expect(page.getByText(/^Your message has not been sent\./)).toBeVisible()
    await expect(page.getByText(NOT_LOADED)).toBeVisible()
  })
})

test('what was typed before React is there survives every reload', { tag: '@phone' }, async ({ page }) => {
  const letGo = await holdScripts(page)
  await page.goto('/get-a-quote')
  await page.evaluate(() => sessionStorage.setItem('draft:quote-request', 'a broken draft'))
  await page.getByLabel('Full Name').fill('Early Bird')
  await page.goto('/about')
  await page.goto('/get-a-quote')
  await quoteForm(page).getByLabel('Stump Grinding').check()
  await page.goto('/about')
  await page.goto('/get-a-quote')
  letGo()
  await expect(page.getByText('What you typed is kept in this tab until you send it.')).toBeVisible()
  await expect(page.getByLabel('Full Name')).toHaveValue('Early Bird')
  await expect(quoteForm(page).getByLabel('Stump Grinding')).toBeChecked()
})

test.describe(() => {
  // React renders a translated page again, and logs that it did.
  test.use({ expectedComplaints: [/Minified React error #418/] })

  test('a request that was submitted on a translated page is sent once, with all it had', { tag: '@phone' }, async ({
    page,
  }) => {
    const letGo = await holdScripts(page)
    const sent = watchSent(page)
    await page.goto('/get-a-quote')
    await fillInQuote(page, 'Changed Page')
    await page.locator('form').evaluateAll((forms) => forms.map((form) => form.setAttribute('data-of-the-file', '')))
    await page.getByRole('main').evaluate(translate)
    await sendQuote(page)
    letGo()
    await waitForHydration(page)
    await expect(page.locator('[data-of-the-file]')).toHaveCount(0)
    await expect(toast(page, 'Quote Request Sent!')).toBeVisible()
    expect(sent).toHaveLength(1)
    for (const text of ['Changed Page', emailOf('Changed Page'), '2210 Miller Ave', 'tree-removal', 'A shed stands'])
      expect(sent[0]).toContain(text)
  })

  test('who is typing on a translated page goes on typing in the same field', async ({ page }) => {
    const letGo = await holdScripts(page)
    await page.goto('/get-a-quote')
    await page.getByRole('main').evaluate(translate)
    await page.locator('form [name=name]').fill('Marg')
    letGo()
    await waitForHydration(page)
    await expect(page.getByLabel('Full Name')).toBeFocused()
    await page.keyboard.type('aret')
    await expect(page.getByLabel('Full Name')).toHaveValue('Margaret')
  })
})
