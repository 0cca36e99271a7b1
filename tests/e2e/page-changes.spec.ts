import type { Page } from '@playwright/test'
import { about } from '../../src/content/about'
import { company } from '../../src/content/company'
import { home } from '../../src/content/home'
import { headTags, holdRoute, scrollTo, visit, waitForHydration } from './support/page-actions'
import { exampleTown } from './support/pages'
import { expect, test } from './support/test'

// Focus, scroll position, history and the transition between two pages.

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })
const position = (page: Page) => page.evaluate(() => Math.round(window.scrollY))

/** Follows a link of the footer without scrolling to it. */
const follow = (page: Page, name: string) =>
  page
    .getByRole('contentinfo')
    .getByRole('link', { name })
    .evaluate((link: HTMLElement) => link.click())

/** Records the headings that get the focus from now on. */
async function watchFocus(page: Page) {
  await page.evaluate(() => {
    const heard: string[] = []
    Object.assign(window, { heard })
    const listen = ({ target }: Event) => target instanceof HTMLHeadingElement && heard.push(target.innerText)
    document.addEventListener('focusin', listen)
  })
  return () => page.evaluate(() => (window as unknown as { heard: string[] }).heard)
}

test('a new page starts at the top with the focus on its heading, which a screen reader reads once', async ({
  page,
}) => {
  await visit(page, '/')
  await scrollTo(page, 1500)
  const heard = await watchFocus(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click()
  await expect(heading(page, about.title)).toBeFocused()
  await expect(page).toHaveTitle(`About Us | ${company.name}`)
  expect(await position(page)).toBe(0)
  expect(await heard()).toEqual([await heading(page, about.title).innerText()])
  // A live region with the title would read it a second time.
  for (const region of await page.locator('[aria-live], [role=status], [role=alert]').all()) {
    await expect(region).not.toContainText(about.title)
    await expect(region).not.toContainText('About Us')
  }
  // The heading is not a tab stop; the next one is a link of the page.
  await page.keyboard.press('Tab')
  await expect(page.getByRole('main').locator(':focus')).toHaveRole('link')
})

test('Back and Forward restore the scroll position, with the focus on the heading', async ({ page }) => {
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
  await page.goForward()
  await expect(heading(page, 'Stump Grinding')).toBeFocused()
  expect(await position(page)).toBe(700)
})

test('a new page fades and slides in for 0.3 seconds; every frame has one page, scrolled to the top', async ({
  page,
}) => {
  await visit(page, '/')
  await scrollTo(page, 1500)
  const frames = await page.evaluate(async () => {
    const count = (selector: string) => document.querySelectorAll(selector).length
    const shown = () => document.querySelector('main > div')
    const seen = []
    document.querySelector<HTMLElement>('footer a[href="/about"]')?.click()
    let wasMoving = false
    while (!wasMoving || shown()?.getAnimations().length) {
      await new Promise(requestAnimationFrame)
      const animations = shown()?.getAnimations() ?? []
      wasMoving ||= animations.length > 0
      if (!wasMoving) continue
      seen.push({
        address: window.location.pathname,
        headings: count('h1'),
        titles: count('title'),
        descriptions: count('meta[name=description]'),
        top: window.scrollY,
        opacity: Number(getComputedStyle(shown() as Element).opacity),
        timings: animations.map(({ effect }) => [effect?.getTiming().delay, effect?.getTiming().duration]),
      })
    }
    return seen
  })
  expect(frames.length).toBeGreaterThan(2)
  // All of it: no delay skips a part.
  for (const timing of frames.flatMap(({ timings }) => timings)) expect(timing).toEqual([0, 300])
  for (const frame of frames) {
    expect(frame).toMatchObject({ address: '/about', headings: 1, titles: 1, descriptions: 1, top: 0 })
    expect(frame.opacity, 'can be read').toBeGreaterThanOrEqual(0.5)
  }
  expect(frames[0]?.opacity).toBeLessThan(1)
  expect(Object.values(await headTags(page)).filter((values) => values.length !== 1)).toEqual([])
})

test.describe('with a lost style sheet', () => {
  test.use({ expectedComplaints: [/Failed to load resource/] })

  test('a page that follows has the whole style sheet, although its first request failed', async ({ page }) => {
    let requests = 0
    await page.route('**/*.css', (route) => {
      requests += 1
      return requests === 1 ? route.abort() : route.continue()
    })
    await visit(page, '/about')
    await follow(page, 'Get a Free Quote')
    await expect(page.getByLabel('Full Name')).toHaveCSS('border-top-left-radius', '10px')
    expect(requests).toBe(2)
  })
})

test('a reload keeps the scroll position', async ({ page }) => {
  // The heading font arrives after the reload, and some headings have another height in it.
  await holdRoute(page, '**/*.woff2')
  await visit(page, '/')
  await follow(page, 'About Us')
  await expect(heading(page, about.title)).toBeFocused()
  // In the middle of the slide the browser would take a position that is a few pixels off.
  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0)
  await scrollTo(page, 300)
  await page.reload()
  await waitForHydration(page)
  expect(await position(page)).toBe(300)
})

test('after a reload, Back still restores the scroll position', async ({ page }) => {
  await visit(page, '/')
  await scrollTo(page, 900)
  await follow(page, 'About Us')
  await expect(heading(page, about.title)).toBeFocused()
  await page.reload()
  await waitForHydration(page)
  await page.goBack()
  await expect(heading(page, home.title)).toBeFocused()
  expect(await position(page)).toBe(900)
})

test('the skip link moves the focus past the header, and Back restores the scroll position', async ({ page }) => {
  await visit(page, '/about')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await page.keyboard.press('Tab')
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
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

test('in a low window the header covers no target of a hash, and a form that is one takes the focus', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await visit(page, '/contact')
  await page.getByRole('link', { name: 'Write to us' }).click()
  await expect.poll(() => position(page)).toBeGreaterThan(500)
  const form = page.getByRole('form', { name: 'Write to us' })
  const header = await page.getByRole('banner').boundingBox()
  expect((await form.boundingBox())?.y).toBeGreaterThanOrEqual(header?.height ?? 0)
  await expect(form).toBeFocused()
})

test('the target of a hash is below the sticky header', async ({ page }) => {
  await visit(page, '/#core-services')
  const edges = await page.evaluate(() => ({
    header: document.querySelector('header')?.getBoundingClientRect().bottom ?? 0,
    target: document.getElementById('core-services')?.getBoundingClientRect().top ?? 0,
  }))
  expect(edges.target).toBeGreaterThanOrEqual(edges.header)
  expect(edges.target).toBeLessThan(edges.header + 100)
})

test('while the code of the next page loads, the current page stays as it is', async ({ page }) => {
  const letGo = await holdRoute(page, '**/assets/about-*.js')
  await visit(page, '/')
  await scrollTo(page, 900)
  await follow(page, 'About Us')
  await expect(page).toHaveURL('/about')
  expect(await position(page)).toBe(900)
  letGo()
  await expect(heading(page, about.title)).toBeFocused()
  expect(await position(page)).toBe(0)
  await page.goBack()
  await expect(heading(page, home.title)).toBeFocused()
  expect(await position(page)).toBe(900)
})

test('a page whose code does not arrive takes the place of the previous one, from its top, until Back', async ({
  page,
}) => {
  await holdRoute(page, '**/assets/about-*.js')
  await visit(page, '/')
  await scrollTo(page, 900)
  await follow(page, 'About Us')
  await expect(page.getByRole('main').getByText('Loading…')).toBeInViewport({ timeout: 10_000 })
  expect(await position(page)).toBe(0)
  await page.goBack()
  await expect(heading(page, home.title)).toBeVisible()
  await expect.poll(() => position(page)).toBe(900)
})

test('a menu closes on a link and on Back', { tag: '@both' }, async ({ page, isMobile }) => {
  await visit(page, '/about')
  const button = page.getByRole('button', { name: isMobile ? 'Menu' : 'Service Areas', exact: true })
  await button.click()
  const navigation = page.getByRole('navigation', { name: isMobile ? 'Main, all pages' : 'Main', exact: true })
  if (isMobile) await navigation.getByText('Service Areas', { exact: true }).click()
  const link = navigation.getByRole('link', { name: exampleTown.name, exact: true })
  await link.click()
  await expect(page.getByRole('heading', { level: 1, name: `Tree care in ${exampleTown.nameWithState}` })).toBeVisible()
  await expect(link).toBeHidden()
  await button.click()
  await expect(link).toBeVisible()
  await page.goBack()
  await expect(link).toBeHidden()
})
