import { useEffect, useState } from 'react'
import { type Location, useLocation, useNavigationType } from 'react-router-dom'
import { loadMetaTags } from './head/page-meta'
import { isStyleLoaded, loadStyle } from './layout/full-style'
import { isTransitionLoaded, loadTransition } from './layout/page-transition'
import { isPageLoaded, loadPage } from './routes'

/** How long a page change waits for what the next page can be shown without (ms). */
const EXTRAS_TIMEOUT_MS = 3000

/** After this time a page change shows that the next page is loading (ms). */
const SLOW_MS = 1000

/** After this time it leaves the previous page: ten seconds later layout/page-loading.tsx says what to do (ms). */
const PAGE_TIMEOUT_MS = 5000

/** Loads the page's own code, and the extras that all pages share. Rejects when the page's code fails to load. */
export function loadNextPage(path: string) {
  const extras = Promise.allSettled([loadTransition(), loadMetaTags(), loadStyle()])
  const timeout = new Promise((resolve) => setTimeout(resolve, EXTRAS_TIMEOUT_MS))
  return Promise.all([loadPage(path), Promise.race([extras, timeout])])
}

/** Read during render, because it only ever becomes true, and useLoadedPage() renders again when it does. */
const isNextPageLoaded = (path: string) => isPageLoaded(path) && isTransitionLoaded() && isStyleLoaded()

/** The page to show: the current location, or the previous one until the chunk of the new page has loaded or failed. */
export function useLoadedPage() {
  const location = useLocation()
  const navigationType = useNavigationType()
  const [page, setPage] = useState({ location, navigationType })
  const [slowLocation, setSlowLocation] = useState<Location>()
  const { pathname } = location
  const isLoaded = pathname === page.location.pathname || isNextPageLoaded(pathname)
  if (isLoaded && page.location !== location) setPage({ location, navigationType })

  useEffect(() => {
    if (isLoaded) return
    let isCurrent = true
    const show = () => isCurrent && setPage({ location, navigationType })
    const giveUp = () => {
      show()
      // The link may have been in the footer, from where nobody would see the message.
      window.scrollTo(0, 0)
    }
    const timers = [setTimeout(setSlowLocation, SLOW_MS, location), setTimeout(giveUp, PAGE_TIMEOUT_MS)]
    loadNextPage(pathname).then(show, show)
    return () => {
      isCurrent = false
      for (const timer of timers) clearTimeout(timer)
    }
  }, [isLoaded, location, navigationType, pathname])
  return { page, isSlow: !isLoaded && slowLocation === location }
}
