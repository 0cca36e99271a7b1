import { useSyncExternalStore } from 'react'

const neverChanges = () => () => {}

/**
 * False in prerendered HTML and during hydration, true afterwards and at once on later pages. Anything that depends on
 * the query string, the clock or storage waits for it, to avoid a hydration mismatch.
 */
export const useIsHydrated = () =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
