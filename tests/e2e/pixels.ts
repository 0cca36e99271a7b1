import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'

export type Color = readonly [red: number, green: number, blue: number]

/** The pixels of a part of the window, in CSS pixels from its upper left corner. */
export async function readPixels(page: Page, clip: { x: number; y: number; width: number; height: number }) {
  const picture = await page.screenshot({ clip, scale: 'css' })
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return {
    width: info.width,
    height: info.height,
    /** Null outside of the picture. */
    at: (x: number, y: number): Color | null => {
      const [column, row] = [Math.floor(x), Math.floor(y)]
      if (column < 0 || row < 0 || column >= info.width || row >= info.height) return null
      const [red = 0, green = 0, blue = 0] = data.subarray((row * info.width + column) * info.channels)
      return [red, green, blue]
    },
  }
}

/** The contrast ratio of WCAG, 1 to 21. */
export function contrast(one: Color, other: Color) {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

function luminance(color: Color) {
  const [red = 0, green = 0, blue = 0] = color.map((channel) => {
    const part = channel / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Parses the color of a computed style, without its alpha. */
export function readColor(style: string): Color {
  const [red = 0, green = 0, blue = 0] = style.match(/[\d.]+/g)?.map(Number) ?? []
  return [red, green, blue]
}

/** The worst contrast of a text with a pixel behind it. Hides toasts and the phone bar, which may cover it. */
export async function worstContrast(page: Page, text: Locator) {
  await text.scrollIntoViewIfNeeded()
  const showCovers = (visibility: 'hidden' | '') =>
    text.evaluate((element, value) => {
      const covers = '[aria-label^=Notification], [aria-label="Call or ask for a quote"]'
      for (const cover of document.querySelectorAll<HTMLElement>(covers))
        if (!cover.contains(element)) cover.style.visibility = value
    }, visibility)
  await showCovers('hidden')
  const color = await text.evaluate((element: HTMLElement) => {
    element.style.setProperty('-webkit-text-fill-color', 'transparent')
    for (const icon of element.querySelectorAll('svg')) icon.style.visibility = 'hidden'
    return getComputedStyle(element).color
  })
  const clip = await text.evaluate((element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    const { x, y, width, height } = range.getBoundingClientRect()
    return { x, y, width, height }
  })
  const ground = await readPixels(page, clip)
  await text.evaluate((element: HTMLElement) => {
    element.style.removeProperty('-webkit-text-fill-color')
    for (const icon of element.querySelectorAll('svg')) icon.style.visibility = ''
  })
  await showCovers('')
  let worst = 21
  for (let y = 0; y < ground.height; y += 1)
    for (let x = 0; x < ground.width; x += 1)
      worst = Math.min(worst, contrast(readColor(color), ground.at(x, y) as Color))
  return worst
}
