import type { DataError } from './data-error'
import { UNREACHABLE } from './failure-words'
import { loadClient } from './load-client'
import type { Sending } from './sending'

/** So long a sending may take before anybody wonders, in milliseconds. */
const SLOW_AFTER_MS = 5000

export type SendingStore = ReturnType<typeof createSendingStore>

export type SendingState = {
  is: 'idle' | 'sending' | 'sent' | 'failed'
  isSlow?: boolean
  /** The request itself is on its way; until then the code is that sends it. */
  isOut?: boolean
  /** It failed after it was out, and no refusal came: it may have arrived all the same. */
  isUncertain?: boolean | undefined
  error?: Error
}

const IDLE: SendingState = { is: 'idle' }

/**
 * How far the sending of one form is, kept for as long as the visit: a sending
 * outlives the page that it was started on, and who comes back finds it as it is.
 */
export function createSendingStore(
  /** How it failed before: its page went in the middle of it. */
  failed?: { isUncertain: boolean },
) {
  let state: SendingState = failed ? { is: 'failed', ...failed } : IDLE
  let running: AbortController
  const listeners = new Set<() => void>()

  function set(next: SendingState) {
    state = next
    for (const listener of listeners) listener()
  }

  return {
    read: () => state,
    readOnServer: () => IDLE,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    run: async <Input>(send: Sending<Input>['send'], input: Input, ifGone: Parameters<typeof loadClient>[1]) => {
      running = new AbortController()
      const { signal } = running
      const { isUncertain } = state
      let isOffline = false
      set({ is: 'sending' })
      const timer = setTimeout(() => set({ ...state, isSlow: true }), SLOW_AFTER_MS)
      try {
        const client = await loadClient(signal, ifGone)
        isOffline = !navigator.onLine
        set({ ...state, isOut: true })
        await send(client, input, signal)
        set({ is: 'sent' })
      } catch (thrown) {
        const error = thrown as DataError
        // Nothing went out where the browser itself knew of no network. And whatever comes of this try says nothing of an
        // earlier one.
        const wentOut = state.isOut && !(isOffline && error.message === UNREACHABLE)
        set({ is: 'failed', error, isUncertain: isUncertain || (wentOut && !error.isRefusal) })
        throw error
      } finally {
        clearTimeout(timer)
      }
    },
    stop: () => running.abort(),
    /** Somebody has seen what became of it, begins anew, or takes that back. */
    reset: (next = IDLE) => set(next),
  }
}
