import { useLocation } from 'react-router-dom'
import { asRecord } from '@/lib/as-record'

// Each entry of the browser's history (what Back goes through) has a key of the router, which tells two visits to the
// same page apart.

/** The key of an entry that the router did not make, such as that of a plain hash link (the skip link). */
export const NO_KEY = 'default'

/** The key of the URL's entry. React Router stores it as `key`, which it does not document. */
export const readUrlKey = (): string => window.history.state?.key ?? NO_KEY

/** Returns a function: has the visitor left the page? It stays until the code of the next one has loaded. */
export function useHasLeft() {
  const { key } = useLocation()
  return () => readUrlKey() !== key
}

/**
 * Replaces the URL of the document's first entry, and gives it a key. The router gives one only to later entries, so
 * each first entry of the tab would have the same key: a visitor who sends a request and then types the form's
 * URL again would see the old confirmation (forms/use-confirmation.ts). A reload keeps the key.
 */
export function replaceFirstUrl(url: string) {
  const state = { key: String(Date.now()), ...window.history.state }
  window.history.replaceState(state, '', url)
}

/** State of a navigation that changes the URL within a page, such as a list's search query. */
export const SAME_PAGE = { isSamePage: true }

/** Whether a location came from such a navigation. An older version of the site may have stored the state. */
export const staysOnPage = (state: unknown) => asRecord(state)['isSamePage'] === true
