import { DataError, dataError, NOT_THERE, UNREADABLE } from './errors'
import { isRow } from './rows'

// Converts PostgREST's responses to rows, or throws a DataError.

/** PostgREST silently truncates a response at 1,000 rows, so lists are fetched in pages of this size. */
const PAGE_SIZE = 1000

/** PostgREST's error code when a single row was requested and none matches. */
const NO_ROWS = 'PGRST116'

type Read<Row> = (row: Record<string, unknown>) => Row

type QueryResponse<T> = { data: T | null; error: { message: string; code?: string } | null; status: number }

/** Throws unless the status is 201 Created: any other success may come from a proxy or captive portal. */
export function assertCreated({ error, status }: QueryResponse<unknown>) {
  if (error) throw dataError(error, status)
  if (status !== 201) throw new DataError(UNREADABLE)
}

/** Fetches pages until the count is reached, and dedupes rows by id. Stops at a page without new rows. */
export async function listAll<Row extends { id: string }>(
  read: Read<Row>,
  limit: number | undefined,
  fetchPage: (from: number, to: number) => PromiseLike<QueryResponse<unknown[]> & { count: number | null }>,
): Promise<Row[]> {
  const wanted = limit ?? Number.POSITIVE_INFINITY
  const rows = new Map<string, Row>()
  for (let from = 0; ; ) {
    const response = await fetchPage(from, Math.min(from + PAGE_SIZE, wanted) - 1)
    const page = requireData(response)
    if (!Array.isArray(page)) throw new DataError(UNREADABLE)
    const before = rows.size
    // Keep rows without an id too.
    for (const row of page.filter(isRow).map(read)) rows.set(row.id || JSON.stringify(row), row)
    from += page.length
    // A proxy may strip the count and return the same rows for every page.
    const isComplete = from >= Math.min(response.count ?? Number.POSITIVE_INFINITY, wanted)
    if (isComplete || rows.size === before) return [...rows.values()]
  }
}

export function requireData<T>({ data, error, status }: QueryResponse<T>): T {
  if (error) throw dataError(error, status)
  if (data === null) throw new DataError(UNREADABLE)
  return data
}

/** Queries do not use single(): browsers log its error response when no row matches. */
export function rowOrNull<Row>(read: Read<Row>, response: QueryResponse<unknown[]>): Row | null {
  if (response.error?.code === NO_ROWS) return null
  const rows = requireData(response)
  if (!Array.isArray(rows)) throw new DataError(UNREADABLE)
  return isRow(rows[0]) ? read(rows[0]) : null
}

/** The row that a write changed. An empty result means that it was deleted or that RLS hides it; the status does not show that. */
export function requireRow<T>(response: QueryResponse<T[]>): T {
  const rows = requireData(response)
  if (!Array.isArray(rows)) throw new DataError(UNREADABLE)
  const [row] = rows
  if (!row) throw new DataError(NOT_THERE)
  return row
}

/** The row count of a HEAD request. A response without a count is invalid, whatever its status. */
export function countOf({ count, error, status }: QueryResponse<unknown> & { count: number | null }): number {
  if (error) throw dataError(error, status)
  if (count === null) throw new DataError(UNREADABLE)
  return count
}
