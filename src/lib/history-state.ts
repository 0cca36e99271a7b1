import { asRecord } from './as-record'

/** State of a navigation that changes the URL within a page, such as a list's search query. */
export const SAME_PAGE = { isSamePage: true }

/** Reads a location's state. Its type is unknown, because a reload may restore what an older version stored. */
export function readHistoryState(state: unknown) {
  const { isSamePage, follows } = asRecord(state)
  return {
    isSamePage: isSamePage === true,
    /** Key of the history entry in which the words now in the URL were typed. */
    follows: String(follows ?? ''),
  }
}
