import type { FailureWords } from './failure-words'

/** How a visitor sends something, and what is said when that fails. The signal stops the waiting for an answer. */
export type Sending<Input, Sent> = {
  send: (input: Input, signal: AbortSignal) => Promise<Sent>
  failure: FailureWords
}
