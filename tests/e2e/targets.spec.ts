import type { Page } from '@playwright/test'
import { paths } from '../../src/paths'
import { settle } from './axe'
import { exampleTown, expect, isAll, logIn, test, visit } from './support'

// How much room there is to tap, on each project's window: a page of each kind,
// the open menus and every screen of the panel.

/** WCAG 2.5.8, in CSS pixels. */
const LEAST = 24
/** For a thumb: what a visitor with a branch on the car must not miss, and each box of the form. */
const THUMB = 44

const { admin } = paths
const post = paths.post('what-is-left-of-the-ash')
const kinds = [
  ...[paths.home, paths.about, paths.services, paths.service('tree-removal'), paths.serviceAreas],
  ...[paths.serviceArea(exampleTown.slug), paths.blog, post, paths.testimonials],
  ...[paths.quote, paths.worry, paths.contact, '/no/such/page'],
]
const screens = [
  ...[admin.dashboard, admin.posts, admin.newPost, admin.editPost('what-is-left-of-the-ash')],
  ...[admin.testimonials, admin.newTestimonial, admin.quoteRequests],
]

test.describe('as finished HTML, which React does not move (before-react.spec.ts)', () => {
  test.use({ javaScriptEnabled: isAll })

  test('there is room enough to tap on a page of each kind', { tag: '@phone' }, async ({ page }) => {
    for (const address of kinds) {
      await page.goto(address)
      if (isAll) await expect(page.locator('html')).toHaveAttribute('data-hydrated', '')
      await expectRoom(page, address)
    }
  })
})

test('there is room enough to tap in the open menus', { tag: '@phone' }, async ({ page, isMobile }) => {
  await visit(page, paths.about)
  if (isMobile) {
    await page.getByRole('button', { name: 'Menu' }).click()
    for (const group of await page.locator('summary').all()) await group.click()
    await expectRoom(page, 'the menu')
    return
  }
  for (const name of ['Services', 'Service Areas']) {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name, exact: true }).click()
    await expectRoom(page, `the drop-down ${name}`)
  }
})

test('there is room enough to tap in the panel', { tag: '@phone' }, async ({ page }) => {
  await visit(page, admin.login)
  await expectRoom(page, admin.login)
  await logIn(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Admin Dashboard' })).toBeVisible()
  await expect(page.getByText(/^Loading/)).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Close notification' })).toBeVisible()
  await expectRoom(page, 'a toast')
  for (const address of screens) {
    await visit(page, address)
    await expect(page.getByText(/^Loading/)).toHaveCount(0)
    await expectRoom(page, address)
  }
  await page
    .getByRole('button', { name: /^Delete/ })
    .first()
    .click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectRoom(page, 'a dialog')
})

async function expectRoom(page: Page, where: string) {
  await settle(page)
  const targets = await measureTargets(page)
  // The header, the footer and something of the page itself; behind a dialog there is nothing to tap.
  const least = where === 'a dialog' ? 2 : 13
  expect(targets.length, where).toBeGreaterThanOrEqual(least)
  const tooSmall = targets.filter(({ width, height, isForThumbs }) => {
    return Math.min(width, height) < (isForThumbs ? THUMB : LEAST)
  })
  expect.soft(tooSmall, where).toEqual([])
}

/** Everything that can be tapped, but links in the line of a sentence, which are as high as the line. */
const measureTargets = (page: Page) =>
  page.evaluate(() => {
    const isInSentence = (element: Element) => {
      if (getComputedStyle(element).display !== 'inline') return false
      const block = element.closest('p, li')
      return Boolean(block && block.textContent.trim().length > element.textContent.trim().length + 2)
    }
    const dialog = document.querySelector('[role=dialog]')
    return [
      ...(dialog ?? document).querySelectorAll<HTMLElement>(
        'a[href], button, input, select, textarea, summary, [role=slider]',
      ),
    ]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => !element.closest('[aria-hidden=true]') && !isInSentence(element))
      .map((element) => {
        // Its words belong to a checkbox.
        const target = element.matches('[type=checkbox]') ? (element.closest('label') ?? element) : element
        const { width, height } = target.getBoundingClientRect()
        const name = (element.getAttribute('aria-label') ?? target.textContent) || element.getAttribute('name')
        const isForThumbs = element.matches('[href^="tel:"], [popovertarget], [type=checkbox]')
        return { name, width: Math.round(width * 10) / 10, height: Math.round(height * 10) / 10, isForThumbs }
      })
  })
