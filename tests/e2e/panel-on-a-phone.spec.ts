import { company } from '../../src/content/company'
import { paths } from '../../src/paths'
import { beOwner, logIn } from './support/owner'
import { closeToast, visit } from './support/page-actions'
import { expect, test } from './support/test'

// The panel under one thumb.

test('the newest request can be called from the dashboard, and a double tap on Delete only asks', {
  tag: '@phone',
}, async ({ page }) => {
  await visit(page, '/admin/login')
  await logIn(page)
  const newest = page.getByRole('region', { name: 'Newest quote requests' })
  // Without scrolling.
  await expect(newest.getByRole('link', { name: /^Call / }).first()).toBeInViewport({ ratio: 1 })
  await closeToast(page, 'Login Successful')

  await page.getByRole('navigation', { name: 'Admin panel' }).getByRole('link', { name: 'Requests' }).click()
  const row = page.locator('tbody tr').first()
  await expect(row.locator('strong').first()).toBeInViewport()
  const total = await page.getByText(/^Total /).innerText()
  // Rounded, because a row at a fraction of a pixel gives 43.99997.
  for (const link of ['tel:', ...(company.textsTo ? ['sms:'] : []), 'mailto:', 'https://www.google.com/maps/'])
    for (const target of await row.locator(`a[href^="${link}"]:visible`).all())
      expect(Math.round(((await target.boundingBox())?.height ?? 0) * 1000) / 1000, link).toBeGreaterThanOrEqual(44)
  await row.getByRole('button', { name: /^Delete/ }).dblclick()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(page.getByText(total)).toBeVisible()
})

test('a swipe that begins on the rating scrolls the page and rates nothing; a tap rates', { tag: '@phone' }, async ({
  page,
}) => {
  await beOwner(page)
  await visit(page, paths.admin.newTestimonial)
  const slider = page.getByRole('slider', { name: 'Rating' })
  await page.getByText('Rating', { exact: true }).scrollIntoViewIfNeeded()
  const { y = 0 } = (await slider.boundingBox()) ?? {}
  const before = await page.evaluate(() => window.scrollY)
  const touch = await page.context().newCDPSession(page)
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints })
  await send('touchStart', { x: 60, y })
  for (let moved = 20; moved <= 200; moved += 20) await send('touchMove', { x: 60, y: y - moved })
  await send('touchEnd')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before + 100)
  await expect(slider).toHaveAttribute('aria-valuetext', '5 out of 5 stars')
  // Also waits until the scrolling has ended.
  await slider.scrollIntoViewIfNeeded()
  const stars = slider.locator('xpath=ancestor::*[.//*[name()="svg"]][1]').locator('svg')
  for (const number of [2, 5, 3]) {
    await stars.nth(number - 1).tap()
    await expect(slider).toHaveAttribute('aria-valuetext', `${number} out of 5 stars`)
  }
})
