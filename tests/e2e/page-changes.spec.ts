import type { Page } from '@playwright/test'
import { about } from '../../src/content/about'
import { company } from '../../src/content/company'
import { home } from '../../src/content/home'
import { expect, headingFont, holdRoute, scrollTo, test, visit } from './support'

const footerLink = (page: Page, name: string) => page.getByRole('contentinfo').getByRole('link', { name })
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })
const position = (page: Page) => page.evaluate(() => Math.round(window.scrollY))

/** The page stands still: nothing leaves any more. */
const expectStill = (page: Page) => expect(page.locator('[inert]')).toHaveCount(0)

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
  await expectStill(page)
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
  await expectStill(page)
  expect(await position(page)).toBe(0)
  await scrollTo(page, 700)
  await page.goBack()
  await expect(heading(page, home.title)).toBeFocused()
  expect(await position(page)).toBe(before)
  await expectStill(page)
  expect(await position(page)).toBe(before)
  await page.goForward()
  await expect(heading(page, 'Stump Grinding')).toBeFocused()
  await expectStill(page)
  expect(await position(page)).toBe(700)
})

test('a page that leaves stays where it was seen, also when the next one is shorter', async ({ page }) => {
  await visit(page, '/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Admin Panel' }).scrollIntoViewIfNeeded()
  const places = await page.evaluate(async () => {
    const home = document.querySelector('main h1')
    const link = document.querySelector<HTMLElement>('footer a[href="/admin"]')
    const before = home?.getBoundingClientRect().top
    link?.click()
    while (!home?.closest('[inert]')) await new Promise(requestAnimationFrame)
    const page = home.closest<HTMLElement>('[inert]')
    for (const animation of page?.getAnimations() ?? []) animation.pause()
    for (const animation of page?.getAnimations() ?? []) animation.currentTime = 0
    return { before, after: home.getBoundingClientRect().top }
  })
  expect(places.before).toBeLessThan(-1000)
  expect(places.after).toBeCloseTo(places.before ?? 0, 0)
})

test('Back during the transition returns to where one was', { tag: '@full' }, async ({ page }) => {
  await visit(page, '/')
  await headingFont(page)
  await scrollTo(page, 1200)
  // In the page: the transition may be over before it is told from here.
  await footerLink(page, 'About Us').evaluate(async (link: HTMLElement) => {
    link.click()
    while (!document.querySelector('[inert]')) await new Promise(requestAnimationFrame)
    window.history.back()
  })
  await expect(heading(page, home.title)).toBeFocused()
  await expectStill(page)
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
  await expectStill(page)
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
  await expectStill(page)
  expect(await position(page)).toBe(1200)
})

test('a reload keeps the position', async ({ page }) => {
  await visit(page, '/')
  await headingFont(page)
  await scrollTo(page, 1200)
  await footerLink(page, 'About Us').evaluate((link: HTMLElement) => link.click())
  await expect(heading(page, about.title)).toBeFocused()
  await expectStill(page)
  await scrollTo(page, 600)
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '')
  expect(await position(page)).toBe(600)
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

test('Back to the form for a review returns to where one was', { tag: '@full' }, async ({ page }) => {
  await visit(page, '/contact?subject=Review')
  await scrollTo(page, 90)
  await footerLink(page, 'About Us').evaluate((link: HTMLElement) => link.click())
  await expect(heading(page, about.title)).toBeFocused()
  await page.goBack()
  await expect(heading(page, 'Contact us')).toBeFocused()
  await expectStill(page)
  expect(await position(page)).toBe(90)
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
  await expect(page.locator('[inert]')).toHaveCount(0)
  expect(await position(page)).toBe(0)
  await page.goBack()
  await expect(heading(page, home.title)).toBeFocused()
  expect(await position(page)).toBe(900)
})
