import { useLayoutEffect, useState } from 'react'
import { parseTimestamp } from '@/lib/dates'

/**
 * Tells which rows have come since the owner's last visit to this list. Marks
 * stay for the visit; it is remembered once the list has really been seen.
 */
export function useNewMarks<Row extends { created_at: string }>(
  list: string,
  rows: readonly Row[] | undefined,
  /** False while part of it is hidden, as by a search. */
  isWhole: boolean,
) {
  const [since, setSince] = useState<string | null>(null)
  const newest = rows && (rows[0]?.created_at || BEFORE_ALL)

  // Before the browser paints: marks that come later would move what is read.
  useLayoutEffect(() => {
    if (newest === undefined) return
    const remember = () => {
      setSince(newSince(list, newest))
      if (isWhole && document.visibilityState === 'visible') storeVisit(list, newest)
    }
    remember()
    // A list that was opened in a tab behind this one is seen when the tab is.
    document.addEventListener('visibilitychange', remember)
    return () => document.removeEventListener('visibilitychange', remember)
  }, [list, newest, isWhole])

  return (row: Row) => isNewer(row.created_at, since)
}

// What this browser knows of the owner's visits to a list, so that it can say
// what has come since. Times are those of the newest row, as the database gave
// them: the clock of this machine may differ from the one that dated the rows.

type Visit = {
  /** The newest row that had been shown before this visit. */
  since: string
  /** The newest row that has been shown. */
  shown: string
  /** When the list was last shown, by this machine's clock. */
  at: number
}

/** A list that is shown again within half an hour, in whatever tab, is still the same visit. */
const PAUSE_MS = 30 * 60_000

/** Stands for the newest row of an empty list: whatever comes is newer. */
const BEFORE_ALL = '1970-01-01T00:00:00Z'

const keyOf = (list: string) => `visit:${list}`

const timeOf = (timestamp: string) => parseTimestamp(timestamp)?.getTime() ?? Number.NaN

/** Null before the first visit, and where the browser keeps nothing. */
function readVisit(list: string): Visit | null {
  try {
    const stored: unknown = JSON.parse(window.localStorage.getItem(keyOf(list)) ?? 'null')
    const { since, shown, at } = (stored ?? {}) as Partial<Record<keyof Visit, unknown>>
    const isVisit = [since, shown].every((time) => typeof time === 'string' && timeOf(time) >= 0)
    return isVisit && typeof at === 'number' ? (stored as Visit) : null
  } catch {
    return null
  }
}

/** The visit in which a list with this newest row is shown now. At the first one nothing counts as new. */
function visitOf(list: string, newest: string): Visit {
  const at = Date.now()
  const last = readVisit(list)
  if (!last) return { since: newest, shown: newest, at }
  const shown = timeOf(newest) > timeOf(last.shown) ? newest : last.shown
  return { since: Math.abs(at - last.at) < PAUSE_MS ? last.since : last.shown, shown, at }
}

/** Rows that are newer than this are new; `newest` is the time of the newest row. */
const newSince = (list: string, newest: string): string => visitOf(list, newest).since

/** Remembers that the list, down from this newest row, has been shown. */
function storeVisit(list: string, newest: string) {
  try {
    window.localStorage.setItem(keyOf(list), JSON.stringify(visitOf(list, newest)))
  } catch {
    // The marks are a help, no more.
  }
}

/** The newest row that the list has shown; null before the first visit. */
export const lastShown = (list: string): string | null => readVisit(list)?.shown ?? null

const isNewer = (timestamp: string, since: string | null): boolean =>
  since !== null && timeOf(timestamp) > timeOf(since)
