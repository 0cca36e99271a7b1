import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { worstContrasts } from './pixels'

/** WCAG 2.2 at levels A and AA, and what axe recommends beyond it. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** Also for large text, which could have less. */
const TEXT_CONTRAST = 4.5

type Result = Awaited<ReturnType<AxeBuilder['analyze']>>['violations'][number]

/** Runs axe on the page in its current state. Checks here what axe reports as incomplete; anything else incomplete fails. */
export async function expectNoViolations(page: Page, state: string) {
  // Toasts do not time out while the window is blurred.
  await page.evaluate(() => window.dispatchEvent(new Event('blur')))
  const { violations, incomplete, passes } = await analyze(page)
  expect(passes.length, `rules that apply: ${state}`).toBeGreaterThan(20)
  expect.soft(violations.flatMap(describe), state).toEqual([])

  const [overPictures, behindDialog, smallTargets] = ['color-contrast', 'aria-hidden-focus', 'target-size'].map(
    (rule) => incomplete.filter(({ id }) => id === rule),
  ) as [Result[], Result[], Result[]]
  for (const result of smallTargets) result.nodes = await dropUnderPhoneBar(page, result.nodes)
  const left = incomplete.filter((result) => !overPictures.includes(result) && !behindDialog.includes(result))
  expect.soft(left.flatMap(describe), state).toEqual([])
  if (behindDialog.length > 0) await expectFocusKept(page, state)
  // axe cannot tell the contrast of text over a picture, so measure the pixels.
  const texts = overPictures.flatMap(({ nodes }) => nodes.map(({ target }) => target.join(' ')))
  const tooFaint = (await worstContrasts(page, texts)).filter(({ worst }) => worst < TEXT_CONTRAST)
  expect.soft(tooFaint, state).toEqual([])
}

/** The phone bar lies over some target until the page is scrolled, and covers none for good (phone-bar.spec.ts). */
async function dropUnderPhoneBar(page: Page, nodes: Result['nodes']) {
  const isUnderBar = (selector: string) =>
    page.evaluate((selector) => {
      const [target, bar] = [selector, '.phone-bar'].map((each) =>
        document.querySelector(each)?.getBoundingClientRect(),
      )
      return target !== undefined && bar !== undefined && target.top < bar.bottom && target.bottom > bar.top
    }, selector)
  const areUnder = await Promise.all(nodes.map(({ target }) => isUnderBar(target.join(' '))))
  return nodes.filter((_, index) => !areUnder[index])
}

/** axe cannot tell whether Tab reaches what is behind an open dialog. */
async function expectFocusKept(page: Page, state: string) {
  const inDialog = () => page.evaluate(() => Boolean(document.activeElement?.closest('[role=dialog][aria-modal=true]')))
  for (const key of ['Tab', 'Shift+Tab'])
    for (let stops = 0; stops < 4; stops += 1) {
      await page.keyboard.press(key)
      expect(await inDialog(), `${state}: ${key} stays in the dialog`).toBe(true)
    }
}

/** Repeats the analysis if the DOM changed meanwhile, because axe then miscounts headings. */
async function analyze(page: Page) {
  for (;;) {
    await waitForTransitions(page)
    const seen = await page.evaluateHandle(() => {
      const seen = { changes: 0 }
      const count = () => {
        seen.changes += 1
      }
      new MutationObserver(count).observe(document, { subtree: true, childList: true })
      return seen
    })
    // Legacy mode: without iframes there is no need for a second page to merge results in. Listing every element that
    // passes would take half of the time.
    const builder = new AxeBuilder({ page }).setLegacyMode(true)
    const results = await builder
      .options({ resultTypes: ['violations', 'incomplete'] })
      .withTags(TAGS)
      .analyze()
    if ((await seen.evaluate(({ changes }) => changes)) === 0) return results
  }
}

/** Waits for transitions to end, because half-faded text lacks contrast. */
export async function waitForTransitions(page: Page) {
  await page.evaluate(async () => {
    const short = document.getAnimations().filter(({ effect }) => Number(effect?.getComputedTiming().endTime) < 1000)
    await Promise.allSettled(short.map(({ finished }) => finished))
  })
}

const describe = ({ id, help, nodes }: Result) =>
  nodes.map(({ target, html, failureSummary }) => [`${id}: ${help}`, target.join(' '), html, failureSummary].join('\n'))
