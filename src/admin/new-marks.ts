import { useEffect, useState } from 'react'
import { parseTimestamp } from '@/lib/dates'
import { safeLocalStorage } from '@/lib/store/web-storage'

// A row is new if it came after this browser last showed the list or, if it never has, in the last two days. The
// timestamp of the newest row shown is stored: the current time would be wrong on a machine whose clock differs from
// the database's. Example: the owner sees rows of 9:00 and 10:00, so 10:00 is stored. The next visit marks 10:30.

/** Stored for a list that was shown empty, so that its first row is new even after more than two days. */
const EPOCH = '1970-01-01T00:00:00Z'

const TWO_DAYS_MS = 48 * 3_600_000

export type MarkedList = 'quote-requests' | 'contact-messages'

const storageKey = (list: MarkedList) => `last-shown:${list}`

const toTime = (timestamp: string) => parseTimestamp(timestamp)?.getTime() ?? 0

/** Timestamp of the newest row that this browser has shown in the list; null if it never has. */
const readLastShown = (list: MarkedList) => safeLocalStorage.read(storageKey(list))

/** Returns whether a row came after this timestamp; if it is null, in the two days before `now` (ms). */
const cameAfter = (timestamp: string | null, now: number) => (row: { created_at?: string }) =>
  toTime(row.created_at ?? '') > (timestamp === null ? now - TWO_DAYS_MS : toTime(timestamp))

/** Returns whether a row is new to this browser. `now` is when the rows were fetched (ms). */
export const isNewSince = (list: MarkedList, now: number) => cameAfter(readLastShown(list), now)

/** Returns whether a row is new, as of when the list was opened: otherwise the marks would vanish while it is read. */
export function useNewMarks(
  list: MarkedList | undefined,
  rows: readonly { created_at?: string }[] | undefined,
  now: number,
  /** False while a search or filter hides rows. */
  isUnfiltered: boolean,
) {
  const [since] = useState(() => list && readLastShown(list))
  const newest = rows && (rows[0]?.created_at || EPOCH)

  useEffect(() => {
    if (list && newest !== undefined && isUnfiltered) safeLocalStorage.write(storageKey(list), newest)
  }, [list, newest, isUnfiltered])

  return since === undefined ? () => false : cameAfter(since, now)
}
