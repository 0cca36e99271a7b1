import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { worstContrast } from './pixels'

/** WCAG 2.2 at levels A and AA, and what axe recommends beyond it. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** For text of any size, though large text may have less. */
const TEXT_CONTRAST = 4.5

type Finding = Awaited<ReturnType<AxeBuilder['analyze']>>['violations'][number]

/** Fails when axe finds anything in the page as it now is. What axe leaves open is decided here, or fails too. */
export async function expectNoFindings(page: Page, state: string) {
  // Toasts stay as long as the window is in the background, so that a slow machine sees them too.
  await page.evaluate(() => window.dispatchEvent(new Event('blur')))
  const { violations, incomplete, passes } = await analyze(page)
  expect(passes.length, `rules that had something to look at: ${state}`).toBeGreaterThan(20)
  expect.soft(violations.flatMap(sayFinding), state).toEqual([])

  const [overPictures, behindDialog] = ['color-contrast', 'aria-hidden-focus'].map((rule) =>
    incomplete.filter(({ id }) => id === rule),
  ) as [Finding[], Finding[]]
  const left = incomplete.filter((finding) => !overPictures.includes(finding) && !behindDialog.includes(finding))
  expect.soft(left.flatMap(sayFinding), state).toEqual([])
  if (behindDialog.length > 0) await expectFocusKept(page, state)
  // Over a picture axe knows no color of the ground; the pixels do.
  for (const { target } of overPictures.flatMap(({ nodes }) => nodes)) {
    const text = page.locator(target.join(' '))
    expect.soft(await worstContrast(page, text), `${state}: ${target}`).toBeGreaterThanOrEqual(TEXT_CONTRAST)
  }
}

/** Whether the keyboard reaches what a dialog has hidden from screen readers axe cannot know; it is tried. */
async function expectFocusKept(page: Page, state: string) {
  const inDialog = () => page.evaluate(() => Boolean(document.activeElement?.closest('[role=dialog][aria-modal=true]')))
  for (const key of ['Tab', 'Shift+Tab'])
    for (let stops = 0; stops < 4; stops += 1) {
      await page.keyboard.press(key)
      expect(await inDialog(), `${state}: ${key} stays in the dialog`).toBe(true)
    }
}

/** Looks again where the page changed meanwhile: axe loses count of the headings in a page that changes as it reads. */
async function analyze(page: Page) {
  for (;;) {
    await settle(page)
    const seen = await page.evaluateHandle(() => {
      const seen = { changes: 0 }
      const count = () => {
        seen.changes += 1
      }
      new MutationObserver(count).observe(document, { subtree: true, childList: true })
      return seen
    })
    // In one frame there is no need for the second page that a merge of frames takes.
    const results = await new AxeBuilder({ page }).setLegacyMode(true).withTags(TAGS).analyze()
    if ((await seen.evaluate(({ changes }) => changes)) === 0) return results
  }
}

/** Waits until the page change and every shift of color are over; half faded, no text has its contrast. */
export async function settle(page: Page) {
  await page.evaluate(async () => {
    const short = document.getAnimations().filter(({ effect }) => Number(effect?.getComputedTiming().endTime) < 1000)
    await Promise.allSettled(short.map(({ finished }) => finished))
  })
}

const sayFinding = ({ id, help, nodes }: Finding) =>
  nodes.map(({ target, html, failureSummary }) => [`${id}: ${help}`, target.join(' '), html, failureSummary].join('\n'))
