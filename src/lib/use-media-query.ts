import { useCallback, useSyncExternalStore } from 'react'

/** Whether a media query such as `(min-width: 80rem)` matches. Not for prerendered pages: a build has no window. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = window.matchMedia(query)
      list.addEventListener('change', listener)
      return () => list.removeEventListener('change', listener)
    },
    [query],
  )
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches)
}
