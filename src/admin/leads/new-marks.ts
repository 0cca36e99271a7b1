import { useLayoutEffect, useState } from 'react'
import { parseTimestamp } from '@/lib/dates'

// Visits persist per browser and list. They compare timestamps from the database,
// because this machine's clock may differ from the server's.

type Visit = {
  /** Timestamp of the newest row shown before this visit. */
  since: string
  /** Timestamp of the newest row shown so far. */
  shown: string
  /** When the list was last shown: milliseconds since 1970, by this machine's clock. */
  at: number
}

/** Showing a list again within half an hour, in any tab, continues the same visit. */
const VISIT_TIMEOUT_MS = 30 * 60_000

/** Fallback for an empty list, older than every row. */
const EPOCH = '1970-01-01T00:00:00Z'

const storageKey = (list: string) => `visit:${list}`

const timeOf = (timestamp: string) => parseTimestamp(timestamp)?.getTime() ?? Number.NaN

/** Null before the first visit, or if localStorage is blocked or malformed. */
function readVisit(list: string): Visit | null {
  try {
    const stored: unknown = JSON.parse(window.localStorage.getItem(storageKey(list)) ?? 'null')
    const { since, shown, at } = (stored ?? {}) as Partial<Record<keyof Visit, unknown>>
    const isVisit = [since, shown].every((time) => typeof time === 'string' && timeOf(time) >= 0)
    return isVisit && typeof at === 'number' ? (stored as Visit) : null
  } catch {
    return null
  }
}

/** The current visit to a list with this newest row. On the first visit no row counts as new. */
function visitOf(list: string, newest: string): Visit {
  const at = Date.now()
  const last = readVisit(list)
  if (!last) return { since: newest, shown: newest, at }
  const shown = timeOf(newest) > timeOf(last.shown) ? newest : last.shown
  return { since: Math.abs(at - last.at) < VISIT_TIMEOUT_MS ? last.since : last.shown, shown, at }
}

/** Rows later than the returned timestamp are new; `newest` is the newest row's timestamp. */
const newSince = (list: string, newest: string): string => visitOf(list, newest).since

/** Persists that all rows up to this newest one have been shown. */
function storeVisit(list: string, newest: string) {
  try {
    window.localStorage.setItem(storageKey(list), JSON.stringify(visitOf(list, newest)))
  } catch {
    // localStorage is blocked or full; the list still works without marks.
  }
}

/** Timestamp of the newest row that the list has shown; null before the first visit. */
export const lastShown = (list: string): string | null => readVisit(list)?.shown ?? null

const isNewer = (timestamp: string, since: string | null): boolean =>
  since !== null && timeOf(timestamp) > timeOf(since)

/**
 * Marks the rows that arrived since the owner's last visit to this list. Marks
 * stay for the whole visit, which is stored once the list was visible.
 */
export function useNewMarks<Row extends { created_at: string }>(
  list: string,
  rows: readonly Row[] | undefined,
  /** False while a search or filter hides rows. */
  isUnfiltered: boolean,
) {
  const [since, setSince] = useState<string | null>(null)
  const newest = rows && (rows[0]?.created_at || EPOCH)

  // A layout effect, because marks added after the first paint would cause a layout shift.
  useLayoutEffect(() => {
    if (newest === undefined) return
    const recordVisit = () => {
      setSince(newSince(list, newest))
      if (isUnfiltered && document.visibilityState === 'visible') storeVisit(list, newest)
    }
    recordVisit()
    // A list opened in a background tab counts as seen once the tab is visible.
    document.addEventListener('visibilitychange', recordVisit)
    return () => document.removeEventListener('visibilitychange', recordVisit)
  }, [list, newest, isUnfiltered])

  return (row: Row) => isNewer(row.created_at, since)
}
