import type { Page } from '@playwright/test'
import { about } from '../../src/content/about'
import { company } from '../../src/content/company'
import { home } from '../../src/content/home'
import { expect, headingFont, holdRoute, scrollTo, test, visit } from './support'

const footerLink = (page: Page, name: string) => page.getByRole('contentinfo').getByRole('link', { name })
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })
const position = (page: Page) => page.evaluate(() => Math.round(window.scrollY))

/** What the focus has come to since it was called, in order. */
async function watchFocus(page: Page) {
  await page.evaluate(() => {
    const heard: string[] = []
    Object.assign(window, { heard })
    const listen = ({ target }: Event) => target instanceof HTMLHeadingElement && heard.push(target.innerText)
    document.addEventListener('focusin', listen)
  })
  return () => page.evaluate(() => (window as unknown as { heard: string[] }).heard)
}

test('a new page says its heading once, has the focus there and starts at the top', async ({ page, viewport }) => {
  await visit(page, '/')
  await scrollTo(page, 1500)
  const heard = await watchFocus(page)
  if ((viewport?.width ?? 0) < 768) await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('banner').getByRole('link', { name: 'About Us' }).click()
  await expect(heading(page, about.title)).toBeFocused()
  await expect(page).toHaveTitle(`About Us | ${company.name}`)
  expect(await position(page)).toBe(0)
  await expect(heading(page, about.title)).toBeFocused()
  expect(await heard()).toEqual([await heading(page, about.title).innerText()])
  // A live region with the title would say it a second time.
  for (const region of await page.locator('[aria-live], [role=status], [role=alert]').all()) {
    await expect(region).not.toContainText(about.title)
    await expect(region).not.toContainText('About Us')
  }
  // It is not a stop of the keyboard, which goes on behind it.
  await page.keyboard.press('Tab')
  await expect(page.getByRole('main').locator(':focus')).toHaveRole('link')
})

test('Back and Forward return to where one was, with the focus in the page', async ({ page }) => {
  await visit(page, '/')
  const link = page.getByRole('main').getByRole('link', { name: 'Stump Grinding' })
  await link.scrollIntoViewIfNeeded()
  const before = await position(page)
  expect(before).toBeGreaterThan(500)
  await link.click()
  await expect(heading(page, 'Stump Grinding')).toBeFocused()
  expect(await position(page)).toBe(0)
  await scrollTo(page, 700)
  await page.goBack()
  await expect(heading(page, home.title)).toBeFocused()
  expect(await position(page)).toBe(before)
  expect(await position(page)).toBe(before)
  await page.goForward()
  await expect(heading(page, 'Stump Grinding')).toBeFocused()
  expect(await position(page)).toBe(700)
})

test('a page change fades and slides in for 0.3 seconds; no frame is empty, has two pages or is scrolled', async ({
  page,
}) => {
  await visit(page, '/')
  await scrollTo(page, 1500)
  const frames = await page.evaluate(async () => {
    const seen: { address: string; headings: number; opacity: number; top: number; moves: unknown[] }[] = []
    document.querySelector<HTMLElement>('footer a[href="/about"]')?.click()
    const shown = () => document.querySelector('main > div')
    let wasMoving = false
    while (!wasMoving || shown()?.getAnimations().length) {
      // After the frame's own callbacks and before its paint.
      await new Promise(requestAnimationFrame)
      const animations = shown()?.getAnimations() ?? []
      wasMoving ||= animations.length > 0
      if (!wasMoving) continue
      seen.push({
        address: window.location.pathname,
        headings: document.querySelectorAll('h1').length,
        opacity: Number(getComputedStyle(shown() as Element).opacity),
        top: window.scrollY,
        moves: animations.map(({ effect }) => effect?.getTiming().duration),
      })
    }
    return seen
  })
  expect(frames.length).toBeGreaterThan(2)
  expect(new Set(frames.flatMap(({ moves }) => moves))).toEqual(new Set([300]))
  for (const frame of frames) {
    expect(frame).toMatchObject({ address: '/about', headings: 1, top: 0 })
    expect(frame.opacity).toBeGreaterThan(0)
  }
  expect(frames[0]?.opacity).toBeLessThan(1)
})

test('Back during the transition returns to where one was', { tag: '@full' }, async ({ page }) => {
  await visit(page, '/')
  await headingFont(page)
  await scrollTo(page, 1200)
  // In the page: the transition may be over before it is told from here.
  await footerLink(page, 'About Us').evaluate(async (link: HTMLElement) => {
    link.click()
    while (!document.querySelector('main > div')?.getAnimations().length) await new Promise(requestAnimationFrame)
    window.history.back()
  })
  await expect(heading(page, home.title)).toBeFocused()
  expect(await position(page)).toBe(1200)
  await expect(page.locator('main h1')).toHaveCount(1)
})

test('five quick page changes, and as many steps back, end where they began', { tag: '@full' }, async ({ page }) => {
  await visit(page, '/')
  await headingFont(page)
  await scrollTo(page, 1200)
  for (const name of ['About Us', 'Service Areas', 'Blog', 'Testimonials', 'Get a Free Quote']) {
    await footerLink(page, name).evaluate((link: HTMLElement) => link.click())
  }
  await expect(heading(page, 'Get a free quote')).toBeFocused()
  expect(await position(page)).toBe(0)
  await page.evaluate(async () => {
    for (let step = 0; step < 5; step += 1) {
      const arrived = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }))
      window.history.back()
      await arrived
    }
  })
  await expect(page).toHaveURL('/')
  await expect(heading(page, home.title)).toBeFocused()
  expect(await position(page)).toBe(1200)
})

test('a reload keeps the position', async ({ page }) => {
  await visit(page, '/')
  await headingFont(page)
  await scrollTo(page, 1200)
  await footerLink(page, 'About Us').evaluate((link: HTMLElement) => link.click())
  await expect(heading(page, about.title)).toBeFocused()
  await scrollTo(page, 600)
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '')
  // The heading font, which comes after a reload, is a pixel higher here and there.
  expect(Math.abs((await position(page)) - 600)).toBeLessThanOrEqual(1)
})

test('a page that was left for another site is where it was', { tag: '@full' }, async ({ page }) => {
  await visit(page, '/')
  await headingFont(page)
  await scrollTo(page, 1200)
  await page.goto('about:blank')
  await page.goBack()
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '')
  await expect.poll(() => position(page)).toBe(1200)
})

test('typing into the search neither scrolls nor moves the focus', async ({ page }) => {
  await visit(page, '/blog')
  const field = page.getByRole('searchbox')
  await scrollTo(page, 60)
  const heard = await watchFocus(page)
  await field.pressSequentially('oak')
  await expect(page).toHaveURL('/blog?q=oak')
  await expect(field).toBeFocused()
  expect(await position(page)).toBe(60)
  expect(await heard()).toEqual([])
})

test('the skip link, and Back from it', async ({ page }) => {
  await visit(page, '/about')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  for (const wanted of [500, 300]) {
    await scrollTo(page, wanted)
    await skip.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
    await expect.poll(() => position(page)).toBe(0)
    await page.goBack()
    await expect(page).toHaveURL('/about')
    await expect.poll(() => position(page)).toBe(wanted)
  }
})

test('the target of a hash stands below the header', async ({ page }) => {
  await page.goto('/#core-services')
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '')
  const edges = await page.evaluate(() => ({
    header: document.querySelector('header')?.getBoundingClientRect().bottom ?? 0,
    target: document.getElementById('core-services')?.getBoundingClientRect().top ?? 0,
  }))
  expect(edges.target).toBeGreaterThanOrEqual(edges.header)
  expect(edges.target).toBeLessThan(edges.header + 100)
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
  await expect(heading(page, about.title)).toBeFocused()
  expect(await position(page)).toBe(0)
  await page.goBack()
  await expect(heading(page, home.title)).toBeFocused()
  expect(await position(page)).toBe(900)
})
