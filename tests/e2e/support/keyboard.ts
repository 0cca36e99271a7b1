import type { Locator, Page } from '@playwright/test'
import { waitForTransitions } from './axe'
import { type Box, visiblePart } from './focus-outline'
import { expect, isAll } from './test'

/** More tab stops than any page has between two targets. */
const MOST_STOPS = 120
/** How often the focus is checked before the check fails. */
const LOOKS = 10

/**
 * A keyboard. After each key it checks that the focus is in view, not covered, and outlined; the pixels of the outline
 * once for each look of an element, in test:all always.
 */
export function keyboardOf(page: Page) {
  const seenLooks = new Set<string>()

  /** Checks the focus now, as after something that took a while. */
  const look = (after: string) => expectGoodFocus(page, after, seenLooks)

  async function press(key: string) {
    await page.keyboard.press(key)
    await look(key)
  }

  async function tabTo(target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
    for (let stops = 0; stops < MOST_STOPS; stops += 1) {
      if (await isFocused(target)) return
      await press(key)
    }
    throw new Error(`${MOST_STOPS} times ${key} did not lead to ${target}`)
  }

  return {
    look,
    press,
    tabTo,
    /** Tabs to a field and types into it. */
    async fill(field: Locator, text: string) {
      await tabTo(field)
      await page.keyboard.type(text)
      await look(`typing ${text}`)
      await expect(field).toHaveValue(text)
    },
  }
}

const isFocused = (target: Locator) =>
  target.evaluateAll((elements) => elements.some((element) => element === document.activeElement))

async function expectGoodFocus(page: Page, after: string, seenLooks: Set<string>) {
  // The focus may stay where it was, but must never be lost, except while a dialog that closes hands it back.
  await expect.poll(() => describeFocus(page), { message: `the focus after ${after}` }).not.toBe('body')
  // The page may change during a check. Counts checks, not time, because one takes long on a slow machine.
  for (let look = 1; ; look += 1) {
    try {
      return await expectSeenFocus(page, after, seenLooks)
    } catch (error) {
      if (look === LOOKS) throw error
      await page.waitForTimeout(200)
    }
  }
}

async function expectSeenFocus(page: Page, after: string, seenLooks: Set<string>) {
  await waitForTransitions(page)
  const where = `${await describeFocus(page)} after ${after}`
  const { isStop, seen, needed, outline, look } = await measureFocus(page)
  expect(where).not.toContain('body')
  // A heading, which only scripts focus, needs no outline.
  if (!isStop) {
    expect(seen, `part in view of ${where}`).toBeGreaterThan(0)
    return
  }
  expect(seen, `part in view, and not covered, of ${where}`).toBeGreaterThanOrEqual(needed)
  expect(outline, `the outline of ${where} and of the same without the focus`).toMatchObject({
    style: 'solid',
    styleWithout: 'none',
  })
  expect(outline.width, `outline of ${where}`).toBeGreaterThanOrEqual(2)
  if (seenLooks.has(look) && !isAll) return
  expect(await visiblePart(page, outline), `visible part of the outline of ${where}`).toBeGreaterThan(0.65)
  seenLooks.add(look)
}

const describeFocus = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: focused, body } = document
    if (!focused || focused === body) return 'body'
    const name = focused.getAttribute('aria-label') ?? focused.closest('label')?.textContent ?? focused.textContent
    return `${focused.localName} “${(name || focused.getAttribute('name') || focused.id).slice(0, 40)}”`
  })

/** The boxes of the focused element, the part that is in view and not covered, and the outline. */
const measureFocus = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement as HTMLElement
    // The outline of a checkbox surrounds its label too.
    const shown = focused.matches('[type=checkbox]') ? (focused.closest('label') ?? focused) : focused
    const boxes = [...shown.getClientRects()].map(({ x, y, width, height }): Box => ({ x, y, width, height }))

    let points = 0
    let hits = 0
    for (const { x, y, width, height } of boxes)
      for (const column of [0.1, 0.3, 0.5, 0.7, 0.9])
        for (const row of [0.1, 0.3, 0.5, 0.7, 0.9]) {
          points += 1
          const hit = document.elementFromPoint(x + column * width, y + row * height)
          if (hit && shown.contains(hit)) hits += 1
        }

    const { outlineStyle, outlineWidth, outlineOffset, outlineColor } = getComputedStyle(shown)
    // The same element without the focus, removed before the next paint.
    const twin = shown.cloneNode(true) as HTMLElement
    shown.after(twin)
    const styleWithout = getComputedStyle(twin).outlineStyle
    twin.remove()

    const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
    const height = boxes.reduce((sum, box) => sum + box.height, 0)
    return {
      isStop: focused.tabIndex >= 0,
      look: `${shown.localName} ${shown.className}`,
      seen: hits / points,
      // Browsers scroll only the first line of a textarea into view, and an element may be higher than the viewport.
      needed: focused.matches('textarea') ? 0.2 : 0.75 * Math.min(1, (window.innerHeight - header) / height),
      outline: {
        boxes,
        style: outlineStyle,
        styleWithout,
        width: Number.parseFloat(outlineWidth),
        offset: Number.parseFloat(outlineOffset),
        color: outlineColor,
      },
    }
  })
