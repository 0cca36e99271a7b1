import fs from 'node:fs'
import { publicScreens } from '../visual/screens'
import { expect, test } from './support/test'

test('every kind of page opens, fits the window and complains of nothing', async ({ site }) => {
  for (const { path } of publicScreens) {
    await site.visit(path)
    for (const width of [360, 1280]) {
      await site.resize(width)
      const overflow = await site.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      expect(overflow, `${path} at ${width}`).toBeLessThanOrEqual(0)
    }
  }
})

test('a page change fades and slides, takes the focus and comes to rest; Back returns to where one was', async ({
  site,
}) => {
  await site.visit('/')
  await site.evaluate(() => {
    const seen: { leaving: number; headings: number; durations: unknown[] }[] = []
    Object.assign(window, { seen })
    const look = () => {
      seen.push({
        leaving: document.querySelectorAll('[inert]').length,
        headings: [...document.querySelectorAll('h1')].filter((heading) => !heading.closest('[inert]')).length,
        durations: [...document.querySelectorAll('main > div > div')].flatMap((page) =>
          page.getAnimations().map(({ effect }) => effect?.getTiming().duration),
        ),
      })
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  await site.click('link', 'About Us', 'footer')
  await site.find('heading', 'A family business')
  const leaving = () => site.evaluate(() => document.querySelectorAll('[inert]').length)
  await expect.poll(leaving).toBe(0)
  const seen = await site.evaluate(
    () => (window as unknown as { seen: { leaving: number; headings: number; durations: unknown[] }[] }).seen,
  )
  expect(seen.some((frame) => frame.leaving === 1)).toBe(true)
  expect(seen.filter(({ headings }) => headings !== 1)).toEqual([])
  expect(new Set(seen.flatMap(({ durations }) => durations))).toEqual(new Set([300]))
  const hasFocus = () => site.evaluate(() => document.activeElement?.contains(document.querySelector('h1')))
  expect(await hasFocus()).toBe(true)
  expect(await site.evaluate(() => window.scrollY)).toBe(0)

  await site.back()
  await site.find('heading', 'Your trees')
  await expect.poll(() => site.evaluate(() => window.scrollY)).toBeGreaterThan(500)
})

test('home, a service and the quote form are photographed, to be looked at', async ({ site }, {
  outputDir,
  project,
}) => {
  const folder = `${outputDir}/../screenshots`
  fs.mkdirSync(folder, { recursive: true })
  for (const path of ['/', '/services/tree-removal', '/get-a-quote']) {
    for (const width of [360, 1280]) {
      await site.resize(width)
      await site.visit(path)
      await expect.poll(() => site.evaluate(hasHeadingFont)).toBe(true)
      await expect.poll(() => site.evaluate(hasPictures)).toBe(true)
      const name = path.split('/').at(-1) || 'home'
      fs.writeFileSync(`${folder}/${project.name}-${name}-${width}.png`, await site.screenshot())
    }
  }
})

/** Some engines put the name in quotation marks. */
function hasHeadingFont() {
  return [...document.fonts].some(({ family, status }) => /^"?Fraunces"?$/.test(family) && status === 'loaded')
}

/** Those in view, decoded. */
function hasPictures() {
  const inView = [...document.images].filter((image) => image.getBoundingClientRect().top < window.innerHeight)
  return inView.every((image) => image.complete && image.naturalWidth > 0)
}
