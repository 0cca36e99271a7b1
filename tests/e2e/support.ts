import { createHash } from 'node:crypto'
import { type APIRequestContext, test as base, expect, type Page } from '@playwright/test'
import { serviceAreas, shopTown } from '../../src/content/service-areas'
import { services } from '../../src/content/services'
import { towns } from '../../src/content/towns'
import { LOCAL_ADMIN_PASSWORD, LOCAL_ANON_KEY } from '../../supabase/embedded/local-settings.mjs'
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

/** The head tags of a page. Each key has a list of values, which shows duplicates. */
export const headTags = (page: Page) =>
  page.evaluate(() => {
    const found: Record<string, string[]> = {}
    for (const tag of document.head.querySelectorAll('title, meta[name], meta[property], link[rel=canonical]')) {
      const key = tag.getAttribute('name') ?? tag.getAttribute('property') ?? tag.getAttribute('rel') ?? 'title'
      const values = found[key] ?? []
      values.push(tag.getAttribute('content') ?? tag.getAttribute('href') ?? tag.textContent)
      found[key] = values
    }
    return found
  })

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

export async function fillInQuote(page: Page, name: string) {
  const form = page.getByRole('form').filter({ has: page.getByLabel('Service Address') })
  await form.getByLabel('Full Name').fill(name)
  await form.getByLabel('Email').fill(emailOf(name))
  await form.getByLabel('Phone').fill('(734) 555-0111')
  await form.getByLabel('Service Address').fill('2210 Miller Ave, Ann Arbor')
  await form.getByLabel('Tree Removal').check()
  await form.getByLabel('Project Description').fill('A dead ash.\nA shed stands under it.')
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
