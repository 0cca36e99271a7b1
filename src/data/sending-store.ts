import { loadClient } from './load-client'
import type { Sending } from './sending'

/** So long a sending may take before anybody wonders, in milliseconds. */
const SLOW_AFTER_MS = 5000

export type SendingStore = ReturnType<typeof createSendingStore>

type State = {
  is: 'idle' | 'sending' | 'sent' | 'failed'
  isSlow?: boolean
  /** The request itself is on its way; until then the code is that sends it. */
  isOut?: boolean
  error?: Error
}

const IDLE: State = { is: 'idle' }

/**
 * How far the sending of one form is, kept for as long as the visit: a sending
 * outlives the page that it was started on, and who comes back finds it as it is.
 */
export function createSendingStore() {
  let state = IDLE
  let running: AbortController
  const listeners = new Set<() => void>()

  function set(next: State) {
    state = next
    for (const listener of listeners) listener()
  }

  return {
    read: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    run: async <Input>(send: Sending<Input>['send'], input: Input) => {
      running = new AbortController()
      const { signal } = running
      set({ is: 'sending' })
      const timer = setTimeout(() => set({ ...state, isSlow: true }), SLOW_AFTER_MS)
      try {
        const client = await loadClient(signal)
        set({ ...state, isOut: true })
        await send(client, input, signal)
        set({ is: 'sent' })
      } catch (thrown) {
        const error = thrown as Error
        set({ is: 'failed', error })
        throw error
      } finally {
        clearTimeout(timer)
      }
    },
    stop: () => running.abort(),
    /** Somebody has seen that it was sent. */
    clear: () => set(IDLE),
  }
}
