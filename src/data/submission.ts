import type { FailureWords } from './failure-words'
import type { loadClient } from './load-client'

/** What a visitor sends, and what is said when that fails. The signal stops the waiting for an answer. */
export type Submission<Input> = {
  send: (client: Awaited<ReturnType<typeof loadClient>>, input: Input, signal: AbortSignal) => Promise<unknown>
  meta: FailureWords
}
