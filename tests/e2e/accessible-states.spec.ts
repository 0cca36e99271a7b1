import type { Page } from '@playwright/test'
import { company } from '../../src/content/company'
import { paths } from '../../src/paths'
import { databaseDown } from '../support/server-answers'
import { expectNoFindings } from './axe'
import { expect, isAll, test, visit } from './support'

// What the public pages show besides their rows, and the open menus.

test.use({ expectedComplaints: [/Failed to load resource|Failed to fetch dynamically imported module/] })

const ROWS = '**/rest/v1/*'

/** Lists wait until they are let go, and are empty then. */
async function holdEmptyLists(page: Page) {
  let letGo = () => {}
  const gate = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(ROWS, async (route) => {
    await gate
    await route.fulfill({ json: [] })
  })
  return () => letGo()
}

/** A page that is reached from another one waits for its rows; the first one has them in its file. */
async function goToBlog(page: Page) {
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click()
  await expect(page.locator('main h1')).toHaveText('Blog')
}

test('nothing is found while rows are on their way, and when there are none', async ({ page }) => {
  const letGo = await holdEmptyLists(page)
  await visit(page, paths.about)
  await goToBlog(page)
  await expect(page.getByText(/^Loading posts/).first()).toBeAttached()
  await expectNoFindings(page, 'blog, loading')
  await page.getByRole('banner').getByRole('link', { name: company.name }).click()
  letGo()
  await expect(page.getByText('There are no posts yet.')).toBeVisible()
  await expect(page.getByText('No testimonials available yet. Check back soon!')).toBeVisible()
  await expectNoFindings(page, 'home, empty')
})

test('nothing is found when rows cannot be read, with the toasts that say so', async ({ page }) => {
  await page.route(ROWS, (route) => route.fulfill(databaseDown))
  await visit(page, paths.about)
  await page.getByRole('banner').getByRole('link', { name: company.name }).click()
  await expect(page.getByText('The posts could not be loaded. Please try again later.')).toBeVisible()
  await expect(page.getByText('Error Fetching Testimonials', { exact: true })).toBeVisible()
  await expectNoFindings(page, 'home, failed')
  await visit(page, '/blog/newer-than-the-build')
  await expect(page.getByRole('heading', { name: 'This post could not be loaded' })).toBeVisible()
  await expectNoFindings(page, 'post, failed')
})

test('nothing is found while a post is on its way, nor where its page breaks', { tag: '@full' }, async ({ page }) => {
  await page.route(ROWS, () => {})
  await page.goto('/blog/newer-than-the-build')
  await expect(page.getByText('Loading post...')).toBeVisible()
  await expectNoFindings(page, 'post, loading')

  await page.route('**/assets/blog-post-*.js', (route) => route.fulfill({ status: 404 }))
  await page.goto('/blog/newer-than-the-build')
  await expect(page.getByRole('heading', { name: 'We couldn’t show this page' })).toBeVisible()
  await expectNoFindings(page, 'post, broken')
})

test('nothing is found in the open menus', { tag: '@both' }, async ({ page, isMobile }) => {
  await visit(page, paths.service('stump-grinding'))
  if (isMobile) {
    await page.getByRole('button', { name: 'Menu' }).click()
    if (isAll) await expectNoFindings(page, 'menu')
    for (const group of await page.locator('summary').all()) await group.click()
    await expectNoFindings(page, 'menu with all its groups')
    return
  }
  for (const name of ['Services', 'Service Areas']) {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name, exact: true }).click()
    await expectNoFindings(page, `drop-down ${name}`)
  }
})

test('nothing is found in a list that is searched', { tag: '@full' }, async ({ page }) => {
  await visit(page, `${paths.blog}?q=ash`)
  await expect(page.getByRole('article')).not.toHaveCount(0)
  await expectNoFindings(page, 'searched')
  await page.getByRole('button', { name: 'Pruning' }).click()
  await expectNoFindings(page, 'filtered')
})

test.describe('the rest of the states', () => {
  for (const { name, link, loading, empty, failure } of [
    {
      name: 'home',
      link: (page: Page) => page.getByRole('banner').getByRole('link', { name: company.name }),
      loading: /^Loading posts/,
      empty: 'There are no posts yet.',
      failure: 'Error Fetching Blog Posts',
    },
    {
      name: 'blog',
      link: (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }),
      loading: /^Loading posts/,
      empty: /^No posts match your criteria/,
      failure: 'Error Fetching Blog Posts',
    },
    {
      name: 'testimonials',
      link: (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: 'Testimonials' }),
      loading: /^Loading testimonials/,
      empty: 'No testimonials available yet. Check back soon!',
      failure: 'Error Fetching Testimonials',
    },
  ]) {
    test(`nothing is found on ${name}: loading, empty and failed`, { tag: '@full' }, async ({ page }) => {
      const letGo = await holdEmptyLists(page)
      await visit(page, paths.about)
      await link(page).click()
      await expect(page.getByText(loading).first()).toBeAttached()
      await expectNoFindings(page, `${name}, loading`)
      letGo()
      await expect(page.getByText(empty)).toBeVisible()
      await expectNoFindings(page, `${name}, empty`)
      await page.unroute(ROWS)
      await page.route(ROWS, (route) => route.fulfill(databaseDown))
      await visit(page, paths.about)
      await link(page).click()
      await expect(page.getByText(failure, { exact: true })).toBeVisible()
      await expectNoFindings(page, `${name}, failed`)
    })
  }
})
