// A queue for the background work of a hydrated page: fresh rows, the heading font, the code of next pages. If all of
// it ran at once, it would delay the visitor's first scroll and tap on a slow or busy phone.

/** How long the page must be free of long tasks before the next job in the queue may run (ms). */
const QUIET_MS = 1000

/** How long a job waits at most (ms), on a page that is never idle, or whose long tasks never pause. */
const LONGEST_QUIET_WAIT_MS = 10_000

/** When the last task of more than 50 ms ended (ms since the navigation started). Only Chromium reports them. */
let lastLongTask = Number.NEGATIVE_INFINITY
let queue = Promise.resolve()

/** Resolves when the browser is idle, for one caller after another. */
export function waitForIdle() {
  queue = queue.then(idle)
  return queue
}

async function idle() {
  watchLongTasks()
  const latest = performance.now() + LONGEST_QUIET_WAIT_MS
  for (let wait = 0; wait >= 0; wait = Math.min(lastLongTask + QUIET_MS, latest) - performance.now()) {
    await new Promise((resolve) => setTimeout(resolve, wait))
    // With a timeout of 0 it would wait without end.
    const timeout = Math.max(latest - performance.now(), 1)
    await new Promise<unknown>((resolve) => window.requestIdleCallback?.(resolve, { timeout }) ?? setTimeout(resolve))
  }
}

let isWatching = false

function watchLongTasks() {
  // Firefox logs a warning about a type that it does not know.
  if (isWatching || !PerformanceObserver.supportedEntryTypes?.includes('longtask')) return
  isWatching = true
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) lastLongTask = startTime + duration
  }).observe({ type: 'longtask', buffered: true })
}
