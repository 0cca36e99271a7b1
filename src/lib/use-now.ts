import { useSyncExternalStore } from 'react'

const TICK_MS = 30_000

let now = Date.now()
let timer: ReturnType<typeof setInterval> | undefined
const listeners = new Set<() => void>()

function tick() {
  now = Date.now()
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  if (listeners.size === 1) {
    tick()
    timer = setInterval(tick, TICK_MS)
    // Browsers slow the clocks of hidden pages down, and stop those of sleeping machines.
    document.addEventListener('visibilitychange', tick)
  }
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearInterval(timer)
    document.removeEventListener('visibilitychange', tick)
  }
}

const read = () => now

/** The time in milliseconds, a new one twice a minute. One clock serves all who ask. */
export const useNow = () => useSyncExternalStore(subscribe, read, read)
