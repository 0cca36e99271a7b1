import { exampleTown, expect, test, visit } from './support'

const BAR = 'Call or ask for a quote'

test('the bar of a phone comes after 0.8 screens, and covers nothing at the end @phone', async ({ page }) => {
  await visit(page, '/')
  const bar = page.getByRole('navigation', { name: BAR })
  await page.evaluate(() => window.scrollTo(0, window.innerHeight * 0.6))
  await expect(bar).not.toBeInViewport()
  await page.evaluate(() => window.scrollTo(0, window.innerHeight * 0.81))
  await expect(bar).toBeInViewport({ ratio: 1 })
  for (const link of await bar.getByRole('link').all()) {
    expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(48)
    await link.click({ trial: true })
  }
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  await expect(bar).not.toBeInViewport()
  await page.getByRole('link', { name: 'Admin Panel' }).click({ trial: true })
})

test('the bar of a phone covers nothing that has the focus @phone', async ({ page }) => {
  await visit(page, `/service-areas/${exampleTown.slug}`)
  await page.evaluate(() => window.scrollTo(0, window.innerHeight * 1.5))
  for (let step = 0; step < 25; step += 1) {
    await page.keyboard.press('Tab')
    const isCovered = await page.evaluate((name) => {
      const focused = document.activeElement
      const bar = document.querySelector(`nav[aria-label="${name}"]`)
      if (!focused || !bar || bar.contains(focused) || focused.closest('header')) return false
      const { bottom } = focused.getBoundingClientRect()
      const { top } = bar.getBoundingClientRect()
      return top < window.innerHeight && bottom > top + 1 && focused.getBoundingClientRect().top < top
    }, BAR)
    expect(isCovered, `step ${step}`).toBe(false)
  }
})

test('the bar of a phone needs no script @phone', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } })
  const page = await context.newPage()
  await page.goto(`${baseURL}/services/stump-grinding`)
  await page.getByRole('main').getByRole('heading', { level: 2 }).last().scrollIntoViewIfNeeded()
  await expect(page.getByRole('navigation', { name: BAR })).toBeInViewport()
  await context.close()
})
