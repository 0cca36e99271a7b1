import type { Page } from '@playwright/test'
import { company } from '../../src/content/company'
import { treeYearWords } from '../../src/content/tree-year'
import { paths } from '../../src/paths'
import { LOCAL_ANON_KEY } from '../../supabase/embedded/local-settings.mjs'
import {
  expect,
  headTags,
  holdScripts,
  isAll,
  lastService,
  longestTown,
  ONE_OF_EACH_KIND,
  test,
  visit,
} from './support'

const others = [
  '/services',
  `/services/${lastService.slug}`,
  '/service-areas',
  `/service-areas/${longestTown.slug}`,
  '/privacy',
]
const pages = [...ONE_OF_EACH_KIND, '/about', '/testimonials', ...(isAll ? others : [])]

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('every page shows its content, the phone and its links', async ({ page }) => {
    for (const path of pages) {
      expect((await page.goto(path))?.status(), path).toBe(200)
      await expect(page.locator('h1'), path).toBeVisible()
      expect((await page.getByRole('main').innerText()).length, path).toBeGreaterThan(400)
      await expect(page.getByRole('banner').locator(`a[href="${company.phoneLink}"]`).first(), path).toBeVisible()
      await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Tree Removal' })).toBeVisible()
      await expect(page.getByText(/^(Loading|Checking for)/), path).toHaveCount(0)
    }
    await page.goto('/blog')
    await page.getByRole('link', { name: 'Silver maple: the fast friend', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Silver maple: the fast friend' })).toBeVisible()
  })

  test('a page that needs a script says so at once, with the phone', async ({ page }) => {
    for (const path of ['/admin', '/blog/not-built']) {
      await page.goto(path)
      await expect(page.getByText(/it needs JavaScript/)).toBeVisible()
      await expect(page.getByText('Loading…')).toBeHidden()
      await expect(page.getByRole('main').getByRole('link', { name: company.phone })).toBeVisible()
    }
  })
})

test('when the script never comes, the loading line turns into a sentence by itself', async ({ page }) => {
  await page.route('**/*.js', (route) => new Promise(() => route))
  await page.goto('/admin', { waitUntil: 'commit' })
  await expect(page.getByText('Loading…')).toBeVisible()
  await expect(page.getByText(/Please reload it/)).toBeHidden()
  // Ten seconds pass.
  await page.evaluate(() => document.getAnimations().forEach((animation) => void animation.finish()))
  await expect(page.getByText(/Please reload it/)).toBeVisible()
  await expect(page.getByText('Loading…')).toBeHidden()
})

test.describe('for a reader on the other side of the world, with the clock a year ahead', () => {
  test.use({ timezoneId: 'Pacific/Kiritimati', locale: 'de-DE' })

  test('React takes over what is there, without an error and with nothing twice', async ({ page }) => {
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => {
        Object.assign(window, { ofTheFile: [...document.querySelectorAll('header a, h1, main nav a, footer a')] })
      })
    })
    await page.clock.setFixedTime(Date.now() + 366 * 24 * 60 * 60 * 1000)
    for (const path of pages) {
      const letGo = await holdScripts(page)
      await page.goto(path)
      const before = await page.locator('main').innerText()
      letGo()
      await expect(page.locator('html')).toHaveAttribute('data-hydrated', '')
      await expect(page.getByText(/^Checking for/)).toHaveCount(0)
      const lines = (await page.locator('main').innerText()).split('\n')
      const month = path === paths.home ? await linesOfMonth(page) : []
      expect(lines.filter((line) => !month.includes(line)).join('\n'), path).toBe(before)
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

/** What the home page says about this month, which its file cannot know. */
async function linesOfMonth(page: Page) {
  const month = page.getByRole('region', { name: treeYearWords.thisMonth }).locator('h3, li')
  await expect(month.first()).toBeVisible()
  return (await month.allInnerTexts()).flatMap((text) => text.split('\n'))
}

test('hosts answer 404 with the finished page where there is nothing', async ({ page }) => {
  for (const path of ['/no/such/page', '/services/nothing', '/assets/nothing.js', '/blog/a/b']) {
    const response = await page.request.get(path)
    expect(response.status(), path).toBe(404)
    expect(await response.text()).toContain('Oops! Page Not Found')
  }
  for (const path of ['/admin', paths.admin.editPost('oaks'), '/blog/not-built']) {
    const response = await page.request.get(path)
    expect(response.status(), path).toBe(200)
    expect(await response.text()).not.toContain('noindex')
  }
  for (const path of ['/no/such/page', '/about/nothing', '/services/nothing']) {
    await visit(page, path)
    await expect(page.getByRole('heading', { level: 1, name: /Not Found$/ })).toHaveCount(1)
    const tags = await headTags(page)
    expect(tags['robots'], path).toEqual(['noindex'])
    expect(Object.values(tags).filter((values) => values.length !== 1)).toEqual([])
  }
})

test('other forms of an address lead to the one that is kept', async ({ page }) => {
  for (const [path, address] of [
    ['/about/', '/about'],
    ['/about.html', '/about'],
    ['/blog.html?q=ash', '/blog?q=ash'],
    ['/index.html', '/'],
    ['/ABOUT', '/about'],
    ['/Services/Tree-Removal', '/services/tree-removal'],
  ] as const) {
    await visit(page, path)
    await expect(page).toHaveURL(address)
    await expect(page.getByRole('heading', { level: 1, name: 'Oops! Page Not Found' })).toHaveCount(0)
  }
})

test('one of each tag, on a first page and after five page changes', async ({ page }) => {
  await visit(page, '/services/tree-removal')
  const names = Object.keys(await headTags(page)).sort()
  const footer = page.getByRole('contentinfo')
  for (const name of ['About Us', 'Blog', 'Testimonials', 'Stump Grinding', 'Service Areas']) {
    const before = await page.title()
    await footer.getByRole('link', { name }).click()
    await expect(page).not.toHaveTitle(before)
    const tags = await headTags(page)
    expect(Object.keys(tags).sort(), name).toEqual(names)
    expect(
      Object.entries(tags).filter(([, values]) => values.length !== 1),
      name,
    ).toEqual([])
    expect(tags['canonical']?.[0], name).toContain(new URL(page.url()).pathname)
  }
  const types = await page
    .locator('script[type="application/ld+json"]')
    .evaluateAll((nodes) => nodes.map((node) => JSON.parse(node.textContent ?? '')['@type']))
  expect(types.sort()).toEqual(['BreadcrumbList', 'HomeAndConstructionBusiness'])
})

test('a post that is newer than the build is shown, may be listed, and comes into the lists until it is deleted', async ({
  page,
}) => {
  const slug = 'newer-than-the-build'
  const title = 'Newer than the build'
  const post = { title, slug, author: 'Ada Burr', category: 'News', excerpt: 'Today.', content: 'Fresh.' }
  const headers = { apikey: LOCAL_ANON_KEY }
  const stored = await page.request.post('/rest/v1/blog_posts', { headers, data: post })
  expect(stored.status()).toBe(201)

  await visit(page, `/blog/${slug}`)
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  const tags = await headTags(page)
  expect(tags).toMatchObject({ title: [`${title} | ${company.name}`], 'og:type': ['article'] })
  expect(tags).not.toHaveProperty('robots')
  expect(Object.values(tags).filter((values) => values.length !== 1)).toEqual([])

  await visit(page, '/blog')
  const link = page.getByRole('main').getByRole('link', { name: title, exact: true })
  await expect(link).toBeVisible()
  // The other tests count the samples.
  await page.request.delete(`/rest/v1/blog_posts?slug=eq.${slug}`, { headers })
  await page.reload()
  await expect(page.getByText('Checking for newer posts...')).toHaveCount(0)
  await expect(link).toHaveCount(0)
})
