import { REQUEST_TIMEOUT_MS, TOO_SLOW, UNREACHABLE } from './failure-words'

/**
 * The data client, fetched on first use; asked for early it is there in time.
 * Throws in plain words when its code cannot be fetched, or not in time.
 */
export function loadClient() {
  let timer: ReturnType<typeof setTimeout>
  const tooSlow = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(TOO_SLOW)), REQUEST_TIMEOUT_MS)
  })
  const client = import('./client').catch(() => {
    throw new Error(UNREACHABLE)
  })
  return Promise.race([client, tooSlow]).finally(() => clearTimeout(timer))
}
