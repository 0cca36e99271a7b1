import type { Page } from '@playwright/test'
import { paths } from '../../src/paths'
import { waitForTransitions } from './support/axe'
import { logIn } from './support/owner'
import { openMenus, visit, waitForHydration } from './support/page-actions'
import { exampleTown } from './support/pages'
import { expect, isAll, test } from './support/test'

// The size of everything that can be tapped: on a page of each kind, in the open menus and on the screens of the panel.

/** WCAG 2.5.8, in CSS pixels. */
const LEAST = 24
/** For a thumb: phone links, the menu buttons and the checkboxes. */
const THUMB = 44

const { admin } = paths
const post = paths.post('what-is-left-of-the-ash')
const kinds = [
  ...[paths.home, paths.about, paths.services, paths.service('tree-removal'), paths.serviceAreas],
  ...[paths.serviceArea(exampleTown.slug), paths.blog, post, paths.testimonials],
  ...[paths.quote, paths.worry, paths.contact, '/no/such/page'],
]
const screens = [
  ...(isAll ? [admin.dashboard, admin.posts, admin.editPost('what-is-left-of-the-ash'), admin.testimonials] : []),
  ...[admin.newPost, admin.newTestimonial, admin.quoteRequests],
]

test.describe('prerendered, because hydration moves nothing (hydration.spec.ts)', () => {
  test.use({ javaScriptEnabled: isAll })

  test('tap targets are large enough on a page of each kind', { tag: '@phone' }, async ({ page }) => {
    for (const address of kinds) {
      await page.goto(address)
      if (isAll) await waitForHydration(page)
      await expectLargeTargets(page, address)
    }
  })
})

test('tap targets are large enough in the open menus', { tag: '@phone' }, async ({ page, isMobile }) => {
  await visit(page, paths.about)
  await openMenus(page, isMobile, (what) => expectLargeTargets(page, what))
})

test('tap targets are large enough in the panel', { tag: '@phone' }, async ({ page, isMobile }) => {
  // On a desktop the panel's header and footer are lower, for a mouse (`panel:` in header.css and footer.css).
  const thumb = isMobile ? THUMB : LEAST
  await visit(page, admin.login)
  await expectLargeTargets(page, admin.login, thumb)
  await logIn(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Admin Dashboard' })).toBeVisible()
  await expect(page.getByText(/^Loading/)).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Close notification' })).toBeVisible()
  await expectLargeTargets(page, 'a toast', thumb)
  for (const address of screens) {
    await visit(page, address)
    await expect(page.getByText(/^Loading/)).toHaveCount(0)
    await expectLargeTargets(page, address, thumb)
  }
  await page
    .getByRole('button', { name: /^Delete/ })
    .first()
    .click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectLargeTargets(page, 'a dialog', thumb)
})

async function expectLargeTargets(page: Page, where: string, thumb = THUMB) {
  await waitForTransitions(page)
  const targets = await measureTargets(page)
  // Header, footer and something of the page itself; behind a dialog nothing can be tapped.
  const least = where === 'a dialog' ? 2 : 13
  expect(targets.length, where).toBeGreaterThanOrEqual(least)
  const tooSmall = targets.filter(({ width, height, isForThumbs }) => {
    return Math.min(width, height) < (isForThumbs ? thumb : LEAST)
  })
  expect.soft(tooSmall, where).toEqual([])
}

/** Everything that can be tapped, except links inside a sentence, which are as high as its line. */
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
        // The label belongs to a checkbox, the whole card to its link.
        const outer = element.matches('[type=checkbox]') ? 'label' : element.matches('.ui-stretched-link') && 'article'
        const target = (outer && element.closest(outer)) || element
        const { width, height } = target.getBoundingClientRect()
        const name = (element.getAttribute('aria-label') ?? target.textContent) || element.getAttribute('name')
        const isForThumbs = element.matches('[href^="tel:"], [popovertarget], [type=checkbox]')
        return { name, width: Math.round(width * 10) / 10, height: Math.round(height * 10) / 10, isForThumbs }
      })
  })
