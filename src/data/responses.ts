import { DataError, dataError, NOT_THERE, UNREADABLE } from './errors'
import { isRow } from './rows'

// What the data client makes of PostgREST's answers: rows, or a DataError.

/** PostgREST cuts longer answers at 1,000 rows without a word, so lists come in pages of this many. */
const PAGE_SIZE = 1000

/** What PostgREST answers when a single row was asked for and there is none. */
const NO_ROWS = 'PGRST116'

type Read<Row> = (row: Record<string, unknown>) => Row

type Answer<T> = { data: T | null; error: { message: string; code?: string } | null; status: number }

/** Throws unless the answer says that a row was made: what else answers with success may be anybody. */
export function assertCreated({ error, status }: Answer<unknown>) {
  if (error) throw dataError(error, status)
  if (status !== 201) throw new DataError(UNREADABLE)
}

/** Fetches page after page until all rows of the count are there, each row once; a page without a new row is the last. */
export async function listAll<Row extends { id: string }>(
  read: Read<Row>,
  limit: number | undefined,
  fetchPage: (from: number, to: number) => PromiseLike<Answer<unknown[]> & { count: number | null }>,
): Promise<Row[]> {
  const wanted = limit ?? Number.POSITIVE_INFINITY
  const rows = new Map<string, Row>()
  for (let from = 0; ; ) {
    const answer = await fetchPage(from, Math.min(from + PAGE_SIZE, wanted) - 1)
    const page = requireData(answer)
    if (!Array.isArray(page)) throw new DataError(UNREADABLE)
    const before = rows.size
    // A row without an id is still a row.
    for (const row of page.filter(isRow).map(read)) rows.set(row.id || JSON.stringify(row), row)
    from += page.length
    // A proxy may take the count away, and answer every page with the same rows.
    const isComplete = from >= Math.min(answer.count ?? Number.POSITIVE_INFINITY, wanted)
    if (isComplete || rows.size === before) return [...rows.values()]
  }
}

export function requireData<T>({ data, error, status }: Answer<T>): T {
  if (error) throw dataError(error, status)
  if (data === null) throw new DataError(UNREADABLE)
  return data
}

/** The row is not asked for with single(): browsers log that answer as an error where there is none. */
export function rowOrNull<Row>(read: Read<Row>, answer: Answer<unknown[]>): Row | null {
  if (answer.error?.code === NO_ROWS) return null
  const rows = requireData(answer)
  if (!Array.isArray(rows)) throw new DataError(UNREADABLE)
  return isRow(rows[0]) ? read(rows[0]) : null
}

/** The row that a write touched. None means that it is gone or out of reach: the status alone does not say so. */
export function requireRow<T>(answer: Answer<T[]>): T {
  const rows = requireData(answer)
  if (!Array.isArray(rows)) throw new DataError(UNREADABLE)
  const [row] = rows
  if (!row) throw new DataError(NOT_THERE)
  return row
}

/** The number of rows, where only that was asked for. Without one an answer says nothing, whatever its status. */
export function countOf({ count, error, status }: Answer<unknown> & { count: number | null }): number {
  if (error) throw dataError(error, status)
  if (count === null) throw new DataError(UNREADABLE)
  return count
}
