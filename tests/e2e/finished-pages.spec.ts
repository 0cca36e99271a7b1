import type { Page } from '@playwright/test'
import { company } from '../../src/content/company'
import { paths } from '../../src/paths'
import { headTags, holdScripts, visit, waitForHydration } from './support/page-actions'
import { lastService, longestTown, TYPICAL_PAGES } from './support/pages'
import { expect, isAll, test } from './support/test'

const others = [
  ...['/about', '/services', `/services/${lastService.slug}`, '/service-areas', `/service-areas/${longestTown.slug}`],
  ...['/testimonials', '/privacy'],
]
const pages = [...TYPICAL_PAGES, ...(isAll ? others : [])]

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('what needs JavaScript says so, with phone and e-mail', async ({ page }) => {
    for (const path of ['/admin', '/blog/not-built']) {
      await page.goto(path)
      await expect(page.getByText(/it needs JavaScript/)).toBeVisible()
      await expect(page.getByText('Loading…')).toBeHidden()
      await expect(page.getByRole('main').getByRole('link', { name: company.phone })).toBeVisible()
    }
    await page.goto('/contact')
    await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0)
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
    const notices = page.getByRole('paragraph').filter({ hasText: 'This form needs JavaScript' })
    await expect(notices).toHaveCount(2)
    for (const notice of await notices.all()) {
      await expect(notice.getByRole('link', { name: company.phone })).toBeVisible()
      await expect(notice.getByRole('link', { name: company.email })).toBeVisible()
    }
  })
})

test('when the script never loads, the loading line turns into a sentence after ten seconds', async ({ page }) => {
  await page.route('**/*.js', (route) => new Promise(() => route))
  await page.goto('/admin', { waitUntil: 'commit' })
  await expect(page.getByText('Loading…')).toBeVisible()
  await expect(page.getByText(/Please reload it/)).toBeHidden()
  // Ten seconds later.
  await page.evaluate(() => document.getAnimations().forEach((animation) => void animation.finish()))
  await expect(page.getByText(/Please reload it/)).toBeVisible()
  await expect(page.getByText('Loading…')).toBeHidden()
})

test.describe('in another time zone, with the clock a year ahead', () => {
  test.use({ timezoneId: 'Pacific/Kiritimati', locale: 'de-DE' })

  test('a page hydrates without an error, keeps its elements and has each head tag once', async ({ page }) => {
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => {
        Object.assign(window, { ofTheFile: [...document.querySelectorAll('header a, h1, main nav a, footer a')] })
      })
    })
    await page.clock.setFixedTime(Date.now() + 366 * 24 * 60 * 60 * 1000)
    for (const path of [...pages, '/no/such/page']) {
      const letGo = await holdScripts(page)
      await page.goto(path)
      const before = await linesOf(page)
      letGo()
      await waitForHydration(page)
      const added = await linesWithReact(page, path)
      expect(withoutLines(await linesOf(page), added), path).toEqual(before)
      const { fromFile, kept } = await page.evaluate(() => {
        const { ofTheFile } = window as unknown as { ofTheFile: Element[] }
        return { fromFile: ofTheFile.length, kept: ofTheFile.filter((element) => element.isConnected).length }
      })
      expect(fromFile, path).toBeGreaterThan(30)
      expect(kept, path).toBe(fromFile)
      await expect(page.locator('h1'), path).toHaveCount(1)
      expect(
        Object.values(await headTags(page)).filter((values) => values.length > 1),
        path,
      ).toEqual([])
    }
    await expect(page.getByRole('contentinfo')).toContainText(`© ${new Date().getFullYear() + 1}`)
  })
})

/** What a file leaves to React: this month, which it cannot know, the map on the home and the contact page, and how far each town is. */
async function linesWithReact(page: Page, path: string) {
  if (path === paths.services) {
    await expect(page.getByText('Now', { exact: true })).toBeVisible()
    return ['Now']
  }
  if (path !== paths.home && path !== paths.contact) return []
  const part = page.getByRole('region', { name: 'Where we work' })
  const map = (await part.locator('figure').innerText()).split('\n').filter(Boolean)
  return [...map, ...(await part.locator('li span').filter({ visible: true }).allInnerTexts())]
}

const linesOf = async (page: Page) => (await page.locator('main').innerText()).split('\n').filter(Boolean)

/** Takes each line away once, from the end: the towns stand in a list before the map. */
function withoutLines(lines: readonly string[], away: readonly string[]) {
  const left = [...lines]
  for (const line of away) left.splice(left.lastIndexOf(line), 1)
  return left
}

test('other forms of an address lead to the canonical one', async ({ page }) => {
  for (const [path, address] of [
    ['/blog.html?q=ash', '/blog?q=ash'],
    ['/Services/Tree-Removal', '/services/tree-removal'],
  ] as const) {
    await visit(page, path)
    await expect(page).toHaveURL(address)
    await expect(page.getByRole('heading', { level: 1, name: 'Oops! Page Not Found' })).toHaveCount(0)
  }
})
