import '@testing-library/jest-dom/vitest'
import { webcrypto } from 'node:crypto'
import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { dismissAllToasts } from '@/ui/toast'

// The first test of a file waits for the code of its screen on a busy machine.
configure({ asyncUtilTimeout: 10_000 })

// What jsdom does not have, no more than the site asks of it. The behaviour of
// popovers, animations and scrolling is tested in a real browser (tests/e2e).
Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true })
window.matchMedia = (query) => Object.assign(new EventTarget(), { matches: false, media: query }) as MediaQueryList
window.scrollTo = () => {}
Element.prototype.scrollIntoView = () => {}
HTMLElement.prototype.hidePopover = () => {}
window.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
}
Element.prototype.hasPointerCapture = () => false
// Once for each worker: its files share the window.
const shared = globalThis as { plainMatches?: (this: Element, selector: string) => boolean }
shared.plainMatches ??= Element.prototype.matches
const matches = shared.plainMatches
Element.prototype.matches = function (this: Element, selector: string) {
  return selector !== ':popover-open' && matches.call(this, selector)
} as typeof Element.prototype.matches
Object.defineProperty(document, 'timeline', { value: { currentTime: 0 }, configurable: true })
Element.prototype.getAnimations = () => []
Element.prototype.animate = () => {
  const animation = {
    cancel() {},
    play() {},
    pause() {},
    commitStyles() {},
    finished: Promise.resolve(),
    onfinish: () => {},
  }
  queueMicrotask(() => animation.onfinish?.())
  return animation as unknown as Animation
}

/** The embedded backend logs each error of the database; its answer is what the tests look at. */
const isBackendLog = (value: unknown) => value instanceof Error && 'severity' in value

let complaints: unknown[][] = []

beforeEach(() => {
  complaints = []
  const complain = (...values: unknown[]) => void (isBackendLog(values[0]) || complaints.push(values))
  vi.spyOn(console, 'error').mockImplementation(complain)
  vi.spyOn(console, 'warn').mockImplementation(complain)
})

afterEach(() => {
  cleanup()
  dismissAllToasts()
  window.localStorage.clear()
  window.sessionStorage.clear()
  // Files of one worker share the window and the modules: a worker starts the database once.
  document.documentElement.removeAttribute('data-hydrated')
  document.body.replaceChildren()
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  expect(complaints, 'console.error and console.warn stay silent').toEqual([])
})
