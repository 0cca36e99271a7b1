import type { Locator, Page } from '@playwright/test'
import { settle } from './axe'
import { type Box, visiblePart } from './focus-outline'
import { expect } from './support'

/** More stops than any page has before a story's next one. */
const MOST_STOPS = 120
/** So often the focus is looked at before it counts as bad. */
const LOOKS = 10

/** A visitor with a keyboard alone. After every key the focus has to be somewhere, in view, uncovered and outlined. */
export function keyboardOf(page: Page) {
  /** Looks at the focus now, as after something that took a while. */
  const look = (after: string) => expectGoodFocus(page, after)

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
    /** Goes on to a field, and types into it. */
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

async function expectGoodFocus(page: Page, after: string) {
  // Meanwhile the focus may stay where it was, but it must not be lost.
  expect(await describeFocus(page), `the focus after ${after}`).not.toBe('body')
  // The page may change while it is looked at. By looks and not by time: one of them takes long on a slow machine.
  for (let look = 1; ; look += 1) {
    try {
      return await expectSeenFocus(page, after)
    } catch (error) {
      if (look === LOOKS) throw error
      await page.waitForTimeout(200)
    }
  }
}

async function expectSeenFocus(page: Page, after: string) {
  await settle(page)
  const where = `${await describeFocus(page)} after ${after}`
  const { isStop, seen, needed, outline } = await measureFocus(page)
  expect(where).not.toContain('body')
  // What takes the focus from a script alone, such as a new page, needs no outline.
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
  expect(await visiblePart(page, outline), `visible part of the outline of ${where}`).toBeGreaterThan(0.65)
}

const describeFocus = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: focused, body } = document
    if (!focused || focused === body) return 'body'
    const name = focused.getAttribute('aria-label') ?? focused.closest('label')?.textContent ?? focused.textContent
    return `${focused.localName} “${(name || focused.getAttribute('name') || focused.id).slice(0, 40)}”`
  })

/** Where the focus shows, how much of that is in view and not covered, and its outline. */
const measureFocus = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement as HTMLElement
    // A checkbox is outlined with its words.
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
    // The same element without the focus; nothing is painted before it is gone again.
    const twin = shown.cloneNode(true) as HTMLElement
    shown.after(twin)
    const styleWithout = getComputedStyle(twin).outlineStyle
    twin.remove()

    const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
    const height = boxes.reduce((sum, box) => sum + box.height, 0)
    return {
      isStop: focused.tabIndex >= 0,
      seen: hits / points,
      // Of a field of several lines browsers bring the first one into view. What
      // is higher than the room below the header can be there in part only.
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
