import { useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'

/**
 * A new page starts at the top, and so does a link to the page one is on. Back
 * and Forward leave the position to the browser, a new search leaves it alone.
 */
export function usePageChange() {
  const { key, pathname, search } = useLocation()
  const navigationType = useNavigationType()
  const shown = useRef({ key, pathname, search })

  useLayoutEffect(() => {
    const before = shown.current
    if (before.key === key) return
    shown.current = { key, pathname, search }
    const isSearchOnly = before.pathname === pathname && before.search !== search
    if (navigationType === 'POP' || isSearchOnly) return
    // Instantly: a smooth scroll would race the transition.
    window.scrollTo({ top: 0, behavior: 'instant' })
    // A new page takes the focus by itself (page-transition.tsx).
    if (before.pathname === pathname) document.getElementById('main')?.focus({ preventScroll: true })
  }, [key, pathname, search, navigationType])
}
