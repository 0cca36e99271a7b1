import { useSyncExternalStore } from 'react'

const neverChanges = () => () => {}

/**
 * False in prerendered HTML and while React takes it over, true from then on
 * and at once on pages reached later. What depends on the query, the clock or
 * the browser's storage waits for it, so that the first render is always that
 * of the file.
 */
export const useIsHydrated = () =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
