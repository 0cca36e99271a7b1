import { expect, type Page } from '@playwright/test'
import { HYDRATED_ATTRIBUTE } from '../../../src/dom-contract'
import { makeGate } from '../../support/gate'
import { headTags as readHeadTags } from '../../support/head-tags'

/** Opens a page and waits until it is hydrated. */
export async function visit(page: Page, path: string) {
  await page.goto(path)
  await waitForHydration(page)
  await expect(page.locator('h1')).toBeVisible()
}

export const waitForHydration = (page: Page) => expect(page.locator('html')).toHaveAttribute(HYDRATED_ATTRIBUTE, '')

/** Holds requests for this URL until the returned function is called. Routes that were set up before answer them. */
export async function holdRoute(page: Page, url: string) {
  const { opened, open } = makeGate()
  await page.route(url, async (route) => {
    await opened
    await route.fallback()
  })
  return open
}

export const holdScripts = (page: Page) => holdRoute(page, '**/assets/*.js')

export const headTags = (page: Page) => page.evaluate(readHeadTags)

/** The toast with this title. */
export const toast = (page: Page, title: string) =>
  page
    .getByRole('region', { name: /Notification/ })
    .getByRole('listitem')
    .filter({ hasText: title })

/** Closes the toast, which covers the bottom of the page. Without waiting for the click: it may be about to close. */
export async function closeToast(page: Page, title: string) {
  const button = toast(page, title).getByRole('button', { name: 'Close notification' })
  await button.evaluate((element: HTMLElement) => element.click())
}

/** Opens the phone's menu, or one drop-down after the other, and looks at each. */
export async function openMenus(page: Page, isMobile: boolean, look: (what: string) => Promise<void>) {
  if (isMobile) {
    await page.getByRole('button', { name: 'Menu' }).click()
    return look('the menu')
  }
  for (const name of ['Services', 'Service Areas']) {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name, exact: true }).click()
    await look(`the drop-down ${name}`)
  }
}

/** Scrolls and waits for the scroll event. */
export const scrollTo = (page: Page, top: number) =>
  page.evaluate(
    (top) =>
      new Promise<void>((resolve) => {
        window.addEventListener('scroll', () => resolve(), { once: true })
        window.scrollTo({ top, behavior: 'instant' })
      }),
    top,
  )

/** Waits for the heading font, because headings wrap differently in the fallback font. */
export const waitForHeadingFont = (page: Page) =>
  page.waitForFunction(() =>
    [...document.fonts].some(({ family, status }) => family === 'Fraunces' && status === 'loaded'),
  )

/** Turns off the site's timeouts, for slow machines. To be called before the page is opened. */
export const turnOffTimeouts = (page: Page) =>
  page.addInitScript(() => {
    AbortSignal.timeout = () => new AbortController().signal
  })
