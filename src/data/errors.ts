import { REQUEST_TIMEOUT_MS } from './limits'

/** Also part of the notice at a form (forms/submission-notices.tsx). */
export const NOT_LOADED =
  'Part of this page did not load; please check your connection and reload the page (what you typed stays)'

/** Why any call can fail, with what visitors and the owner read if the backend or the call has no better words. */
const commonMessages = {
  unauthorized: 'Your login is no longer valid; please log in again',
  /** The row is no longer there, or only the admin may read it. */
  'not-found': 'This entry is no longer there, or you may not change it',
  /** The network is down or fails: for the call, or for the code that makes it. Another try may succeed. */
  unreachable: 'The server could not be reached; please check your internet connection',
  timeout: `The server did not answer within ${REQUEST_TIMEOUT_MS / 1000} seconds`,
  /** The response may not be the backend's. If it has a message that can be read, that is shown. */
  'invalid-response': 'The server sent an answer that could not be read',
  /** A bug of this site, before or after the call. */
  unexpected: 'Something went wrong on this page; please reload it and try again',
  /** The code that makes the call cannot be loaded, although the network is there. Nothing was sent. */
  'not-loaded': NOT_LOADED,
}

/** What is true of a write whose response is lost. */
const outcomes = { write: 'what you sent may have arrived', delete: 'it may have been deleted' }

/** In place of the messages above, for a write whose response is lost. */
const lostResponseMessages = {
  unreachable: (outcome: string) => `No answer came from the server, but ${outcome}; please check your connection`,
  timeout: (outcome: string) => `${commonMessages.timeout}, but ${outcome}`,
}

/** The name that supabase.ts gives a fetch error if the device was offline from the start, so nothing was sent. */
export const OFFLINE_ERROR = 'OfflineError'

type CommonKind = keyof typeof commonMessages

/** The backend's refusal, and failures of one call only. They have no default message: each call gives its own. */
type OwnKind = 'refused' | 'duplicate-slug' | 'unusable-photo' | 'login-unavailable' | 'wrong-password'

type Details = {
  /**
   * The backend's own words, or those specified for the call. Ours have no full stop, because they become part of a
   * sentence; only those that the specification quotes, and those of the login, which stand alone, are sentences.
   */
  message?: string | undefined
  /** PostgreSQL or PostgREST error code, such as 23505; undefined when the response had none or no response came. */
  code?: string | undefined
  /** The call was a write, and its outcome is unknown. */
  mayHaveArrived?: boolean
}

const defaultMessages: Partial<Record<CommonKind | OwnKind, string>> = commonMessages

export class DataError extends Error {
  override name = 'DataError'
  readonly kind: CommonKind | OwnKind
  readonly code: Details['code']
  readonly mayHaveArrived: boolean

  constructor(kind: CommonKind, details?: Details)
  constructor(kind: OwnKind, details: Details & { message: string })
  constructor(kind: CommonKind | OwnKind, { message, code, mayHaveArrived = false }: Details = {}) {
    super(message ?? defaultMessages[kind])
    this.kind = kind
    this.code = code
    this.mayHaveArrived = mayHaveArrived
  }
}

/** Whether an error is that of a call, and of one of these kinds. */
export const hasKind = (error: unknown, ...kinds: readonly DataError['kind'][]): error is DataError =>
  error instanceof DataError && kinds.includes(error.kind)

/** The error of a failed call. Any other error is a bug. */
export const toDataError = (error: unknown) => (error instanceof DataError ? error : new DataError('unexpected'))

/** Whether a failed write may have arrived. After a bug nobody knows. */
export const mayHaveArrived = (error: Error) => !(error instanceof DataError) || error.mayHaveArrived

/** Logs an error that is no DataError, with what failed. */
export function logBug(error: unknown, call: unknown) {
  // biome-ignore lint/suspicious/noConsole: the one place that reports unexpected errors.
  if (!(error instanceof DataError)) console.error(call, error)
}

/** What visitors and the owner read of an error. A bug's own words would tell them nothing. */
export const messageOf = (error: Error) => toDataError(error).message

/** PostgREST had a connection to the database and lost it, perhaps after the row was stored. */
const LOST_DATABASE = /^(PGRST001|08|57P)/

/**
 * The error of PostgREST or Supabase's gateway, or of a missing response (status 0), in words for visitors. `effect` is
 * what the call does, which may be done even if its response is lost.
 */
export function responseError(
  { message, code, hint }: { message?: unknown; code?: string; hint?: unknown },
  status: number,
  effect: 'read' | keyof typeof outcomes,
): DataError {
  if (status === 0) {
    // supabase-js passes on nothing else of an error that fetch threw, or that came while the body was read.
    const [name] = String(message).split(':')
    const kind = name === 'TimeoutError' ? 'timeout' : 'unreachable'
    if (effect === 'read' || name === OFFLINE_ERROR) return new DataError(kind)
    return new DataError(kind, { message: lostResponseMessages[kind](outcomes[effect]), mayHaveArrived: true })
  }
  // Without a code the message may be a non-JSON body, such as a proxy's HTML page or a truncated response.
  const isReadable = typeof message === 'string' && message !== '' && (Boolean(code) || !/^\s*[<{["]/.test(message))
  // PostgREST errors have a code; gateway errors, such as for an unknown API key, have a hint. Anything else,
  // whatever its status, may come from a proxy after the row was stored.
  const isRefusal = Boolean(code || hint) && !LOST_DATABASE.test(code ?? '')
  const details = { code: code || undefined, mayHaveArrived: effect !== 'read' && !isRefusal }
  if (!isReadable) return new DataError('invalid-response', details)
  // The session may have ended although this machine's clock takes it for valid.
  if (status === 401) return new DataError('unauthorized', { ...details, message })
  if (!isRefusal) return new DataError('invalid-response', { ...details, message })
  return new DataError('refused', { ...details, message })
}
