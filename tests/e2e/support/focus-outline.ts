import type { Page } from '@playwright/test'
import { type Color, contrast, readColor, readPixels } from './pixels'

export type Box = { x: number; y: number; width: number; height: number }

/** The computed outline around the boxes of an element. */
export type Outline = { boxes: Box[]; width: number; offset: number; color: string }

/** How many pixels outside of the outline are read. */
const GROUND = 3
/** Per channel, because antialiasing mixes colors. */
const TOLERANCE = 70

/** WCAG 1.4.11. */
const LEAST_CONTRAST = 3

/**
 * The visible part (0 to 1) of an outline: painted, not clipped or covered, with enough contrast to the background
 * beside it. Looks at three places of each side.
 */
export async function visiblePart(page: Page, { boxes, width, offset, color }: Outline) {
  const reach = offset + width + GROUND
  const { innerWidth, innerHeight } = await page.evaluate(() => ({
    innerWidth: window.innerWidth,
    innerHeight: window.innerHeight,
  }))
  const left = Math.max(0, Math.floor(Math.min(...boxes.map(({ x }) => x)) - reach))
  const top = Math.max(0, Math.floor(Math.min(...boxes.map(({ y }) => y)) - reach))
  const right = Math.min(innerWidth, Math.ceil(Math.max(...boxes.map((box) => box.x + box.width)) + reach))
  const bottom = Math.min(innerHeight, Math.ceil(Math.max(...boxes.map((box) => box.y + box.height)) + reach))
  const pixels = await readPixels(page, { clip: { x: left, y: top, width: right - left, height: bottom - top } })
  const wanted = readColor(color)

  let places = 0
  let visible = 0
  for (const { x, y, dx, dy } of boxes.flatMap(sidesOf)) {
    const at = (distance: number) => pixels.at(x + dx * distance - left, y + dy * distance - top)
    // Outside of the window.
    const ground = at(reach - 1)
    if (!ground) continue
    places += 1
    const reached = Array.from({ length: Math.ceil(offset + width) + 3 }, (_, index) => at(index - 1))
    const thickness = reached.filter((pixel) => pixel && isAlike(pixel, wanted)).length
    if (thickness >= 2 && contrast(wanted, ground) >= LEAST_CONTRAST) visible += 1
  }
  return visible / places
}

/** Three places of each side of a box, with the direction away from it. */
const sidesOf = ({ x, y, width, height }: Box) =>
  [0.35, 0.5, 0.65].flatMap((part) => [
    { x: x + part * width, y, dx: 0, dy: -1 },
    { x: x + part * width, y: y + height, dx: 0, dy: 1 },
    { x, y: y + part * height, dx: -1, dy: 0 },
    { x: x + width, y: y + part * height, dx: 1, dy: 0 },
  ])

const isAlike = (one: Color, other: Color) =>
  one.every((channel, index) => Math.abs(channel - (other[index] ?? 0)) <= TOLERANCE)
