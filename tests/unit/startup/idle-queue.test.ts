import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.resetModules()
})

test.for([
  ['long tasks never pause', {}],
  ['the page is never idle', { requestIdleCallback: callAfterTimeout }],
] as const)('a job waits ten seconds at most, although %s', async ([_, window]) => {
  vi.useFakeTimers()
  class Observer {
    static supportedEntryTypes = ['longtask']
    callback: (list: object) => void
    constructor(callback: (list: object) => void) {
      this.callback = callback
    }
    observe() {
      const report = () => this.callback({ getEntries: () => [{ startTime: performance.now() - 60, duration: 60 }] })
      report()
      setInterval(report, 500)
    }
  }
  vi.stubGlobal('PerformanceObserver', Observer)
  vi.stubGlobal('window', window)
  const { waitForIdle } = await import('@/startup/idle-queue')
  const job = vi.fn()
  void waitForIdle().then(job)
  await vi.advanceTimersByTimeAsync(9000)
  expect(job).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1500)
  expect(job).toHaveBeenCalled()
})

/** As on a page that is never idle. */
function callAfterTimeout(callback: () => void, { timeout }: { timeout?: number } = {}) {
  return timeout ? setTimeout(callback, timeout) : -1
}
