import type { Page } from '@playwright/test'
import { holdScripts, visit, waitForHydration } from './support/page-actions'
import { ONE_OF_EACH_KIND } from './support/pages'
import { expect, isAll, test } from './support/test'

const QUOTE_PAGE = /\/assets\/get-a-quote-[\w-]+\.js$/

const countAsked = (page: Page, file: RegExp) => {
  const asked = { times: 0 }
  page.on('request', (request) => {
    if (file.test(request.url())) asked.times += 1
  })
  return asked
}

/** The scripts that are requested, except those that hydrated pages load for rows and toasts. */
function watchScripts(page: Page) {
  const asked = new Set<string>()
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/\.js$/.test(pathname) && !/\/(client|tslib|toaster)[-.]/.test(pathname)) asked.add(pathname)
  })
  return asked
}

for (const path of isAll ? [...ONE_OF_EACH_KIND, '/about', '/testimonials', '/no/such/page'] : ['/get-a-quote']) {
  test(`all code of ${path} is requested in one round, of at most ten files`, async ({ page }) => {
    const letGo = await holdScripts(page)
    const asked = watchScripts(page)
    // Turns off the prefetch of links in view.
    await page.addInitScript(() => Reflect.deleteProperty(window, 'IntersectionObserver'))
    await page.goto(path)
    const added = page.locator('head script[type=module]')
    await expect(added).not.toHaveCount(0)
    await expect.poll(() => asked.size).toBe(await added.count())
    const first = [...asked]
    expect(first.length).toBeLessThanOrEqual(10)
    letGo()
    await waitForHydration(page)
    expect([...asked]).toEqual(first)
  })
}

test('after a click on a link that was not prefetched, all code of its page is requested in one round', async ({
  page,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'IntersectionObserver'))
  await visit(page, '/about')
  const asked = watchScripts(page)
  const letGo = await holdScripts(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Get a Free Quote' }).click()
  await expect.poll(() => [...asked].some((name) => QUOTE_PAGE.test(name))).toBe(true)
  // The requests of a round are reported one by one; another round would have to wait for these files.
  await page.waitForTimeout(500)
  const first = [...asked]
  letGo()
  await expect(page.getByRole('heading', { level: 1, name: 'Get a free quote' })).toBeVisible()
  expect([...asked]).toEqual(first)
  expect(first.length).toBeGreaterThan(1)
})

test('the code of a page is prefetched once the visitor moves and its link is in view', async ({ page }) => {
  const asked = countAsked(page, QUOTE_PAGE)
  await visit(page, '/services/tree-removal')
  const link = page.getByRole('main').getByRole('link', { name: 'Get a Free Quote' }).first()
  await link.scrollIntoViewIfNeeded()
  expect(asked.times).toBe(0)
  // A visitor moves more than once; the first move may come before the page listens.
  await expect
    .poll(async () => {
      await page.mouse.move(10, 10)
      await page.mouse.move(20, 20)
      return asked.times
    })
    .toBe(1)
  await link.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Get a free quote' })).toBeVisible()
  expect(asked.times).toBe(1)
})

test('with the data saver on it is not prefetched', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
  const asked = countAsked(page, QUOTE_PAGE)
  await page.clock.install()
  await visit(page, '/services/tree-removal')
  await page.mouse.move(10, 10)
  // Longer than a wait in the queue of src/startup/idle-queue.ts.
  await page.clock.runFor(5000)
  // Observers are called in order, this one last.
  await page
    .getByRole('main')
    .getByRole('link', { name: 'Get a Free Quote' })
    .first()
    .evaluate((link) => new Promise((resolve) => new IntersectionObserver(resolve).observe(link)))
  await page.waitForLoadState('networkidle')
  expect(asked.times).toBe(0)
})
