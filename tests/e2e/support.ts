import { createHash } from 'node:crypto'
import { type APIRequestContext, test as base, expect, type Page } from '@playwright/test'
import { company } from '../../src/content/company'
import { serviceAreas, shopTown } from '../../src/content/service-areas'
import { services } from '../../src/content/services'
import { towns } from '../../src/content/towns'
import { LOCAL_ADMIN_PASSWORD, LOCAL_ANON_KEY } from '../../supabase/embedded/local-settings.mjs'
import { headTags as readHeadTags } from '../support/head-tags'
import { startPreview } from './preview-server'

/** The test fails when the site throws, or logs an error or a warning that `expectedComplaints` does not match. */
export const test = base.extend<{ expectedComplaints: RegExp[] }, { serverUrl: string }>({
  expectedComplaints: [[], { option: true }],
  serverUrl: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern which fixtures are needed.
    async ({}, use, { parallelIndex }) => {
      const server = await startPreview(parallelIndex)
      await use(server.url)
      await server.stop()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: ({ serverUrl }, use) => use(serverUrl),
  page: async ({ page, expectedComplaints }, use) => {
    const complaints: string[] = []
    page.on('pageerror', (error) => complaints.push(String(error)))
    page.on('console', (message) => {
      // Chromium logs an error when the page itself is answered with 404.
      if (/status of 404/.test(message.text()) && message.location().url === page.url()) return
      if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text())
    })
    await use(page)
    expect(complaints.filter((text) => !expectedComplaints.some((expected) => expected.test(text)))).toEqual([])
  },
})

export { expect }

/** Whether this is `npm run test:all`. */
export const isAll = process.env.E2E_ALL === '1'

/** A town whose page has a rule of its city, if there is one. */
export const exampleTown = serviceAreas.find(({ slug }) => towns[slug]?.rule) ?? shopTown
export const lastTown = serviceAreas.at(-1) ?? shopTown
export const longestTown = serviceAreas.reduce((one, other) => (other.town.length > one.town.length ? other : one))

export const lastService = services.at(-1) as (typeof services)[number]

/** A page of each kind, for what is alike on all pages of a kind. */
export const ONE_OF_EACH_KIND = [
  '/',
  '/services/tree-removal',
  `/service-areas/${exampleTown.slug}`,
  '/blog',
  '/blog/what-is-left-of-the-ash',
  '/get-a-quote',
  '/should-this-tree-worry-you',
  '/contact',
]

/** The same, for what takes a while on each page: four of them, in test:all every kind. */
export const TYPICAL_PAGES = isAll
  ? ONE_OF_EACH_KIND
  : ['/', '/services/tree-removal', '/blog/what-is-left-of-the-ash', '/get-a-quote']

/** Whether no corner of the element is covered. Runs in the page. */
export function isUncovered(element: Element) {
  const { left, right, top, bottom } = element.getBoundingClientRect()
  return [left + 8, right - 8].every((x) =>
    [top + 8, bottom - 8].every((y) => element.contains(document.elementFromPoint(x, y))),
  )
}

/** Opens a page and waits until it is hydrated. */
export async function visit(page: Page, path: string) {
  await page.goto(path)
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '')
  await expect(page.locator('h1')).toBeVisible()
}

/** A row of a list in the panel; below 1280 px it looks like a card. */
export const rowOf = (page: Page, text: string) => page.locator('tbody tr').filter({ hasText: text })

/** Holds requests for this URL until the returned function is called. Routes that were set up before answer them. */
export async function holdRoute(page: Page, url: string) {
  let letGo = () => {}
  const gate = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(url, async (route) => {
    await gate
    await route.fallback()
  })
  return () => letGo()
}

export const holdScripts = (page: Page) => holdRoute(page, '**/assets/*.js')

export const headTags = (page: Page) => page.evaluate(readHeadTags)

/** The toast with this title. */
export const toast = (page: Page, title: string) =>
  page
    .getByRole('region', { name: /Notification/ })
    .getByRole('listitem')
    .filter({ hasText: title })

/** Closes the toast, which covers the bottom of the page. Without waiting for the click: it may be about to close. */
export async function closeToast(page: Page, title: string) {
  const button = toast(page, title).getByRole('button', { name: 'Close notification' })
  await button.evaluate((element: HTMLElement) => element.click())
}

/** An e-mail address for each name, because the database accepts twenty requests an hour from one address. */
export const emailOf = (name: string) => `${name.toLowerCase().replace(/\W+/g, '.')}@example.com`

export const DESCRIPTION = 'A dead ash.\nA shed stands under it.'

export async function fillInQuote(page: Page, name: string) {
  const form = page.getByRole('form').filter({ has: page.getByLabel('Service Address') })
  await form.getByLabel('Full Name').fill(name)
  await form.getByLabel('Email').fill(emailOf(name))
  await form.getByLabel('Phone').fill('(734) 555-0111')
  await form.getByLabel('Service Address').fill('2210 Miller Ave, Ann Arbor')
  await form.getByLabel('Tree Removal').check()
  await form.getByLabel('Project Description').fill(DESCRIPTION)
}

export const sendQuote = (page: Page) => page.getByRole('button', { name: 'Request My Free Quote' }).click()

export const quoteSent = (page: Page) => page.getByRole('region', { name: 'We’ve received your request' })

/** Expects the phone number, and a mail link with what was typed, in the quote form. */
export async function expectPhoneAndMail(page: Page, name: string) {
  const form = page.locator('form[data-draft=quote-request]')
  await expect(form.getByRole('link', { name: company.phone })).toBeVisible()
  const mail = form.getByRole('link', { name: 'send it by email' })
  // The click fills in the link; without a mail program.
  await page.evaluate(() => addEventListener('click', (event) => event.preventDefault(), { once: true }))
  await mail.click()
  const { pathname, searchParams } = new URL((await mail.getAttribute('href')) ?? '')
  expect(pathname).toBe(company.email)
  for (const text of [name, '@example.com', '2210 Miller Ave', 'tree-removal', 'A shed stands under it.'])
    expect(searchParams.get('body')).toContain(text)
}

/** Deletes the requests of this name: the owner's list shows only fifty rows at first. */
export async function removeRequests(request: APIRequestContext, name: string) {
  const address = `/rest/v1/quote_requests?email=eq.${emailOf(name)}`
  expect((await request.delete(address, { headers: { apikey: LOCAL_ANON_KEY } })).ok()).toBe(true)
}

export async function logIn(page: Page, password = LOCAL_ADMIN_PASSWORD) {
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Log In' }).click()
}

/** Logs in without the login page, for tests of the panel. Only without the lock. */
export const beOwner = (page: Page) =>
  page.addInitScript((digest) => {
    localStorage.setItem('adminPasswordHash', digest)
    localStorage.setItem('adminAuthenticated', 'true')
  }, createHash('sha256').update(LOCAL_ADMIN_PASSWORD).digest('hex'))

/** The texts of what reaches beyond the right edge of the window. An <svg> clips its shapes. */
export const beyondWindow = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main *:not(svg *)')]
      .filter((element) => element.getBoundingClientRect().right > window.innerWidth + 1)
      .map((element) => element.textContent.slice(0, 40)),
  )

/** Opens the phone's menu with all its groups, or one drop-down after the other, and looks at each. */
export async function openMenus(page: Page, isMobile: boolean, look: (what: string) => Promise<void>) {
  if (isMobile) {
    await page.getByRole('button', { name: 'Menu' }).click()
    for (const group of await page.getByRole('banner').locator('summary').all()) await group.click()
    return look('the menu')
  }
  for (const name of ['Services', 'Service Areas']) {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name, exact: true }).click()
    await look(`the drop-down ${name}`)
  }
}

/** Scrolls and waits for the scroll event. */
export const scrollTo = (page: Page, top: number) =>
  page.evaluate(
    (top) =>
      new Promise<void>((resolve) => {
        window.addEventListener('scroll', () => resolve(), { once: true })
        window.scrollTo({ top, behavior: 'instant' })
      }),
    top,
  )

/** Waits for the heading font, because headings wrap differently in the fallback font. */
export const headingFont = (page: Page) =>
  page.waitForFunction(() =>
    [...document.fonts].some(({ family, status }) => family === 'Fraunces' && status === 'loaded'),
  )

/** Turns off the site's timeouts, for slow machines. To be called before the page is opened. */
export const waitWithoutEnd = (page: Page) =>
  page.addInitScript(() => {
    AbortSignal.timeout = () => new AbortController().signal
  })
