import type { Page } from '@playwright/test'

/** Whether no corner of the element is covered. Runs in the page. */
export function isUncovered(element: Element) {
  const { left, right, top, bottom } = element.getBoundingClientRect()
  return [left + 8, right - 8].every((x) =>
    [top + 8, bottom - 8].every((y) => element.contains(document.elementFromPoint(x, y))),
  )
}

/**
 * Texts that reach beyond the right edge of the window. An <svg> clips its own.
 */
export const textsBeyondWindow = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main *:not(svg *)')]
      .filter((element) => [...element.childNodes].some((node) => node instanceof Text && node.data.trim()))
      .filter((element) => element.getBoundingClientRect().right > window.innerWidth + 1)
      .map((element) => element.textContent.slice(0, 40)),
  )
