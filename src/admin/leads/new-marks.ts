import { useLayoutEffect, useState } from 'react'
import { BEFORE_ALL, isNewer, newSince, storeVisit } from '@/admin/visits'

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
