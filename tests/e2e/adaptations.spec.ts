import { textsBeyondWindow } from './support/layout'
import { visit } from './support/page-actions'
import { longestTown, TYPICAL_PAGES } from './support/pages'
import { expect, isAll, test } from './support/test'

// A page of each kind with the visitor's own settings: reduced motion, forced colors, zoom, dark mode.

const others = ['/about', '/services', `/service-areas/${longestTown.slug}`, '/testimonials']
const pages = [...TYPICAL_PAGES, '/admin/login', '/no/such/page', ...(isAll ? others : [])]

test('with reduced motion nothing slides, and nothing has a transition', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await visit(page, '/')
  const moves = await page.evaluate(async () => {
    const found = new Set<string>()
    document.querySelector<HTMLElement>('footer a[href="/about"]')?.click()
    while (!document.querySelector('main > div')?.getAnimations().length) await new Promise(requestAnimationFrame)
    for (const animation of document.getAnimations()) {
      if (!(animation.effect instanceof KeyframeEffect)) continue
      for (const { transform } of animation.effect.getKeyframes()) if (transform) found.add(String(transform))
    }
    return [...found]
  })
  expect(moves).toEqual(['none'])
  for (const path of isAll ? pages : ['/get-a-quote', '/admin/login']) {
    await visit(page, path)
    const slow = await page.evaluate(() =>
      [...document.querySelectorAll('body *')]
        .filter((element) =>
          getComputedStyle(element)
            .transitionDuration.split(', ')
            .some((time) => time !== '0s'),
        )
        .map((element) => element.className),
    )
    expect(slow, path).toEqual([])
  }
})

test('in forced colors buttons have borders, and what is chosen, current, focused or checked is visible', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' })
  const style = (selector: string, property: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property)
  /** Opens a page, on which links that look like buttons have borders too. */
  const open = async (path: string) => {
    await visit(page, path)
    const buttons = page
      .locator(':is(main, header) :is(.ui-button, .justify-center.rounded-control)')
      .filter({ visible: true })
    const widths = await buttons.evaluateAll((all) => all.map((each) => getComputedStyle(each).borderTopWidth))
    expect(widths, path).not.toContain('0px')
    expect(widths.length, path).toBeGreaterThan(0)
  }
  await open('/')
  await open('/admin/login')

  await open('/blog')
  await page.getByRole('button', { name: 'Pruning' }).click()
  // The colors change over a short transition.
  await expect
    .poll(() => style('[aria-pressed=true]', 'background-color'))
    .not.toBe(await style('[aria-pressed=false]', 'background-color'))
  expect(await style('header nav [href="/blog"]', 'text-decoration-line')).toBe('underline')
  expect(await style('header nav [href="/about"]', 'text-decoration-line')).toBe('none')
  await page.keyboard.press('Tab')
  expect(await style(':focus', 'outline-style')).toBe('solid')
  expect(await style(':focus', 'outline-width')).toBe('3px')

  await open('/get-a-quote')
  const box = page.getByLabel('Tree Removal')
  const before = await box.screenshot()
  await box.check()
  expect((await box.screenshot()).equals(before)).toBe(false)

  await open('/services/tree-removal')
  expect(await style('[aria-labelledby=promises] li svg', 'color')).toBe(
    await style('[aria-labelledby=promises] li', 'color'),
  )
})

test('at 400 % zoom nothing is wider than the window, and the header stays, lower than in other windows', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 })
  for (const path of pages) {
    await visit(page, path)
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(320)
    expect(await textsBeyondWindow(page), path).toEqual([])
    await page.evaluate(() => window.scrollTo(0, 200))
    // The panel's header is lower than the other pages'.
    const height = path.startsWith('/admin') ? 52 : 56
    expect(await page.getByRole('banner').boundingBox(), path).toMatchObject({ y: 0, height })
  }
})

test('in dark mode the page and its fields stay light', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await visit(page, '/contact')
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toMatch(
    /^(only light|light only)$/,
  )
  await expect(page.getByLabel('Full Name').first()).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
})
