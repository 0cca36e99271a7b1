import type { Page } from '@playwright/test'
import { company } from '../../src/content/company'
import { serviceAreas } from '../../src/content/service-areas'
import { services } from '../../src/content/services'
import { emailOf, exampleTown, expect, fillInQuote, holdScripts, removeRequests, test, toast, visit } from './support'

/** So long after the load src/startup/boot.ts waits for a paint, in milliseconds. */
const LAST_RESORT_MS = 5000

test('until it is loaded a page asks for nothing but itself and its pictures', async ({ page }) => {
  // Without what boot.ts does when it has waited for a paint in vain.
  await page.addInitScript((lastResort) => {
    const { setTimeout } = window
    Object.assign(window, {
      setTimeout: (...call: Parameters<typeof setTimeout>) => (call[1] === lastResort ? 0 : setTimeout(...call)),
    })
  }, LAST_RESORT_MS)
  const asked: string[] = []
  page.on('load', () => asked.push('load'))
  page.on('request', (request) => asked.push(request.resourceType()))
  await visit(page, '/')
  const before = asked.slice(0, asked.indexOf('load'))
  expect(new Set(before)).toEqual(new Set(['document', 'image']))
  expect(asked.slice(asked.indexOf('load'))).toContain('script')
})

test.describe('what React and the whole style sheet bring', () => {
  // Its letters are as wide as its fallback's only by and large.
  test.use({ expectedComplaints: [/ERR_FAILED/] })

  test('moves nothing that was painted before', { tag: '@phone' }, async ({ page }) => {
    await page.route('**/*.woff2', (route) => route.abort())
    for (const path of [
      '/',
      '/about',
      '/services/tree-removal',
      '/blog',
      '/blog/what-is-left-of-the-ash',
      '/contact',
    ]) {
      const letGo = await holdScripts(page)
      await page.goto(path)
      const before = await placesOf(page)
      letGo()
      await expect(page.locator('html')).toHaveAttribute('data-hydrated', '')
      await expect(page.locator('link[rel=stylesheet]')).toHaveCount(1)
      await expect(page.getByText(/^Checking for/)).toHaveCount(0)
      // Both menus have every service and every town.
      expect(before.length, path).toBeGreaterThan(70 + 2 * (services.length + serviceAreas.length))
      expect(await placesOf(page), path).toEqual(before)
      await page.unroute('**/assets/*.js')
    }
  })
})

/** Where everything stands that has a text or is a picture. */
const placesOf = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('header *, main *, footer *')]
      .filter(
        (element) =>
          element.matches('img') ||
          [...element.childNodes].some(({ nodeType, nodeValue }) => nodeType === 3 && nodeValue),
      )
      .map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect()
        return `${element.tagName} ${[x, y, width, height].map(Math.round).join(' ')} ${element.textContent.slice(0, 30)}`
      }),
  )

/** How long src/startup/held-forms.ts holds a form before it shows the phone number and the e-mail address. */
const LONG_WAIT_MS = 10_000
const DESCRIPTION = 'A dead ash.\nA shed stands under it.'

const quoteForm = (page: Page) => page.locator('form[data-draft=quote-request]')
const sendQuote = (page: Page) => page.getByRole('button', { name: 'Request My Free Quote' }).click()

/** The requests that have gone out. */
function watchSent(page: Page) {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(request.postData() ?? '')
  })
  return sent
}

/** The phone number, and a mail with what was typed, stand beside the form. The mail program is not opened. */
async function expectPhoneAndMail(page: Page, name: string) {
  await expect(quoteForm(page).getByRole('link', { name: company.phone })).toBeVisible()
  const mail = quoteForm(page).getByRole('link', { name: 'send it by email' })
  await page.evaluate(() => addEventListener('click', (event) => event.preventDefault(), { once: true }))
  await mail.click()
  const { pathname, searchParams } = new URL((await mail.getAttribute('href')) ?? '')
  expect(pathname).toBe(company.email)
  for (const text of [name, 'tree-removal', 'A shed stands under it.']) expect(searchParams.get('body')).toContain(text)
}

test('a form that is submitted before React is there says so, takes no more typing and is sent once', {
  tag: '@phone',
}, async ({ page, isMobile, request }) => {
  const name = `Early ${isMobile ? 'Phone' : 'Desktop'}`
  const letGo = await holdScripts(page)
  const sent = watchSent(page)
  await page.clock.install()
  await page.goto('/get-a-quote')
  // The browser's own check comes first.
  await sendQuote(page)
  await expect(page.getByLabel('Project Description')).toBeFocused()
  await fillInQuote(page, name)
  await sendQuote(page)
  await expect(page.getByRole('button', { name: 'Submitting...' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.getByLabel('Project Description').click({ force: true })
  await page.keyboard.type(' The gate is 40 inches wi')
  const stumps = quoteForm(page).getByLabel('Stump Grinding')
  // With "force" Playwright scrolls once and gives up if the page moves meanwhile.
  await expect(async () => stumps.click({ force: true, timeout: 1000 })).toPass()
  await expect(page.getByLabel('Project Description')).toHaveValue(DESCRIPTION)
  await page.clock.fastForward(3000)
  await expect(quoteForm(page).getByRole('link', { name: 'send it by email' })).toBeHidden()
  await expect(page).toHaveURL('/get-a-quote')
  letGo()
  await expect(toast(page, 'Quote Request Sent!')).toBeVisible()
  expect(sent).toHaveLength(1)
  expect(JSON.parse(sent[0] ?? '')).toMatchObject({ name, services: ['tree-removal'], description: DESCRIPTION })
  await removeRequests(request, name)
})

test('a form is held for as long as its code is on the way, after ten seconds with phone and e-mail, and leaving asks first', {
  tag: '@phone',
}, async ({ page, request }) => {
  const letGo = await holdScripts(page)
  const sent = watchSent(page)
  await page.clock.install()
  await page.goto('/get-a-quote')
  await fillInQuote(page, 'Far Out')
  await sendQuote(page)
  await page.clock.fastForward(LONG_WAIT_MS)
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

test.describe('when code cannot be loaded', () => {
  test.use({ expectedComplaints: [/Failed to load resource|net::ERR|Failed to fetch dynamically imported module/] })

  for (const [what, files, loads] of [
    ['no script', '**/assets/*.js', 1],
    // The page reloads once, in case a deploy has replaced the file.
    ['not the page’s own script', '**/assets/get-a-quote-*.js', 2],
  ] as const) {
    test(`and ${what} comes, "not sent" stands there until the next press, which sends`, { tag: '@phone' }, async ({
      page,
      request,
    }) => {
      let seenLoads = 0
      page.on('load', () => seenLoads++)
      const sent = watchSent(page)
      await page.route(files, (route) => route.abort())
      await page.goto('/get-a-quote')
      await expect.poll(() => seenLoads).toBe(loads)
      await fillInQuote(page, 'No Script')
      await sendQuote(page)
      const notSent = page.getByText('Your request has not been sent.')
      await expect(notSent).toBeVisible()
      await page.getByLabel('Full Name').fill('No Script At First')
      await expectPhoneAndMail(page, 'No Script At First')
      await page.unroute(files)
      await page.getByLabel('Full Name').click()
      await expect(page.locator('html')).toHaveAttribute('data-hydrated', '')
      await expect(notSent).toBeVisible()
      expect(sent).toEqual([])
      await sendQuote(page)
      await expect(toast(page, 'Quote Request Sent!')).toBeVisible()
      await expect(notSent).toBeHidden()
      expect(sent).toHaveLength(1)
      await removeRequests(request, 'No Script')
    })
  }
})

test('both forms of a page that are submitted before React is there are sent', async ({ page, request, isMobile }) => {
  const name = `Early Both ${isMobile ? 'Phone' : 'Desktop'}`
  const letGo = await holdScripts(page)
  await page.goto('/contact')
  const message = page.getByRole('form', { name: 'Send us a message' })
  await fillInQuote(page, name)
  await message.getByLabel('Full Name').fill(name)
  await message.getByLabel('Email').fill(emailOf(name))
  await message.getByLabel('Message').fill('Do you sell mulch?')
  await sendQuote(page)
  await message.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByRole('button', { name: 'Submitting...' })).toBeVisible()
  await expect(message.getByRole('button', { name: 'Sending...' })).toBeVisible()
  letGo()
  await expect(toast(page, 'Quote Request Sent!')).toBeVisible()
  await expect(toast(page, 'Message Sent!')).toBeVisible()
  await expect(message.getByLabel('Full Name')).toHaveValue('')
  await expect(message.getByRole('button', { name: 'Send Message' })).toBeVisible()
  await removeRequests(request, name)
})

test('menus open, and say so, before React is there', { tag: '@both' }, async ({ page, isMobile }) => {
  await holdScripts(page)
  await page.goto('/about')
  const button = page.getByRole('button', { name: isMobile ? 'Menu' : 'Service Areas' })
  await expect(button).toHaveAttribute('aria-expanded', 'false')
  await button.click()
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  const navigation = page.getByRole('navigation', { name: isMobile ? 'Main, all pages' : 'Main', exact: true })
  if (isMobile) await navigation.getByText('Service Areas', { exact: true }).click()
  await navigation.getByRole('link', { name: exampleTown.town, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: `Tree care in ${exampleTown.name}` })).toBeVisible()
})

test('a menu that was opened before React came stays open, and React knows', { tag: '@phone' }, async ({
  page,
  isMobile,
}) => {
  const letGo = await holdScripts(page)
  await page.goto('/about')
  const button = page.getByRole('button', { name: isMobile ? 'Menu' : 'Services', exact: true })
  await button.click()
  letGo()
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '')
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Escape')
  await expect(button).toHaveAttribute('aria-expanded', 'false')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('phone and e-mail stand in place of the forms', { tag: '@phone' }, async ({ page }) => {
    for (const [path, forms] of [
      ['/get-a-quote', 1],
      ['/contact', 2],
    ] as const) {
      await page.goto(path)
      await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0)
      await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
      const notices = page.getByRole('paragraph').filter({ hasText: 'This form needs JavaScript' })
      await expect(notices).toHaveCount(forms)
      for (const notice of await notices.all()) {
        await expect(notice.getByRole('link', { name: company.phone })).toBeVisible()
        await expect(notice.getByRole('link', { name: company.email })).toBeVisible()
      }
    }
  })
})
