import type { Page } from '@playwright/test'
import { expect, isAll, longestTown, ONE_OF_EACH_KIND, test, visit } from './support'

// One page of each kind, as it meets visitors who have set up their browser for themselves.

const others = ['/about', '/services', `/service-areas/${longestTown.slug}`, '/testimonials']
const everyKind = [...ONE_OF_EACH_KIND, '/admin/login', '/no/such/page', ...(isAll ? others : [])]

test('with reduced motion nothing slides and nothing takes its time', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await visit(page, '/')
  // What says so fades in, too.
  await expect(page.getByText(/^Checking for/)).toHaveCount(0)
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
  for (const path of isAll ? everyKind : ['/', '/get-a-quote', '/admin/login']) {
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

test.describe('in forced colors', () => {
  const style = (page: Page, selector: string, property: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property)

  test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' }))

  test('buttons and links that look like them have edges', async ({ page }) => {
    for (const path of ['/', '/services/tree-removal', '/get-a-quote', '/contact', '/admin/login']) {
      await visit(page, path)
      const bare = await page.evaluate(() =>
        [...document.querySelectorAll('main .justify-center.rounded-control, header .justify-center.rounded-control')]
          .filter((button) => button.checkVisibility())
          .filter((button) => Number.parseFloat(getComputedStyle(button).borderTopWidth) === 0)
          .map((button) => button.textContent),
      )
      expect(bare, path).toEqual([])
    }
    await expect(page.getByRole('main').getByRole('button', { name: 'Log In' })).toBeVisible()
  })

  test('what is chosen, where one is and where the focus is can be seen', async ({ page }) => {
    await visit(page, '/blog')
    const chosen = page.getByRole('button', { name: 'Pruning' })
    await chosen.click()
    await expect(chosen).toHaveAttribute('aria-pressed', 'true')
    expect(await style(page, '[aria-pressed=true]', 'background-color')).not.toBe(
      await style(page, '[aria-pressed=false]', 'background-color'),
    )
    expect(await style(page, 'header nav [href="/blog"]', 'text-decoration-line')).toBe('underline')
    expect(await style(page, 'header nav [href="/about"]', 'text-decoration-line')).toBe('none')
    await page.keyboard.press('Tab')
    expect(await style(page, ':focus', 'outline-style')).toBe('solid')
    expect(await style(page, ':focus', 'outline-width')).toBe('3px')
  })

  test('boxes can be seen, ticked or not', async ({ page }) => {
    await visit(page, '/get-a-quote')
    const box = page.getByLabel('Tree Removal')
    const before = await box.screenshot()
    await box.check()
    expect((await box.screenshot()).equals(before)).toBe(false)
    await page.keyboard.press('Tab')
    expect(await style(page, 'label:has(:focus-visible)', 'outline-style')).toBe('solid')
  })

  test('icons take the color of the text', async ({ page }) => {
    await visit(page, '/services/tree-removal')
    expect(await style(page, '[aria-labelledby=key-points] li svg', 'color')).toBe(
      await style(page, '[aria-labelledby=key-points] li', 'color'),
    )
  })
})

test('at 400 % nothing is wider than the window, and the header goes out of the way', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 })
  for (const path of everyKind) {
    await visit(page, path)
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(320)
    // The lines of the map are clipped at its edges.
    const beyond = await page.evaluate(() =>
      [...document.querySelectorAll('main *:not(svg *)')]
        .filter((element) => element.getBoundingClientRect().right > window.innerWidth + 1)
        .map((element) => element.textContent.slice(0, 40)),
    )
    expect(beyond, path).toEqual([])
    await page.evaluate(() => window.scrollTo(0, 200))
    await expect(page.getByRole('banner'), path).not.toBeInViewport()
  }
})

test('a browser in the dark leaves the page and its fields light', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await visit(page, '/contact')
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toMatch(
    /^(only light|light only)$/,
  )
  await expect(page.getByLabel('Full Name').first()).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
})
