import type { Page, PageScreenshotOptions } from '@playwright/test'
import sharp from 'sharp'

export type Color = readonly [red: number, green: number, blue: number]

/** The pixels of a screenshot, in CSS pixels from its upper left corner. */
export async function readPixels(page: Page, options: PageScreenshotOptions) {
  const picture = await page.screenshot({ ...options, scale: 'css' })
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

/** The worst contrast of each text with a pixel behind it. One picture of the window serves for all texts in sight. */
export async function worstContrasts(page: Page, selectors: readonly string[]) {
  const contrasts: { text: string; worst: number }[] = []
  for (
    let left = selectors;
    left.length > 0;
    left = left.filter((text) => !contrasts.some((one) => one.text === text))
  ) {
    const measured = await showTexts(page, left)
    const seen = await readPixels(page, { style: WITHOUT_TEXTS })
    await page.evaluate(unmark)
    for (const { text, color, x, y, width, height } of measured) {
      let worst = 21
      for (let row = Math.ceil(y); row + 1 <= y + height; row += 1)
        for (let column = Math.ceil(x); column + 1 <= x + width; column += 1)
          worst = Math.min(worst, contrast(readColor(color), seen.at(column, row) ?? readColor(color)))
      contrasts.push({ text, worst })
    }
  }
  return contrasts
}

/** A mark that stays would be part of the selectors of axe's next analysis. */
const unmark = () => {
  for (const element of document.querySelectorAll('[data-measured]')) element.removeAttribute('data-measured')
}

/** Toasts, the phone bar, an open menu, and a dialog with what dims the page may cover a text. */
const WITHOUT_TEXTS = `[data-measured] { -webkit-text-fill-color: transparent !important }
  [data-measured] svg { visibility: hidden !important }
  :is([aria-label^=Notification], #phone-bar, [popover], [role=dialog], :has(+ [role=dialog])):not(:has([data-measured])) { visibility: hidden !important }`

/** Scrolls to the first text and marks all that are in sight with it. */
const showTexts = (page: Page, selectors: readonly string[]) =>
  page.evaluate((selectors) => {
    const isInSight = (element: Element, { left, right, top, bottom }: DOMRect) => {
      if (left < 0 || top < 0 || right > window.innerWidth || bottom > window.innerHeight) return false
      return element.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2))
    }
    return selectors.flatMap((text, index) => {
      const element = document.querySelector(text) as Element
      if (index === 0) element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
      const range = document.createRange()
      range.selectNodeContents(element)
      const box = range.getBoundingClientRect()
      if (index > 0 && !isInSight(element, box)) return []
      element.setAttribute('data-measured', '')
      // Text for screen readers is clipped, but its box is as wide as its words.
      const { x, y, height } = box
      const width = Math.min(box.right, element.getBoundingClientRect().right) - x
      return { text, color: getComputedStyle(element).color, x, y, width, height }
    })
  }, selectors)
