import { createHash } from 'node:crypto'
import { type APIRequestContext, test as base, expect, type Page } from '@playwright/test'
import { privacyParts } from '../../src/content/privacy'
import { serviceAreas, shopTown } from '../../src/content/service-areas'
import { services } from '../../src/content/services'
import { towns } from '../../src/content/towns'
import { LOCAL_ADMIN_PASSWORD, LOCAL_ANON_KEY } from '../../supabase/embedded/local-settings.mjs'
import { startPreview } from './preview-server'

/** A page that fails its test when the site throws or logs an error. */
export const test = base.extend<{ expectedComplaints: RegExp[] }, { serverUrl: string }>({
  expectedComplaints: [[], { option: true }],
  serverUrl: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads from it which fixtures are needed.
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
      // The browser's own line about the page itself, which a host answers with 404.
      if (/status of 404/.test(message.text()) && message.location().url === page.url()) return
      if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text())
    })
    await use(page)
    expect(complaints.filter((text) => !expectedComplaints.some((expected) => expected.test(text)))).toEqual([])
  },
})

export { expect }

/** Whether everything is tested, as in `npm run test:all`. */
export const isAll = process.env.E2E_ALL === '1'

/** With a rule of its city on its page, if any town has one. */
export const exampleTown = serviceAreas.find(({ slug }) => towns[slug]?.rule) ?? shopTown
export const lastTown = serviceAreas.at(-1) ?? shopTown
export const longestTown = serviceAreas.reduce((one, other) => (other.town.length > one.town.length ? other : one))

export const lastService = services.at(-1) as (typeof services)[number]

const privacyTexts = (isLocked: boolean) => privacyParts(isLocked).flatMap(({ paragraphs }) => paragraphs)

/** What the privacy page says with the lock alone, or without it alone. */
export const readersOf = (isLocked: boolean) =>
  privacyTexts(isLocked).filter((text) => !privacyTexts(!isLocked).includes(text))

/** For what is the same on all pages of a kind. */
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

/** Whether nothing lies over any corner of an element. It runs in the page. */
export function isUncovered(element: Element) {
  const { left, right, top, bottom } = element.getBoundingClientRect()
  return [left + 8, right - 8].every((x) =>
    [top + 8, bottom - 8].every((y) => element.contains(document.elementFromPoint(x, y))),
  )
}

/** Opens a page and waits until React answers. */
export async function visit(page: Page, path: string) {
  await page.goto(path)
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '')
  await expect(page.locator('h1')).toBeVisible()
}

/** A row of a list in the panel, which is laid out as a card below 1280 px. */
export const rowOf = (page: Page, text: string) => page.locator('tbody tr').filter({ hasText: text })

/** What is asked for there waits until it is let go. */
export async function holdRoute(page: Page, url: string) {
  let letGo = () => {}
  const gate = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(url, async (route) => {
    await gate
    await route.continue()
  })
  return letGo
}

export const holdScripts = (page: Page) => holdRoute(page, '**/assets/*.js')

/** The tags of the head that belong to a page, each with all its values. */
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

/** Closes the toast with this title, which lies over the foot of the page for seconds. At once: it may be about to go. */
export async function closeToast(page: Page, title: string) {
  const button = toast(page, title).getByRole('button', { name: 'Close notification' })
  await button.evaluate((element: HTMLElement) => element.click())
}

/** Everybody has an address of their own: the database takes twenty requests an hour from each. */
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

/** For who has sent as somebody: the owner's list shows fifty at first, and other tests look for theirs. */
export async function removeRequests(request: APIRequestContext, name: string) {
  const address = `/rest/v1/quote_requests?email=eq.${emailOf(name)}`
  expect((await request.delete(address, { headers: { apikey: LOCAL_ANON_KEY } })).ok()).toBe(true)
}

export async function logIn(page: Page, password = LOCAL_ADMIN_PASSWORD) {
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Log In' }).click()
}

/** The panel for somebody who has logged in, for tests that are not about that. Not in the posture of the lock. */
export const beOwner = (page: Page) =>
  page.addInitScript((digest) => {
    localStorage.setItem('adminPasswordHash', digest)
    localStorage.setItem('adminAuthenticated', 'true')
  }, createHash('sha256').update(LOCAL_ADMIN_PASSWORD).digest('hex'))

/** Scrolls as a visitor does, and waits until the page knows. */
export const scrollTo = (page: Page, top: number) =>
  page.evaluate(
    (top) =>
      new Promise<void>((resolve) => {
        window.addEventListener('scroll', () => resolve(), { once: true })
        window.scrollTo({ top, behavior: 'instant' })
      }),
    top,
  )

/** Waits for the font of the headings, whose lines break elsewhere than those of the font before it. */
export const headingFont = (page: Page) =>
  page.waitForFunction(() =>
    [...document.fonts].some(({ family, status }) => family === 'Fraunces' && status === 'loaded'),
  )

/** The site waits for an answer as long as this machine needs. To be called before the page is opened. */
export const waitWithoutEnd = (page: Page) =>
  page.addInitScript(() => {
    AbortSignal.timeout = () => new AbortController().signal
  })
