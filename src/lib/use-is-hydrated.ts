import { useSyncExternalStore } from 'react'

const neverChanges = () => () => {}

/** False until hydrated. Rendering what the query string, the clock or storage says earlier makes hydration fail. */
export const useIsHydrated = () =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
