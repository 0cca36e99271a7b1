import { REQUEST_TIMEOUT_MS } from './limits'

// Fallback messages for when the backend sent none that can be shown.
export const UNREACHABLE = 'The server could not be reached; please check your internet connection'
export const NOT_LOADED =
  'Part of this page could not be loaded; please reload the page (what you typed will still be there)'
export const TOO_SLOW = `The server did not answer within ${REQUEST_TIMEOUT_MS / 1000} seconds`
export const NOT_THERE = 'This entry is no longer there; it may have been deleted in the meantime'
export const NOT_ALLOWED = 'This wasn’t saved; you may not be allowed to change it'
export const UNREADABLE = 'The server sent an answer that could not be read'
export const LOGGED_OUT = 'Your login is no longer valid; please log in again'
export const AUTH_FAILED = 'The login service has a problem; please try again in a few minutes'

/** Why a call failed. */
type FailureKind =
  /** The backend refused the call, and said why. */
  | 'refused'
  /** The call takes a valid login. */
  | 'unauthorized'
  /** The row is no longer there. */
  | 'gone'
  | 'unreachable'
  | 'too-slow'
  /** The answer is not the backend's. */
  | 'unreadable'
  /** The code that makes the call did not load. Nothing was sent. */
  | 'not-loaded'
  /** The file to send is no picture, or too large. */
  | 'unusable-file'

type FailureDetails = { code?: string | undefined; mayBeStored?: boolean; title?: string }

/** A failed call. The message is the backend's as it is, or a fallback if it sent none. */
export class DataError extends Error {
  override name = 'DataError'
  readonly kind: FailureKind
  /** PostgreSQL or PostgREST error code, such as 23505; undefined when the response had none or no response came. */
  readonly code: string | undefined
  /** It was a write, and its outcome is unknown. */
  readonly mayBeStored: boolean
  /** The title of its toast, in place of that of the call. */
  readonly title: string | undefined

  constructor(kind: FailureKind, message: string, { code, mayBeStored = false, title }: FailureDetails = {}) {
    super(message)
    this.kind = kind
    this.code = code
    this.mayBeStored = mayBeStored
    this.title = title
  }
}

/** Converts an error of PostgREST or Supabase's gateway, or a missing response (status 0), to a message for visitors. */
export function responseError(
  { message, code, hint }: { message?: unknown; code?: string; hint?: unknown },
  status: number,
  isRead: boolean,
): DataError {
  if (status === 0) {
    // supabase-js prefixes the message with the name of the error that fetch threw.
    const isTooSlow = String(message).startsWith('TimeoutError')
    const [kind, fallback] = isTooSlow ? (['too-slow', TOO_SLOW] as const) : (['unreachable', UNREACHABLE] as const)
    return new DataError(kind, fallback, { mayBeStored: !isRead })
  }
  // Without a code the message may be a non-JSON body, such as a proxy's HTML page or a truncated response.
  const isReadable = typeof message === 'string' && message !== '' && (Boolean(code) || !/^\s*[<{["]/.test(message))
  // PostgREST errors have a code; gateway errors, such as for an unknown API key, have a hint. Anything else,
  // whatever its status, may come from a proxy after the row was stored.
  const isRefusal = Boolean(code || hint)
  // The session may have ended although this machine's clock takes it for valid.
  const kind = status === 401 ? 'unauthorized' : isRefusal ? 'refused' : 'unreadable'
  return new DataError(kind, isReadable ? message : UNREADABLE, {
    code: code || undefined,
    mayBeStored: !isRead && !isRefusal,
  })
}

/** The message with one period at its end, for where the specification continues after it. */
export const endSentence = (message: string) => message.replace(/\.?\s*$/, '.')

/** The error toast of a failed call. Its description is the error's message. */
export type FailureMeta = {
  /** Without one there is no toast. */
  errorTitle?: string
}
