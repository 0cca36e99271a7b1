import type { Locator } from '@playwright/test'
import { about } from '../../src/content/about'
import { home } from '../../src/content/home'
import { expect, isAll, ONE_OF_EACH_KIND, test, visit } from './support'

const publicPages = [
  ...ONE_OF_EACH_KIND,
  '/about',
  '/services',
  '/service-areas',
  '/testimonials',
  '/privacy',
  '/no/such/page',
]

test('during a page change there is one heading, one title and one description', async ({ page }) => {
  await visit(page, '/')
  await page.evaluate(() => {
    const seen: number[][] = []
    const durations = new Set<unknown>()
    Object.assign(window, { seen, durations })
    const look = () => {
      seen.push([
        document.querySelectorAll('h1').length,
        document.querySelectorAll('title').length,
        document.querySelectorAll('meta[name=description]').length,
      ])
      for (const { effect } of document.querySelector('main > div')?.getAnimations() ?? [])
        durations.add(effect?.getTiming().duration)
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click()
  await expect(page.getByRole('heading', { level: 1, name: about.title })).toBeVisible()
  expect(await page.evaluate(() => [...(window as unknown as { durations: Set<unknown> }).durations])).toEqual([300])
  const frames = await page.evaluate(() => (window as unknown as { seen: number[][] }).seen)
  expect(frames.filter(([h1, title, description]) => h1 !== 1 || title !== 1 || description !== 1)).toEqual([])
})

test('the header ends where the content ends', async ({ page }) => {
  await visit(page, '/about')
  const endOf = async (locator: Locator) => {
    const box = await locator.boundingBox()
    return Math.round((box?.x ?? 0) + (box?.width ?? 0))
  }
  const lastInRow = page.getByRole('region', { name: 'What we hold ourselves to' }).getByRole('listitem').nth(1)
  const quote = page.getByRole('banner').getByRole('link', { name: 'Get a Free Quote' })
  expect(await endOf(quote)).toBe(await endOf(lastInRow))
})

test('a new page starts at the top with the focus in it; Back returns to where one was', async ({ page }) => {
  await visit(page, '/')
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => window.scrollY)
  expect(before).toBeGreaterThan(500)
  await page.getByRole('contentinfo').getByRole('link', { name: 'View All Services' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Our services' })).toBeInViewport()
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  expect(await page.evaluate(() => document.activeElement?.contains(document.querySelector('h1')))).toBe(true)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: home.title })).toBeAttached()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500)
})

test('twenty quick page changes end on a page that stands', async ({ page }) => {
  await visit(page, '/')
  const names = ['About Us', 'Service Areas', 'Blog', 'Testimonials', 'Get a Free Quote']
  for (let step = 0; step < 20; step += 1) {
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: names[step % names.length] as string })
      .evaluate((link: HTMLAnchorElement) => link.click())
  }
  await expect(page.getByRole('heading', { level: 1, name: 'Get a free quote' })).toBeVisible()
  await expect(page.locator('h1')).toHaveCount(1)
  await expect(page.locator('main > div')).toHaveCSS('opacity', '1')
})

test('the skip link takes the keyboard past the header', async ({ page }) => {
  await visit(page, '/about')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

test.describe('as finished HTML, which React does not move (before-react.spec.ts)', () => {
  test.use({ javaScriptEnabled: isAll })

  test('no page is wider than the window, from 320 pixels on', async ({ page }) => {
    for (const path of publicPages) {
      await page.goto(path)
      if (isAll) await expect(page.locator('html')).toHaveAttribute('data-hydrated', '')
      for (const width of isAll ? [320, 360, 768, 1024, 1280] : [320, 768, 1024]) {
        await page.setViewportSize({ width, height: 740 })
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
        expect(overflow, `${path} at ${width}`).toBeLessThanOrEqual(0)
      }
    }
  })
})

test('no word that somebody wrote is cut off at the edge of a phone', async ({ page }) => {
  const word = 'Superlongword'.repeat(8)
  const post = {
    id: '00000000-0000-4000-8000-000000000001',
    title: word,
    slug: 'long',
    author: word,
    category: word.slice(0, 100),
    date: '2026-10-28T12:00:00+00:00',
    excerpt: word,
    content: `<h2>${word}</h2>${word}<ul><li>${word}</li></ul>`,
    image_url: null,
  }
  const testimonial = {
    id: '00000000-0000-4000-8000-000000000002',
    name: word,
    location: word,
    rating: 5,
    testimonial: word,
    service: word,
    image_url: null,
    created_at: '2026-10-28T12:00:00+00:00',
  }
  const headers = { 'content-range': '0-0/1' }
  await page.route('**/rest/v1/blog_posts*', (route) => route.fulfill({ json: [post], headers }))
  await page.route('**/rest/v1/testimonials*', (route) => route.fulfill({ json: [testimonial], headers }))
  for (const path of ['/', '/blog', '/blog/long', '/testimonials']) {
    await visit(page, path)
    await expect(page.getByText('Superlongword').first()).toBeVisible()
    for (const width of [320, 768]) {
      await page.setViewportSize({ width, height: 740 })
      const beyond = await page.evaluate(() =>
        [...document.querySelectorAll('main *')]
          .filter((element) => element.getBoundingClientRect().right > window.innerWidth + 1)
          .map((element) => element.textContent.slice(0, 40)),
      )
      expect(beyond, `${path} at ${width}`).toEqual([])
    }
  }
})

test('with local storage blocked the site works and the login says why it cannot', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError')
      },
    })
  })
  await visit(page, '/services')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Admin Panel' }).click()
  await expect(page.getByRole('alert')).toContainText('This browser does not let the site store anything')
})
