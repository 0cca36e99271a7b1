import type { FailureWords } from './failure-words'
import type { loadClient } from './load-client'

/** How a visitor sends something, and what is said when that fails. The signal stops the waiting for an answer. */
export type Sending<Input> = {
  send: (client: Awaited<ReturnType<typeof loadClient>>, input: Input, signal: AbortSignal) => Promise<unknown>
  failure: FailureWords
}
