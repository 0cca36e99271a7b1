import type { Page, Route } from '@playwright/test'
import { company } from '../../src/content/company'
import { serviceAreas } from '../../src/content/service-areas'
import { databaseDown } from '../support/server-answers'
import { expect, headingFont, isAll, lastTown, test, visit } from './support'

// The height of the whole page is what sections above the footer can push.

type Outcome = {
  name: string
  tag: '@phone' | '@full'
  answer: (route: Route) => Promise<void>
  arrived: (page: Page) => Promise<void>
}

const outcomes: Outcome[] = [
  {
    name: 'rows',
    tag: '@phone',
    answer: (route) => route.fallback(),
    arrived: async (page) => {
      await expect(page.getByRole('region', { name: 'What customers say' }).getByRole('figure')).toHaveCount(2)
      await expect(page.getByRole('region', { name: 'From the blog' }).getByRole('article')).toHaveCount(3)
    },
  },
  {
    name: 'nothing',
    tag: '@full',
    answer: (route) => route.fulfill({ json: [] }),
    arrived: async (page) => {
      await expect(page.getByText('There are no posts yet.')).toBeVisible()
      await expect(page.getByText('No testimonials available yet. Check back soon!')).toBeVisible()
    },
  },
  {
    name: 'one row',
    tag: '@full',
    answer: async (route) => {
      const response = await route.fetch()
      const rows: unknown[] = await response.json()
      await route.fulfill({ json: rows.slice(0, 1), headers: { 'content-range': '0-0/1' } })
    },
    arrived: async (page) => {
      await expect(page.getByRole('region', { name: 'What customers say' }).getByRole('figure')).toHaveCount(1)
      await expect(page.getByRole('region', { name: 'From the blog' }).getByRole('article')).toHaveCount(1)
    },
  },
  {
    name: 'a failure',
    tag: '@phone',
    answer: (route) => route.fulfill(databaseDown),
    arrived: async (page) => {
      await expect(page.getByText('The posts could not be loaded. Please try again later.')).toBeVisible()
      await expect(page.getByText('The testimonials could not be loaded. Please try again later.')).toBeVisible()
    },
  },
]

test.describe('the sections of the home page keep their height', () => {
  test.use({ expectedComplaints: [/503/] })

  for (const { name, tag, answer, arrived } of outcomes) {
    test(`when ${name} comes`, { tag }, async ({ page, isMobile }) => {
      let release = () => {}
      const released = new Promise<void>((resolve) => {
        release = resolve
      })
      await page.route('**/rest/v1/**', async (route) => {
        await released
        await answer(route)
      })
      // A first page has its rows in its file; one that is reached later waits for them.
      await visit(page, '/about')
      await page.getByRole('banner').getByRole('link', { name: company.name }).click()
      await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toHaveCount(2)
      await headingFont(page)
      const heights = new Map<number, number>()
      for (const width of isMobile ? [320, 360, 412] : [768, 1024, 1280, 1600]) {
        await page.setViewportSize({ width, height: 800 })
        heights.set(width, await heightOf(page))
      }
      release()
      await arrived(page)
      for (const [width, height] of heights) {
        await page.setViewportSize({ width, height: 800 })
        expect(await heightOf(page), `at ${width}`).toBe(height)
      }
    })
  }
})

test('the home page of the build keeps its height while its rows are refreshed', { tag: '@phone' }, async ({
  page,
}) => {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/rest/v1/**', async (route) => {
    await released
    await route.fallback()
  })
  await visit(page, '/')
  await expect(page.getByText('Checking for newer posts...')).toBeVisible()
  await headingFont(page)
  const height = await heightOf(page)
  release()
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

/** Waits for the next layout, which takes an emulated phone a frame or two. */
const heightOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(document.documentElement.scrollHeight)))
      }),
  )
