// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LOAD_FAILED_EVENT } from '@/dom-contract'
import '@/startup/inline/queued-forms'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a form that is submitted again after a load failure waits the whole ten seconds before its notice', () => {
  document.body.innerHTML =
    '<form data-draft="x"><p data-queued-notice hidden></p><p data-failure-notice hidden></p><button data-submit-button>Send</button></form>'
  const form = document.querySelector('form') as HTMLFormElement
  const notice = document.querySelector('[data-queued-notice]') as HTMLElement
  form.requestSubmit()
  vi.advanceTimersByTime(9_000)
  window.dispatchEvent(new Event(LOAD_FAILED_EVENT))
  form.requestSubmit()
  vi.advanceTimersByTime(9_999)
  expect(notice.hidden).toBe(true)
  vi.advanceTimersByTime(1)
  expect(notice.hidden).toBe(false)
})
