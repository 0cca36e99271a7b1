import { asRecord } from './as-record'

/** State of a navigation that changes the URL within a page, such as a list's search query. */
export const SAME_PAGE = { isSamePage: true }

/** Reads a location's state. Its type is unknown, because a reload may restore what an older version stored. */
export function readHistoryState(state: unknown) {
  const { isSamePage, previousKey } = asRecord(state)
  return {
    isSamePage: isSamePage === true,
    /** Key of the history entry that was shown when a filter was written to this one's URL. */
    previousKey: String(previousKey ?? ''),
  }
}
