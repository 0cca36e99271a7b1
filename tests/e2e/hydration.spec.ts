import type { Page } from '@playwright/test'
import { services } from '../../src/content/services/services'
import { towns } from '../../src/content/towns/towns'
import { PAINT_TIMEOUT_MS } from '../../src/dom-contract'
import { holdScripts, visit, waitForHydration } from './support/page-actions'
import { TYPICAL_PAGES } from './support/pages'
import { expect, isAll, test } from './support/test'

test('until the load event a page requests only itself and its pictures', async ({ page }) => {
  // Turns off that last resort.
  await page.addInitScript((lastResort) => {
    const { setTimeout } = window
    Object.assign(window, {
      setTimeout: (...call: Parameters<typeof setTimeout>) => (call[1] === lastResort ? 0 : setTimeout(...call)),
    })
  }, PAINT_TIMEOUT_MS)
  const asked: string[] = []
  page.on('load', () => asked.push('load'))
  page.on('request', (request) => asked.push(request.resourceType()))
  await visit(page, '/')
  const before = asked.slice(0, asked.indexOf('load'))
  expect(new Set(before)).toEqual(new Set(['document', 'image']))
  expect(asked.slice(asked.indexOf('load'))).toContain('script')
})

test.describe(() => {
  // Without the heading font, whose letters differ a little from those of its fallback.
  test.use({ expectedComplaints: [/ERR_FAILED/] })

  test('hydration and the full style sheet move nothing that was painted', { tag: '@phone' }, async ({ page }) => {
    await page.route('**/*.woff2', (route) => route.abort())
    for (const path of isAll ? [...TYPICAL_PAGES, '/about'] : ['/', '/services/tree-removal', '/contact']) {
      const letGo = await holdScripts(page)
      await page.goto(path)
      const before = await placesOf(page)
      letGo()
      await waitForHydration(page)
      await expect(page.locator('link[rel=stylesheet]')).toHaveCount(1)
      // Both menus list every service and every town.
      expect(before.length, path).toBeGreaterThan(70 + 2 * (services.length + towns.length))
      expect(
        (await placesOf(page)).filter((place) => before.includes(place)),
        path,
      ).toEqual(before)
      await page.unroute('**/assets/*.js')
    }
  })
})

/** The position of every text and picture, except what the page folds, or keeps for a wider screen (the map). */
const placesOf = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('header *, main *, footer *')]
      .filter((element) => !element.closest('main details:not([open]) > :not(summary)'))
      .filter((element) => !element.closest('main') || element.getClientRects().length > 0)
      .filter(
        (element) =>
          element.matches('img') ||
          [...element.childNodes].some(({ nodeType, nodeValue }) => nodeType === 3 && nodeValue),
      )
      .map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect()
        const place = [x, y, width, height].map(Math.round).join(' ')
        // Its own text: a child of the element that is hidden on a phone may come with React.
        const text = [...element.childNodes].filter(({ nodeType }) => nodeType === 3).map(({ nodeValue }) => nodeValue)
        return `${element.tagName} ${place} ${text.join('').slice(0, 30)}`
      }),
  )

test('words that are typed into the search before React is there are searched for', async ({ page }) => {
  const letGo = await holdScripts(page)
  await page.goto('/blog')
  await page.getByRole('searchbox').fill('ash')
  letGo()
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect(page.getByRole('searchbox')).toHaveValue('ash')
})

test('the categories of the blog cannot be pressed before React is there', async ({ page }) => {
  const letGo = await holdScripts(page)
  await page.goto('/blog')
  const category = page.getByRole('button', { name: 'Pruning' })
  await expect(category).toBeDisabled()
  letGo()
  await category.click()
  await expect(page).toHaveURL('/blog?category=Pruning')
})

test('a menu that opens before React is there stays open when React comes', { tag: '@both' }, async ({
  page,
  isMobile,
}) => {
  const letGo = await holdScripts(page)
  await page.goto('/about')
  await page.getByRole('button', { name: isMobile ? 'Menu' : 'Service Areas', exact: true }).click()
  const menu = page.locator('[popover]:popover-open')
  await expect(menu).toBeVisible()
  letGo()
  await waitForHydration(page)
  await expect(menu).toBeVisible()
})
