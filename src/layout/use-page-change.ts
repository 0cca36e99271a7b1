import { useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { enterEntry, goToTarget, keyOf, returnTo } from './scroll-positions'
import { focusHeading } from './take-focus'

/** The state of a change of the address that is no change of the page. */
export const STAYS = { stays: true }

/**
 * A new page starts at the top or where its hash says, and so does a link to the
 * page one is on. Back and Forward return to where one was; what a list is
 * searched for leaves the position alone (STAYS). To be used where the pages are, below <Suspense>: there
 * its effect waits for the new page. That takes the focus by itself.
 */
export function usePageChange() {
  const location = useLocation()
  const navigationType = useNavigationType()
  const shown = useRef(location)

  useLayoutEffect(() => {
    const before = shown.current
    if (before === location) return
    shown.current = location
    const isSamePage = before.pathname === location.pathname
    const isWayBack = navigationType === 'POP'
    const key = keyOf(location)
    if (isWayBack && returnTo(key)) return
    enterEntry(key)
    if (isSamePage && (isWayBack || location.state?.stays)) return
    if (location.hash) {
      goToTarget(location.hash)
      return
    }
    enterEntry(key, 0)
    window.scrollTo(0, 0)
    if (isSamePage) focusHeading()
  }, [location, navigationType])
}
