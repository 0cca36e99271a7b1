import type { Page } from '@playwright/test'
import { expect, test, visit } from './support'

const QUOTE_PAGE = /\/assets\/get-a-quote-[\w-]+\.js$/

const countAsked = (page: Page, file: RegExp) => {
  const asked = { times: 0 }
  page.on('request', (request) => {
    if (file.test(request.url())) asked.times += 1
  })
  return asked
}

test('the code of a page is asked for once its link has been in view for a while', async ({ page }) => {
  const asked = countAsked(page, QUOTE_PAGE)
  await visit(page, '/services/tree-removal')
  const link = page.getByRole('main').getByRole('link', { name: 'Get a Free Quote' }).first()
  await link.scrollIntoViewIfNeeded()
  await expect.poll(() => asked.times).toBe(1)
  await link.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Get a free quote' })).toBeVisible()
  expect(asked.times).toBe(1)
})

test('for a reader who saves data, only when the link is pointed at', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
  const asked = countAsked(page, QUOTE_PAGE)
  await page.clock.install()
  await visit(page, '/services/tree-removal')
  // A page's links are looked at when it has been at rest for a second (src/startup/prefetch-links.ts).
  await page.clock.runFor(2000)
  // What is in view is told to every observer alike: to this one last.
  await page
    .getByRole('main')
    .getByRole('link', { name: 'Get a Free Quote' })
    .first()
    .evaluate((link) => new Promise((resolve) => new IntersectionObserver(resolve).observe(link)))
  await page.waitForLoadState('networkidle')
  expect(asked.times).toBe(0)
  await page.getByRole('main').getByRole('link', { name: 'Get a Free Quote' }).first().hover()
  await expect.poll(() => asked.times).toBe(1)
})
