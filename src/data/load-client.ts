import { type FailureWords, NOT_LOADED, STOPPED_LOADING, UNREACHABLE } from './errors'
import { REQUEST_TIMEOUT_MS } from './limits'

/**
 * The data client, loaded on first use; call early to preload it. Rejects with a message
 * for visitors when the chunk fails to load, on timeout, or when the signal aborts. Nothing
 * has been sent then.
 */
export function loadClient(signal?: AbortSignal) {
  const client = import('./client')
  return new Promise<Awaited<typeof client>>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(UNREACHABLE)), REQUEST_TIMEOUT_MS)
    // Online, a deploy has deleted the chunk or the browser has cached the failed import; only a reload helps.
    const rejectImport = () => reject(new Error(globalThis.navigator?.onLine === false ? UNREACHABLE : NOT_LOADED))
    signal?.addEventListener('abort', () => reject(new Error(STOPPED_LOADING)))
    client.then(resolve, rejectImport).finally(() => clearTimeout(timer))
  })
}

/** A mutation from a visitor's form, and its error toast. Aborting the signal stops waiting for the response. */
export type Submission<Input> = {
  send: (client: Awaited<ReturnType<typeof loadClient>>, input: Input, signal: AbortSignal) => Promise<unknown>
  meta: FailureWords
}
