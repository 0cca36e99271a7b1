/** After this long without an answer a call fails, in milliseconds. */
export const REQUEST_TIMEOUT_MS = 20_000

// What is said when the backend itself said nothing that could be shown. The
// toasts' texts go on after them, so they end without a full stop.
export const UNREACHABLE = 'The server could not be reached; please check your internet connection'
export const NOT_LOADED = 'A part of this page could not be loaded; please load the page again, what you typed stays'
export const TOO_SLOW = `The server did not answer within ${REQUEST_TIMEOUT_MS / 1000} seconds`
const STOPPED_WAITING = 'You stopped waiting for the answer; what you sent may have arrived all the same'
export const STOPPED_LOADING = 'You stopped waiting before it was sent'
export const NOT_THERE = 'This entry is no longer there; it may have been deleted in the meantime'
export const UNREADABLE = 'The server sent an answer that could not be read'
export const LOGGED_OUT = 'Your login has ended; please log out and log in again'

/** A failed call. The message is the backend's own where it sent one, else says what happened; it ends without a full stop. */
export class DataError extends Error {
  override name = 'DataError'
  /** PostgreSQL's or PostgREST's error code, such as 23505; undefined when no answer came. */
  readonly code: string | undefined
  /** The backend has said no: nothing was stored. Otherwise it may have been. */
  readonly isRefusal: boolean

  constructor(message: string, code?: string, isRefusal = false) {
    super(message)
    this.code = code
    this.isRefusal = isRefusal
  }
}

/** What a failed answer of PostgREST, of Supabase's gateway, or of nobody (status 0), says to a visitor. */
export function dataError(
  { message, code, hint }: { message?: unknown; code?: string; hint?: unknown },
  status: number,
): DataError {
  if (status === 0) return new DataError(unanswered(String(message)))
  // Without a code the text is whatever came instead of JSON: a proxy's page or half an answer.
  const isReadable = typeof message === 'string' && message !== '' && (Boolean(code) || !/^\s*[<{["]/.test(message))
  return new DataError(
    isReadable ? message.replace(/\.\s*$/, '') : UNREADABLE,
    code || undefined,
    // PostgREST's words have a code; the gateway's, as of an unknown key, a hint. Whatever else comes instead of an
    // answer, whatever its status, may be the words of somebody on the way, when the row is there.
    Boolean(code || hint),
  )
}

/** supabase-js puts the name of what fetch threw in front. */
function unanswered(message: string) {
  if (message.startsWith('TimeoutError')) return TOO_SLOW
  return message.startsWith('AbortError') ? STOPPED_WAITING : UNREACHABLE
}

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
