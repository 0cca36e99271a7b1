/** After this long without an answer a call fails, in milliseconds. */
export const REQUEST_TIMEOUT_MS = 20_000

// What is said when the backend itself said nothing that could be shown. The
// toasts' texts go on after them, so they end without a full stop.
export const UNREACHABLE = 'The server could not be reached; please check your internet connection'
export const NOT_LOADED = 'A part of this page could not be loaded; please load the page again, what you typed stays'
export const TOO_SLOW = `The server did not answer within ${REQUEST_TIMEOUT_MS / 1000} seconds`
export const STOPPED_WAITING = 'You stopped waiting for the answer; what you sent may have arrived all the same'
export const STOPPED_LOADING = 'You stopped waiting before it was sent'
export const NOT_THERE = 'This entry is no longer there; it may have been deleted in the meantime'

/** What a failed call says in a toast. */
export type FailureWords = {
  errorTitle?: string
  /** The toast's text; without it, the backend's message alone. */
  errorText?: (message: string) => string
  errorToastMs?: number
}

/** A failure that names the toast itself, whatever call it came from. */
export class TitledError extends Error {
  readonly title: string

  constructor(title: string, message: string) {
    super(message)
    this.title = title
  }
}
