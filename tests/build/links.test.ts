import { chromium, type Page } from '@playwright/test'
import { afterAll, expect, inject, test } from 'vitest'
import { findBrowser } from '../../scripts/lib/find-browser.mjs'
import { freePort } from '../support/free-port'
import { cleanUp, startNode } from '../support/node-process'
import { SITE } from './global-setup'

// Follows links in a browser, through the build as `npm run preview` serves it below its base path.

const { settings } = inject('build')

/** The pages whose links are clicked. */
const STARTS = [
  ...['/', '/about', '/services', '/services/tree-removal', '/service-areas', '/service-areas/ann-arbor', '/blog'],
  ...['/blog/post-01', '/testimonials', '/get-a-quote', '/should-this-tree-worry-you', '/contact'],
  ...['/admin', '/admin/blog', '/admin/blog/edit/post-01', '/admin/testimonials', '/admin/quote-requests'],
]

afterAll(cleanUp)

async function openBrowser() {
  const port = await freePort()
  const args = ['node_modules/vite/bin/vite.js', 'preview', '--port', String(port), '--host', '127.0.0.1']
  await startNode(args, settings).says(`127.0.0.1:${port}`)
  const browser = await chromium.launch({ executablePath: findBrowser() })
  const context = await browser.newContext({ baseURL: `http://127.0.0.1:${port}` })
  await context.addInitScript((hash) => {
    localStorage.setItem('adminPasswordHash', hash)
    localStorage.setItem('adminAuthenticated', 'true')
  }, settings.VITE_ADMIN_PASSWORD_SHA256)
  return { browser, context }
}

/** Waits until the page of this address is shown. */
async function expectPage(page: Page, href: string) {
  await page.waitForURL(href)
  const { pathname } = new URL(href, SITE)
  if (!pathname.includes('/admin')) {
    const canonical = `link[rel=canonical][href="https://host.example${pathname}"]`
    await page.locator(canonical).waitFor({ state: 'attached' })
  }
  await page.locator('h1', { hasNotText: /not found/i }).waitFor()
}

test('every kind of link leads to its page below the base path', { timeout: 180_000 }, async () => {
  const { browser, context } = await openBrowser()
  const failed: string[] = []
  context.on('response', (response) => response.status() >= 400 && failed.push(response.url()))
  const page = await context.newPage()
  const clicked = new Set<string>()
  for (const start of STARTS) {
    await page.goto(`/trees${start}`)
    await page.locator('html[data-hydrated]').waitFor()
    await page.getByText(/^Loading/).waitFor({ state: 'detached' })
    for (const link of await page.locator('a[href^="/"]').all()) {
      const href = (await link.getAttribute('href')) ?? ''
      const target = await link.getAttribute('target')
      // One of the pages that differ in their slug alone.
      const kind = `${href.replace(/(areas|services|blog|edit)\/(?!edit|new).*/, '$1/…')} ${target ?? ''}`
      if (clicked.has(kind)) continue
      clicked.add(kind)
      const opened = target ? page.waitForEvent('popup') : page
      await link.evaluate((element: HTMLElement) => element.click())
      const shown = await opened
      await expectPage(shown, href)
      if (target) await shown.close()
      else if (!shown.url().endsWith(`/trees${start}`)) await page.goBack()
    }
  }
  await browser.close()
  expect(failed).toEqual([])
  expect([...clicked]).toEqual(expect.arrayContaining(['/trees/blog/… _blank', '/trees/admin/blog/edit/… ']))
})
