import type { Page } from '@playwright/test'
import { company } from '../../src/content/company'
import { towns } from '../../src/content/towns/towns'
import { holdRoute, visit, waitForHeadingFont } from './support/page-actions'
import { lastTown } from './support/pages'
import { expect, isAll, test } from './support/test'

const ROWS = '**/rest/v1/**'

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      const { dataset } = document.documentElement
      for (const entry of list.getEntries()) {
        if (entry.startTime < Number(dataset.since ?? 0)) continue
        dataset.shift = String(Number(dataset.shift ?? 0) + (entry as PerformanceEntry & { value: number }).value)
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
})

test('the home page does not shift when its rows come', { tag: '@phone' }, async ({ page }) => {
  // The first page has its rows in its HTML; the pages after it fetch them.
  await visit(page, '/about')
  const letGo = await holdRoute(page, ROWS)
  await page.getByRole('banner').getByRole('link', { name: company.name }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toHaveCount(2)
  await waitForHeadingFont(page)
  await nextLayout(page)
  // The page change itself is not meant.
  await page.evaluate(() => {
    document.documentElement.dataset.since = String(performance.now())
    document.documentElement.dataset.shift = '0'
  })
  letGo()
  await expect(page.getByRole('article')).toHaveCount(3)
  expect(await shiftOf(page)).toBeLessThan(0.001)
})

test('without rows, the parts of the home page are as high as their sentence', { tag: '@phone' }, async ({ page }) => {
  await page.route(ROWS, (route) => route.fulfill({ json: [], headers: { 'content-range': '*/0' } }))
  await visit(page, '/about')
  await page.getByRole('banner').getByRole('link', { name: company.name }).click()
  for (const sentence of ['No testimonials available yet. Check back soon!', 'There are no posts yet.']) {
    const part = page.getByRole('region').filter({ has: page.getByText(sentence) })
    expect((await part.boundingBox())?.height, sentence).toBeLessThan(360)
  }
})

test('a town page does not shift while it loads', { tag: '@phone' }, async ({ page }) => {
  for (const width of isAll ? [320, 360, 390, 412, 1024] : [390, 412]) {
    await page.setViewportSize({ width, height: 800 })
    for (const { slug } of isAll ? towns : [lastTown]) {
      await visit(page, `/service-areas/${slug}`)
      await waitForHeadingFont(page)
      expect(await shiftOf(page), `${slug} at ${width}`).toBeLessThan(0.001)
    }
  }
})

/** The sum of all layout shifts. */
async function shiftOf(page: Page) {
  await nextLayout(page)
  return Number((await page.locator('html').getAttribute('data-shift')) ?? 0)
}

/** Resolves after the next layout, which takes an emulated phone up to two frames. */
const nextLayout = (page: Page) =>
  page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(undefined)))),
  )
