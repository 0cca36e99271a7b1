import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { beOwner } from '../e2e/support/owner'
import { visit, waitForHeadingFont } from '../e2e/support/page-actions'
import { expect, test } from '../e2e/support/test'
import { adminScreens, publicScreens } from '../support/screens'

// Each screen as it looked when its reference was made. What may differ from
// day to day is held still: the clock, the animations, the photographs.

// One plain color in the place of each.
const MASKED_PICTURES =
  'img { object-fit: none !important; object-position: -9999px 0 !important; background: #b5b5a5 }'

const NOW = new Date('2026-11-24T15:00:00Z')

test.beforeEach(({ page }) => page.clock.setFixedTime(NOW))

for (const { name, path } of publicScreens) {
  test(name, async ({ page }) => {
    await visit(page, path)
    await expectItsLook(page, name)
  })
}

test.describe('behind the login', () => {
  test.beforeEach(async ({ page }) => {
    await beOwner(page)
    // The sample requests are so many hours old, whatever day it is.
    await page.route('**/rest/v1/quote_requests*', async (route) => {
      const response = await route.fetch()
      const rows: object[] = await response.json()
      const dated = rows.map((row, index) => ({ ...row, created_at: new Date(+NOW - index * 40 * 3_600_000) }))
      await route.fulfill({ response, json: dated })
    })
  })

  for (const { name, path } of adminScreens) {
    test(name, async ({ page }) => {
      await visit(page, path)
      await page.waitForLoadState('networkidle')
      await expectItsLook(page, name)
    })
  }
})

async function expectItsLook(page: Page, name: string) {
  // Rows are there, and those of the file have been refreshed.
  await expect(page.getByText(/^Loading/)).toHaveCount(0)
  await waitForHeadingFont(page)
  expect(await shrink(await screenshotAtRest(page))).toMatchSnapshot(`${name}.jpg`)
}

/** The first screenshot that is like the one before it. */
async function screenshotAtRest(page: Page) {
  const take = () =>
    page.screenshot({ fullPage: true, animations: 'disabled', scale: 'css', style: MASKED_PICTURES, timeout: 20_000 })
  let last = await take()
  await expect(async () => {
    const before = last
    last = await take()
    expect(last.equals(before)).toBe(true)
  }).toPass({ timeout: 20_000 })
  return last
}

/**
 * Halves width and height, and saves as JPEG: a tenth of the bytes, but changed edges and shades still show. Not as PNG with
 * a palette: one pixel that Chromium rounds otherwise can change all of its colors.
 */
async function shrink(png: Buffer) {
  const { width = 0 } = await sharp(png).metadata()
  return sharp(png)
    .removeAlpha()
    .resize(Math.round(width / 2), null, { kernel: 'linear' })
    .jpeg({ quality: 75, chromaSubsampling: '4:4:4' })
    .toBuffer()
}
