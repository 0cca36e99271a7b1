/** Without a full stop, because the notice at a form goes on (forms/submission-notices.tsx). */
export const NOT_LOADED =
  'Part of this page did not load; please check your connection and reload the page (what you typed stays)'

/** Why a call can fail, each with the sentence that is shown unless the backend sent words of its own. */
const messages = {
  unauthorized: 'Your login is no longer valid; please log in again.',
  /** The row is no longer there, or only the admin may read it. */
  'not-found': 'This entry is no longer there, or you may not change it.',
  /** The network is down or fails: for the call, or for the code that makes it. Another try may succeed. */
  unreachable: 'The server could not be reached; please check your internet connection.',
  timeout: 'The server did not answer in time.',
  /** The response may not be the backend's. If it has a message that can be read, that is shown. */
  'invalid-response': 'The server sent an answer that could not be read.',
  /** A bug of this site, before or after the call. */
  unexpected: 'Something went wrong on this page; please reload it and try again.',
  /** The code that makes the call cannot be loaded, although the network is there. Nothing was sent. */
  'not-loaded': `${NOT_LOADED}.`,
  /** Nothing was sent. */
  'loaded-too-late': 'Part of this page did not load in time; please check your internet connection.',
  'login-service-down': 'The login service has a problem; please try again in a few minutes.',
  // As specified:
  'duplicate-slug':
    'A post with this title (resulting in the same slug) already exists. Please choose a different title.',
}

type KindWithMessage = keyof typeof messages

/** Their words come with the error: the backend's or the panel's. A conflict is a value that another row has. */
type OtherKind = 'refused' | 'conflict' | 'wrong-password'

type Details = {
  /** In place of the kind's own: the words of the backend, or ours about a lost response. */
  message?: string | undefined
  /** The call was a write, and its outcome is unknown. */
  mayHaveArrived?: boolean
}

export class DataError extends Error {
  override name = 'DataError'
  readonly kind: KindWithMessage | OtherKind
  readonly mayHaveArrived: boolean

  constructor(kind: KindWithMessage, details?: Details)
  constructor(kind: OtherKind, details: Details & { message: string })
  constructor(kind: DataError['kind'], { message, mayHaveArrived = false }: Details = {}) {
    super(message ?? messages[kind as KindWithMessage])
    this.kind = kind
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

/** The text of an error for visitors and the owner. A bug's own words would tell them nothing. */
export const messageOf = (error: Error) => toDataError(error).message

/** A message with one full stop at its end. Only ours have one: the specified texts add it to the backend's words. */
export const asSentence = (message: string) => message.replace(/\.?$/, '.')
