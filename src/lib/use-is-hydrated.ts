import { useSyncExternalStore } from 'react'

const neverChanges = () => () => {}

/** False until hydrated. What depends on the query string, the clock or storage waits for it, or hydration fails. */
export const useIsHydrated = () =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
