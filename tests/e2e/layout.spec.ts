import { company } from '../../src/content/company'
import { samples } from '../support/sample-rows'
import { textsBeyondWindow } from './support/layout'
import { beOwner } from './support/owner'
import { visit, waitForHeadingFont, waitForHydration } from './support/page-actions'
import { ONE_OF_EACH_KIND } from './support/pages'
import { expect, isAll, test } from './support/test'

const publicPages = [
  ...ONE_OF_EACH_KIND,
  '/about',
  '/services',
  '/service-areas',
  '/testimonials',
  '/privacy',
  '/no/such/page',
]

test.describe('prerendered, because hydration moves nothing (hydration.spec.ts)', () => {
  test.use({ javaScriptEnabled: isAll })

  test('no page is wider than the window', async ({ page }) => {
    for (const path of publicPages) {
      await page.goto(path)
      if (isAll) await waitForHydration(page)
      for (const width of isAll ? [320, 360, 768, 1024, 1280] : [320, 768, 1024]) {
        await page.setViewportSize({ width, height: 740 })
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
        expect(overflow, `${path} at ${width}`).toBeLessThanOrEqual(0)
      }
    }
  })
})

test('on the narrowest phone the phone number of the contact page is on one line', { tag: '@phone' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 568 })
  await visit(page, '/contact')
  const link = page
    .getByRole('main')
    .getByRole('link', { name: `Call ${company.phone}` })
    .first()
  expect((await link.boundingBox())?.height).toBe(56)
})

test('on a phone the services stand in two columns, in order, and no word is broken', { tag: '@phone' }, async ({
  page,
}) => {
  await visit(page, '/get-a-quote')
  const labels = page.getByRole('group', { name: 'Services Needed' }).locator('label')
  for (const [width, columns] of [
    [320, 1],
    [360, 2],
    [412, 2],
  ] as const) {
    await page.setViewportSize({ width, height: 740 })
    const boxes = await labels.evaluateAll((all) =>
      all.map((label) => {
        const { left, top } = label.getBoundingClientRect()
        return { left, top }
      }),
    )
    expect(new Set(boxes.map(({ left }) => left)).size, `at ${width}`).toBe(columns)
    expect([...boxes].sort((a, b) => a.top - b.top || a.left - b.left)).toEqual(boxes)
    const broken = await labels.locator('span').evaluateAll(
      (texts) =>
        texts.filter((text) => {
          const { style } = text.parentElement as HTMLElement
          const height = text.clientHeight
          style.overflowWrap = 'normal'
          const isBroken = text.clientHeight !== height || text.scrollWidth > text.clientWidth
          style.overflowWrap = ''
          return isBroken
        }).length,
    )
    expect(broken, `at ${width}`).toBe(0)
  }
})

test('a long word wraps instead of leaving the page', { tag: '@full' }, async ({ page }) => {
  const word = 'Superlongword'.repeat(8)
  const columns = ['author', 'excerpt', 'title', 'name', 'location', 'testimonial', 'service']
  const long = Object.fromEntries(columns.map((column) => [column, word]))
  const post = {
    ...samples.blog_posts,
    ...long,
    id: '00000000-0000-4000-8000-000000000001',
    slug: 'long',
    image_url: null,
    category: word.slice(0, 100),
    content: `<h2>${word}</h2>${word}<ul><li>${word}</li></ul>`,
  }
  const testimonial = { ...samples.testimonials, ...long, image_url: null, id: post.id, created_at: post.date }
  const headers = { 'content-range': '0-0/1' }
  await page.route('**/rest/v1/blog_posts*', (route) => route.fulfill({ json: [post], headers }))
  await page.route('**/rest/v1/testimonials*', (route) => route.fulfill({ json: [testimonial], headers }))
  for (const path of ['/', '/blog', '/blog/long', '/testimonials']) {
    await visit(page, path)
    await expect(page.getByText('Superlongword').first()).toBeVisible()
    for (const width of [320, 768]) {
      await page.setViewportSize({ width, height: 740 })
      expect(await textsBeyondWindow(page), `${path} at ${width}`).toEqual([])
    }
  }
})

test('the table of the requests does not scroll sideways', async ({ page }) => {
  await beOwner(page)
  await visit(page, '/admin/quote-requests')
  const table = page.getByRole('table')
  await expect(table).toBeVisible()
  // How much wider the table is than the box around it.
  const hidden = await table.evaluate(({ parentElement: box }) => box && box.scrollWidth - box.clientWidth)
  expect(hidden).toBe(0)
})

test('the first screen of a laptop ends the hero and its assurances', async ({ page }) => {
  await visit(page, '/')
  await waitForHeadingFont(page)
  for (const [width, height] of [
    [1280, 800],
    [1366, 768],
    [1600, 900],
  ] as const) {
    await page.setViewportSize({ width, height })
    const assurances = page.getByRole('region', { name: 'In short' })
    await expect(assurances.getByRole('listitem').last()).toBeInViewport({ ratio: 1 })
  }
})

test('checking Emergency Tree Service shows the phone number, by CSS alone', async ({ page }) => {
  await visit(page, '/get-a-quote')
  const form = page.getByRole('form')
  const call = form.getByRole('link', { name: `Call ${company.phone}` })
  await expect(call).toBeHidden()
  await form.getByLabel('Emergency Tree Service').check()
  await expect(call).toBeVisible()
  await expect(form.getByText(/a blocked road\? Call 911 first/)).toBeVisible()
  await form.getByLabel('Emergency Tree Service').uncheck()
  await expect(call).toBeHidden()
})
