import { STOPPED_WAITING, TOO_SLOW, UNREACHABLE } from './failure-words'

// Words of the client alone; those that pages know too are in failure-words.ts.
export const UNREADABLE = 'The server sent an answer that could not be read'
export const LOGGED_OUT = 'Your login has ended; please log out and log in again'

/** A failed call. The message is the backend's own where it sent one, else says what happened; it ends without a full stop. */
export class DataError extends Error {
  override name = 'DataError'
  /** PostgreSQL's or PostgREST's error code, such as 23505; undefined when no answer came. */
  readonly code: string | undefined
  /** The backend, or a gateway in front of it, has said no: nothing was stored. Otherwise it may have been. */
  readonly isRefusal: boolean

  constructor(message: string, code?: string, isRefusal = Boolean(code)) {
    super(message)
    this.code = code
    this.isRefusal = isRefusal
  }
}

/** What a failed answer of PostgREST, or of nobody (status 0), says to a visitor. */
export function dataError({ message, code }: { message?: unknown; code?: string }, status: number): DataError {
  if (status === 0) return new DataError(unanswered(String(message)))
  // Without a code the text is whatever came instead of JSON: a proxy's page or half an answer.
  const isReadable = typeof message === 'string' && message !== '' && (Boolean(code) || !/^\s*[<{["]/.test(message))
  return new DataError(
    isReadable ? message.replace(/\.\s*$/, '') : UNREADABLE,
    code || undefined,
    Boolean(code) || (isReadable && isRefusalStatus(status)),
  )
}

/** A page of somebody's own may stand in place of any answer. And a gateway's 408 comes when it was done waiting. */
const isRefusalStatus = (status: number) => status >= 400 && status < 500 && status !== 408

/** postgrest-js puts the name of what fetch threw in front. */
function unanswered(message: string) {
  if (message.startsWith('TimeoutError')) return TOO_SLOW
  return message.startsWith('AbortError') ? STOPPED_WAITING : UNREACHABLE
}
