import { type FailureWords, NOT_LOADED, REQUEST_TIMEOUT_MS, STOPPED_LOADING, UNREACHABLE } from './errors'

/**
 * The data client, fetched on first use; asked for early it is there in time.
 * Throws in plain words when its code cannot be fetched, or not in time, or
 * when the signal stops the waiting: nothing has been sent then.
 */
export function loadClient(signal?: AbortSignal) {
  const client = import('./client')
  return new Promise<Awaited<typeof client>>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(UNREACHABLE)), REQUEST_TIMEOUT_MS)
    // With a network it is gone after a deploy, or the browser remembers that it could not be fetched.
    const giveUp = () => reject(new Error(globalThis.navigator?.onLine === false ? UNREACHABLE : NOT_LOADED))
    signal?.addEventListener('abort', () => reject(new Error(STOPPED_LOADING)))
    client.then(resolve, giveUp).finally(() => clearTimeout(timer))
  })
}

/** What a visitor sends, and what is said when that fails. The signal stops the waiting for an answer. */
export type Submission<Input> = {
  send: (client: Awaited<ReturnType<typeof loadClient>>, input: Input, signal: AbortSignal) => Promise<unknown>
  meta: FailureWords
}
