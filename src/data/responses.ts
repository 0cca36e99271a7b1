import { DataError } from './errors'

// Converts Supabase's responses to rows, or throws a DataError.

/** The name that supabase.ts gives a fetch error if the device was offline from the start, so nothing was sent. */
export const OFFLINE_ERROR = 'OfflineError'

/** The possible outcome of a call whose response is lost, by its effect. No row shows a photo that has arrived. */
const outcomes = {
  read: null,
  upload: null,
  write: 'what you sent may have arrived',
  delete: 'it may have been deleted',
}

/** In place of the kind's own words, for a write whose response is lost. */
const lostResponseMessages = {
  unreachable: (outcome: string) => `No answer came from the server, but ${outcome}; please check your connection.`,
  timeout: (outcome: string) => `The server did not answer in time, but ${outcome}.`,
}

const refusedPhoto = (reason: string) =>
  `Your website refused the photo (${reason}); please ask the person who set it up.`

/** PostgreSQL's code when a unique constraint refuses a row. */
const UNIQUE_VIOLATION = '23505'

/** PostgREST had a connection to the database and lost it, perhaps after the row was stored. */
const LOST_DATABASE = /^(PGRST001|08|57P)/

/**
 * The error of PostgREST, Storage or Supabase's gateway, or of a missing response (status 0), in words for visitors.
 * `effect` is what the call does, which may be done even if its response is lost.
 */
export function responseError(
  { message, code, hint }: { message?: unknown; code?: string; hint?: unknown },
  status: number,
  effect: keyof typeof outcomes,
): DataError {
  const outcome = outcomes[effect]
  if (status === 0) {
    // supabase-js passes on nothing else of an error that fetch threw, or that came while the body was read.
    const [name] = String(message).split(':')
    const kind = name === 'TimeoutError' ? 'timeout' : 'unreachable'
    if (!outcome || name === OFFLINE_ERROR) return new DataError(kind)
    return new DataError(kind, { message: lostResponseMessages[kind](outcome), mayHaveArrived: true })
  }
  // Without a code the message may be a non-JSON body, such as a proxy's HTML page or a truncated response.
  const isReadable = typeof message === 'string' && message !== '' && (Boolean(code) || !/^\s*[<{["]/.test(message))
  // PostgREST errors have a code; gateway errors, such as for an unknown API key, have a hint. Anything else,
  // whatever its status, may come from a proxy after the row was stored.
  const isRefusal = Boolean(code || hint) && !LOST_DATABASE.test(code ?? '')
  const mayHaveArrived = outcome !== null && !isRefusal
  if (!isReadable) return new DataError('invalid-response', { mayHaveArrived })
  // The session may have ended although this machine's clock takes it for valid.
  if (status === 401) return new DataError('unauthorized', { message, mayHaveArrived })
  if (!isRefusal) return new DataError('invalid-response', { message, mayHaveArrived })
  const refusal = effect === 'upload' ? refusedPhoto(message) : message
  return new DataError(code === UNIQUE_VIOLATION ? 'conflict' : 'refused', { message: refusal })
}

/** PostgREST silently truncates a response at 1,000 rows, so lists are fetched in pages of this size. */
const PAGE_SIZE = 1000

/** PostgREST's status for a range that begins beyond the last row. */
const RANGE_NOT_SATISFIABLE = 416

/** No row matches; or none can, because the text is no UUID. */
const NOT_FOUND_CODES: unknown[] = ['PGRST116', '22P02']

type SupabaseResponse<Data> = { data: Data | null; error: { message: string; code?: string } | null; status: number }

type ListQuery = PromiseLike<SupabaseResponse<object[]> & { count: number | null }> & {
  order: (column: string, options: { ascending: boolean; nullsFirst?: boolean }) => ListQuery
  range: (from: number, to: number) => ListQuery
  retry: (isEnabled: boolean) => ListQuery
  abortSignal: (signal: AbortSignal) => ListQuery
}

/**
 * All rows, newest first and rows without a date last. Throws a DataError. Fetches pages until the count is reached. If
 * the count changes meanwhile, rows have moved to another page, perhaps to one that has been fetched, so it starts
 * over, a few times: a proxy may give each page another count.
 */
export async function listNewest<Row extends { id: string }>(
  column: 'date' | 'created_at',
  query: () => ListQuery,
  read: (row: object) => Row,
  { limit = Number.POSITIVE_INFINITY, signal }: { limit?: number | undefined; signal: AbortSignal },
  restarts = 3,
): Promise<Row[]> {
  // By id: if a proxy drops the range, each page has all rows. A row without an id gets a key of its own.
  const rows = new Map<string | symbol, Row>()
  let count: number | null = null
  for (let from = 0; ; ) {
    const sorted = query().order(column, { ascending: false, nullsFirst: false }).order('id', { ascending: false })
    const page = await sorted
      .range(from, Math.min(from + PAGE_SIZE, limit) - 1)
      .retry(false)
      .abortSignal(signal)
    const hasShrunk = from > 0 && page.status === RANGE_NOT_SATISFIABLE
    const isOtherCount = count !== null && page.count !== null && page.count !== count
    const mustRestart = hasShrunk || isOtherCount
    if (mustRestart && restarts > 0) return listNewest(column, query, read, { limit, signal }, restarts - 1)
    if (page.error) throw responseError(page.error, page.status, 'read')
    if (mustRestart || !Array.isArray(page.data)) throw new DataError('invalid-response')
    count ??= page.count
    const sizeBefore = rows.size
    for (const row of page.data.filter(isObject).map(read)) rows.set(row.id || Symbol(), row)
    from += page.data.length
    // A proxy may drop the count (Content-Range). Then the last page is one that is not full, or has no new rows.
    const isShort = count === null && page.data.length < PAGE_SIZE
    if (isShort || rows.size === sizeBefore || from >= Math.min(count ?? limit, limit)) return [...rows.values()]
  }
}

const isObject = (value: unknown) => typeof value === 'object' && value !== null

/** The row that was asked for with `maybeSingle`; null when there is none. */
export function unwrapFound<Row>(
  { data, error, status }: SupabaseResponse<object>,
  read: (row: object) => Row,
): Row | null {
  if (error && NOT_FOUND_CODES.includes(error.code)) return null
  if (error) throw responseError(error, status, 'read')
  if (typeof data !== 'object') throw new DataError('invalid-response')
  return data && read(data)
}

/** Null if the row was stored but not returned (201, 204). A page that answers 200 may be that of a proxy. */
export function unwrapCreated<Row>({ data, error, status }: SupabaseResponse<Row[]>): Row | null {
  if (error) throw responseError(error, status, 'write')
  if (status === 200 && !isObject(data)) throw new DataError('invalid-response', { mayHaveArrived: true })
  return data?.[0] ?? null
}

/** Null for a response without a row (204). An empty list says that the row is gone, or that RLS hides it. */
export function unwrapChanged<Row>(
  { data, error, status }: SupabaseResponse<Row[]>,
  effect: 'write' | 'delete' = 'write',
): Row | null {
  if (error) throw responseError(error, status, effect)
  if (status === 204) return null
  if (!isObject(data)) throw new DataError('invalid-response', { mayHaveArrived: true })
  if (data?.length === 0) throw new DataError('not-found')
  return data?.[0] ?? null
}
