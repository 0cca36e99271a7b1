import type { Page } from '@playwright/test'
import { company } from '../../src/content/company'
import { serviceAreas } from '../../src/content/service-areas'
import { databaseDown } from '../support/server-answers'
import { expect, headingFont, holdRoute, isAll, lastTown, test, visit } from './support'

// Measures the height of the whole page, which every section changes.

const ROWS = '**/rest/v1/**'

test.describe('the sections of the home page keep their height', () => {
  test.use({ expectedComplaints: [/503/] })

  test('when rows come, and when they fail', { tag: '@phone' }, async ({ page, isMobile }) => {
    const widths = isMobile ? [320, 360, 412] : [768, 1024, 1280, 1600]
    const measure = async () => {
      const heights: number[] = []
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 })
        heights.push(await heightOf(page))
      }
      return heights
    }
    const openHome = async () => {
      // The first page has its rows in its HTML; the pages after it fetch them.
      await visit(page, '/about')
      const letGo = await holdRoute(page, ROWS)
      await page.getByRole('banner').getByRole('link', { name: company.name }).click()
      await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toHaveCount(2)
      await headingFont(page)
      return letGo
    }
    const showRows = await openHome()
    const loading = await measure()
    showRows()
    await expect(page.getByRole('region', { name: 'What customers say' }).getByRole('figure')).toHaveCount(2)
    await expect(page.getByRole('region', { name: 'From the blog' }).getByRole('article')).toHaveCount(3)
    expect(await measure()).toEqual(loading)

    await page.unroute(ROWS)
    await page.route(ROWS, (route) => route.fulfill(databaseDown))
    const showFailure = await openHome()
    showFailure()
    await expect(page.getByText('The posts could not be loaded. Please try again later.')).toBeVisible()
    await expect(page.getByText('The testimonials could not be loaded. Please try again later.')).toBeVisible()
    expect(await measure()).toEqual(loading)
  })
})

test('the prerendered home page keeps its height while its rows are refetched', { tag: '@phone' }, async ({ page }) => {
  const letGo = await holdRoute(page, ROWS)
  await visit(page, '/')
  await expect(page.getByText('Checking for newer posts...')).toBeVisible()
  await headingFont(page)
  const height = await heightOf(page)
  letGo()
  await expect(page.getByText('Checking for newer posts...')).toHaveCount(0)
  expect(await heightOf(page)).toBe(height)
})

test('a town page does not shift while it loads', { tag: '@phone' }, async ({ page }) => {
  await page.addInitScript(() => {
    let sum = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value
      document.documentElement.dataset.shift = String(sum)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  for (const width of isAll ? [320, 360, 390, 412, 1024] : [390, 412]) {
    await page.setViewportSize({ width, height: 800 })
    for (const { slug } of isAll ? serviceAreas : [lastTown]) {
      await visit(page, `/service-areas/${slug}`)
      await headingFont(page)
      await heightOf(page)
      const shift = await page.locator('html').getAttribute('data-shift')
      expect(Number(shift ?? 0), `${slug} at ${width}`).toBeLessThan(0.001)
    }
  }
})

/** After the next layout, which takes an emulated phone up to two frames. */
const heightOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(document.documentElement.scrollHeight)))
      }),
  )
