import '@testing-library/jest-dom/vitest'
import { webcrypto } from 'node:crypto'
import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest'
import { resetStores } from '@/lib/store/store'
import { withLocalSupabase } from './support/local-supabase'

// The first test of a file loads its screen's code, which can take seconds on a busy machine.
configure({ asyncUtilTimeout: 20_000 })

// Minimal stubs for what jsdom lacks. What they stand for is tested in a real browser (tests/e2e).
Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true })
window.scrollTo = () => {}
Element.prototype.scrollIntoView = () => {}
window.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
}
Element.prototype.hasPointerCapture = () => false
Element.prototype.checkVisibility = () => false
HTMLElement.prototype.hidePopover = () => {}
window.matchMedia = (media) => Object.assign(new EventTarget(), { media, matches: false }) as MediaQueryList
Element.prototype.animate = () => ({ finished: Promise.resolve(), cancel: () => {} }) as unknown as Animation
/** Writes into the field that has the focus. */
document.execCommand = (_command, _hasUi, text = '') => {
  const field = document.activeElement as HTMLTextAreaElement
  field.setRangeText(text, field.selectionStart, field.selectionEnd, 'end')
  return field.dispatchEvent(new Event('input', { bubbles: true }))
}

/** The embedded backend logs every database error. Tests check its response instead. */
const isBackendLog = (value: unknown) => value instanceof Error && 'severity' in value

let unexpectedLogs: unknown[][] = []

beforeEach(() => {
  unexpectedLogs = []
  const record = (...values: unknown[]) => void (isBackendLog(values[0]) || unexpectedLogs.push(values))
  vi.spyOn(console, 'error').mockImplementation(record)
  vi.spyOn(console, 'warn').mockImplementation(record)
})

afterEach(() => {
  cleanup()
  resetStores()
  // Before the storage is cleared, because a test may have blocked it.
  vi.restoreAllMocks()
  window.localStorage.clear()
  window.sessionStorage.clear()
  // Test files of one worker share the window and modules, because the database starts once per worker.
  document.body.replaceChildren()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  expect(unexpectedLogs, 'console.error and console.warn stay silent').toEqual([])
})

withLocalSupabase()

// A screen whose code is still loading when its file ends could not be loaded by any later file of the worker.
afterAll(() => vi.dynamicImportSettled())
