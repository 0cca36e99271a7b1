import { asRecord } from './as-record'

/** The router's key of a history entry that it did not make, such as that of a plain hash link (the skip link). */
export const NO_KEY = 'default'

/**
 * The router's key of the URL's history entry. While the next page's code loads, the URL is that page's already, so this
 * is not the `key` of the location that is shown. Only here does the site rely on where the router stores it.
 */
export const readUrlKey = (): string => window.history.state?.key ?? NO_KEY

/**
 * Replaces the URL of the document's first history entry, and gives it a key, which the router gives only to later ones.
 * Without it a new visit would look like Back (forms/use-confirmation.ts). A reload keeps the key.
 */
export function replaceFirstUrl(url: string) {
  const state = { key: String(Date.now()), ...window.history.state }
  window.history.replaceState(state, '', url)
}

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
