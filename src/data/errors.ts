import { STOPPED_WAITING, TOO_SLOW, UNREACHABLE } from './failure-words'

// Words of the client alone; those that pages know too are in failure-words.ts.
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
