import type { Page } from '@playwright/test'
import { expect, holdRoute, scrollTo, test, visit } from './support'

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })
const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight)
const position = (page: Page) => page.evaluate(() => Math.round(window.scrollY))

const post = (index: number) => ({
  id: `00000000-0000-4000-8000-0000000000${index + 10}`,
  title: `Newer post ${index}`,
  slug: `newer-post-${index}`,
  author: 'Staff',
  category: 'Pruning',
  date: '2027-10-28T12:00:00+00:00',
  excerpt: 'It came after the build.',
  content: '<p>A paragraph of a post that came after the build.</p>'.repeat(60),
  image_url: null,
})
const posts = Array.from({ length: 30 }, (_, index) => post(index))

/** Posts that the build does not know, held until they are let go. */
async function holdPosts(page: Page) {
  let letGo = () => {}
  let held = Promise.resolve()
  await page.route('**/rest/v1/blog_posts*', async (route) => {
    await held
    const slug = /slug=eq\.([\w-]+)/.exec(route.request().url())?.[1]
    const rows = slug ? posts.filter((each) => each.slug === slug) : posts
    const isOne = route.request().headers()['accept']?.includes('vnd.pgrst.object')
    await route.fulfill({
      json: isOne ? rows[0] : rows,
      headers: { 'content-range': `0-${rows.length - 1}/${rows.length}` },
    })
  })
  return {
    hold: () => {
      held = new Promise((resolve) => {
        letGo = resolve
      })
    },
    letGo: () => letGo(),
  }
}

test('a new load of a list whose rows come late returns to where one was', async ({ page }) => {
  const rows = await holdPosts(page)
  await visit(page, '/blog?show=24')
  await expect(page.getByRole('article')).toHaveCount(24)
  await scrollTo(page, (await heightOf(page)) * 0.6)
  const wanted = await position(page)
  rows.hold()
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '')
  await expect(page.getByRole('article')).toHaveCount(4)
  rows.letGo()
  await expect(page.getByRole('article')).toHaveCount(24)
  await expect.poll(() => position(page)).toBe(wanted)
})

test('Back to a post that is read again says its title and returns to where one was', async ({ page }) => {
  const rows = await holdPosts(page)
  await visit(page, '/blog/newer-post-7')
  await expect(heading(page, 'Newer post 7')).toBeVisible()
  await page.getByRole('link', { name: 'More about us' }).scrollIntoViewIfNeeded()
  const wanted = await position(page)
  expect(wanted).toBeGreaterThan(500)
  await page.getByRole('link', { name: 'More about us' }).click()
  await expect(heading(page, /A family firm/)).toBeFocused()
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '')
  rows.hold()
  await page.goBack()
  await expect(heading(page, 'Blog post')).toBeFocused()
  rows.letGo()
  await expect(heading(page, 'Newer post 7')).toBeFocused()
  await expect.poll(() => position(page)).toBe(wanted)
})

test('whoever scrolls in the meantime stays there', { tag: '@full' }, async ({ page }) => {
  const rows = await holdPosts(page)
  await visit(page, '/blog?show=24')
  await expect(page.getByRole('article')).toHaveCount(24)
  await scrollTo(page, (await heightOf(page)) * 0.6)
  rows.hold()
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '')
  await expect(page.getByRole('article')).toHaveCount(4)
  await page.keyboard.press('Home')
  await expect.poll(() => position(page)).toBe(0)
  rows.letGo()
  await expect(page.getByRole('article')).toHaveCount(24)
  // Twice the next frame: by then it would have jumped.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  expect(await position(page)).toBe(0)
})

test('a new page whose code comes late lets the old one stand until then', async ({ page }) => {
  const letGo = await holdRoute(page, '**/assets/about-*.js')
  await visit(page, '/')
  await scrollTo(page, 900)
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'About Us' })
  await link.evaluate((element: HTMLElement) => element.click())
  await expect(page).toHaveURL('/about')
  expect(await position(page)).toBe(900)
  letGo()
  await expect(heading(page, /A family firm/)).toBeFocused()
  await expect(page.locator('[inert]')).toHaveCount(0)
  expect(await position(page)).toBe(0)
  await page.goBack()
  await expect(heading(page, /Your trees/)).toBeFocused()
  expect(await position(page)).toBe(900)
})
