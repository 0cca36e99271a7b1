// Background work of a hydrated page takes turns: fresh rows, the heading font, the code of next pages. All at once, on
// a slow or busy phone, it would hold up the visitor's first scroll and tap.

/** How long the page must be without a long task until the next turn (ms). */
const QUIET_MS = 2000

/** When the last task of more than 50 ms ended (ms since the navigation started). Only Chromium reports them. */
let lastLongTask = Number.NEGATIVE_INFINITY
let turns = Promise.resolve()

/** Resolves when the browser is idle, and to one caller after another. */
export function waitForTurn() {
  turns = turns.then(idle)
  return turns
}

async function idle() {
  watchLongTasks()
  for (let wait = 0; wait >= 0; wait = lastLongTask + QUIET_MS - performance.now()) {
    await new Promise((resolve) => setTimeout(resolve, wait))
    await new Promise<unknown>((resolve) => (window.requestIdleCallback ?? setTimeout)(resolve))
  }
}

let isWatching = false

function watchLongTasks() {
  if (isWatching) return
  isWatching = true
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) lastLongTask = startTime + duration
  }).observe({ type: 'longtask', buffered: true })
}
