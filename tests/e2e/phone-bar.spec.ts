import { home } from '../../src/content/home'
import { databaseDown } from '../support/server-answers'
import { isUncovered } from './support/layout'
import { scrollTo, toast, visit } from './support/page-actions'
import { exampleTown } from './support/pages'
import { expect, test } from './support/test'

const BAR = 'Call or ask for a quote'

test('the phone bar appears below the hero, and at the end of the page covers nothing', { tag: '@phone' }, async ({
  page,
}) => {
  await visit(page, '/')
  const bar = page.getByRole('navigation', { name: BAR })
  await expect(bar).not.toBeInViewport()
  await page.evaluate(() => window.scrollTo(0, window.innerHeight * 0.5))
  await expect(bar).not.toBeInViewport()
  await page.evaluate(() => window.scrollTo(0, window.innerHeight * 0.8))
  await expect(bar).toBeInViewport({ ratio: 1 })
  for (const link of await bar.getByRole('link').all()) {
    expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(48)
    await link.click({ trial: true })
  }
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  const endOfBar = await bar.evaluate((element) => element.getBoundingClientRect().bottom)
  const startOfLogo = await page
    .locator('footer svg')
    .first()
    .evaluate((element) => element.getBoundingClientRect().top)
  expect(endOfBar).toBeLessThanOrEqual(startOfLogo)
  await page.getByRole('link', { name: 'Admin Panel' }).click({ trial: true })
})

test('the phone bar is away while the same two buttons are in the window', { tag: '@phone' }, async ({ page }) => {
  await visit(page, '/')
  const bar = page.getByRole('navigation', { name: BAR })
  const quote = page.getByRole('region', { name: home.quote.title })
  await quote.getByRole('link', { name: 'Get a Free Quote' }).scrollIntoViewIfNeeded()
  await scrollTo(page, (await page.evaluate(() => window.scrollY)) + 200)
  await expect(bar).toBeHidden()
  await page.getByRole('region', { name: 'Where we work' }).scrollIntoViewIfNeeded()
  await expect(bar).toBeVisible()
})

test('the phone bar covers nothing that has the focus', { tag: '@phone' }, async ({ page }) => {
  await visit(page, `/service-areas/${exampleTown.slug}`)
  await page.evaluate(() => window.scrollTo(0, window.innerHeight * 1.5))
  for (let step = 0; step < 25; step += 1) {
    await page.keyboard.press('Tab')
    const isCovered = () =>
      page.evaluate((name) => {
        const focused = document.activeElement
        const bar = document.querySelector(`nav[aria-label="${name}"]`)
        if (!focused || !bar?.checkVisibility() || bar.contains(focused) || focused.closest('header')) return false
        const { bottom } = focused.getBoundingClientRect()
        const { top } = bar.getBoundingClientRect()
        return top < window.innerHeight && bottom > top + 1 && focused.getBoundingClientRect().top < top
      }, BAR)
    // The bar steps aside in the frame after the buttons of the page have come into view.
    await expect.poll(isCovered, `step ${step}`).toBe(false)
  }
})

test.describe('with a toast', () => {
  test.use({ expectedComplaints: [/status of 503/] })

  test('the phone bar is not covered', { tag: '@phone' }, async ({ page }) => {
    await page.route('**/rest/v1/*', (route) => route.fulfill(databaseDown))
    await visit(page, '/')
    await expect(toast(page, 'Error Fetching Blog Posts')).toBeVisible()
    await scrollTo(page, 2000)
    expect(await page.locator('#phone-bar').evaluate(isUncovered)).toBe(true)
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the phone bar appears too', { tag: '@phone' }, async ({ page }) => {
    await page.goto('/services/stump-grinding')
    await page.getByRole('main').getByRole('heading', { level: 2 }).last().scrollIntoViewIfNeeded()
    await expect(page.getByRole('navigation', { name: BAR })).toBeInViewport()
  })
})
