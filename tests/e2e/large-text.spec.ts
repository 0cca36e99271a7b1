import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { company } from '../../src/content/company'
import { logIn } from './support/owner'
import { lastService, longestTown, TYPICAL_PAGES } from './support/pages'
import { expect, isAll, test } from './support/test'

const others = [
  ...['/about', '/services', `/services/${lastService.slug}`, '/testimonials', '/admin'],
  ...['/admin/blog/edit/planting-a-tree-that-outlives-you', '/admin/testimonials/new'],
]
const pages = [
  ...[...TYPICAL_PAGES, `/service-areas/${longestTown.slug}`, '/admin/blog/new', '/admin/quote-requests'],
  ...(isAll ? others : []),
]

test(
  'with a font size of 32 px no text is cut off or wider than the window',
  { tag: ['@phone', '@full'] },
  async ({ playwright, viewport, baseURL }, info) => {
    // The browser's font size is a preference of the profile.
    const profile = await mkdtemp(join(tmpdir(), 'large-text-'))
    await mkdir(join(profile, 'Default'))
    await writeFile(
      join(profile, 'Default', 'Preferences'),
      JSON.stringify({ webkit: { webprefs: { default_font_size: 32 } } }),
    )
    const { launchOptions } = info.project.use
    const browser = await playwright.chromium.launchPersistentContext(profile, { ...launchOptions, viewport })
    try {
      const page = await browser.newPage()
      await page.goto(`${baseURL}/admin/login`)
      await logIn(page)
      await expect(page.getByRole('heading', { level: 1, name: 'Admin Dashboard' })).toBeVisible()
      for (const path of pages) {
        await page.goto(`${baseURL}${path}`)
        await expect(page.locator('main h1')).toBeVisible()
        await expect(page.getByRole('status').filter({ hasText: /^Loading/ })).toHaveCount(0)
        expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px')
        // The picture of the land reaches over the map's card, which clips it.
        await page.addStyleTag({ content: '.map-land { display: none }' })
        expect(await cutOff(page), path).toEqual([])
        if (path === '/contact') {
          const button = page
            .getByRole('main')
            .getByRole('link', { name: `Call ${company.phone}` })
            .first()
          // Two lines.
          expect((await button.boundingBox())?.height).toBeLessThan(130)
        }
        expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth), path).toBe(0)
      }
    } finally {
      await browser.close()
      await rm(profile, { recursive: true, force: true })
    }
  },
)

/** Texts that overflow a box which hides its overflow. Leaves out texts for screen readers only. */
function cutOff(page: Page) {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((element) => {
        const { overflowX, overflowY, visibility, clipPath } = getComputedStyle(element)
        const hides = [overflowX, overflowY].some((overflow) => overflow === 'hidden' || overflow === 'clip')
        const isForEars = clipPath !== 'none'
        return (
          hides &&
          element.textContent.trim() &&
          // Text scrolls inside a field.
          !element.matches('input') &&
          !isForEars &&
          visibility === 'visible' &&
          element.checkVisibility() &&
          (element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1)
        )
      })
      .map((element) => element.textContent.slice(0, 80)),
  )
}
