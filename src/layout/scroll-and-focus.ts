import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { focusHeading } from './take-focus'

/** The state of a change of the address that is no change of the page, as what a list is searched for. */
export const STAYS = { stays: true }

/** Where the visitor was on each entry of the history, by its key and hash; plain links, as the skip link, have no key. */
const positions = new Map<string, number>()
let shown = ''
let seen = 0

/** Where the visitor saw the shown page last: the window's own position is cut short once a shorter page is there. */
export const seenPosition = () => seen

function remember() {
  seen = window.scrollY
  // The address may be ahead of the page, while that is on its way.
  if ((window.history.state?.key ?? 'default') + window.location.hash === shown) positions.set(shown, seen)
}

/** The browser restores the position of a reload. Within the site it would do so while the old page still shows. */
function setRestoration() {
  window.history.scrollRestoration = document.visibilityState === 'visible' ? 'manual' : 'auto'
}

/**
 * A new page starts at the top or where its hash says, and so does a link to the page one is on. Back and Forward return
 * to where one was. Used below <Suspense>, where its effect waits for the new page; that takes the focus by itself.
 */
export function usePageChange() {
  const location = useLocation()
  const navigationType = useNavigationType()
  const before = useRef(location)

  // Never taken back: it lasts as long as the document.
  useEffect(() => {
    setRestoration()
    remember()
    document.addEventListener('visibilitychange', setRestoration)
    window.addEventListener('scroll', remember)
    // A program may scroll to a link and follow it before the window says that it has scrolled.
    window.addEventListener('click', remember, true)
  }, [])

  useLayoutEffect(() => {
    const isNew = before.current !== location
    const isSamePage = before.current.pathname === location.pathname
    const isWayBack = navigationType === 'POP'
    before.current = location
    shown = location.key + location.hash
    // A plain link to a part of the page, as the skip link: the browser goes there.
    if (!isNew || (isSamePage && window.history.state === null)) return
    const position = isWayBack ? positions.get(shown) : undefined
    if (position !== undefined) window.scrollTo(0, position)
    else if (isSamePage && (isWayBack || location.state?.stays)) return
    else if (location.hash) document.getElementById(location.hash.slice(1))?.scrollIntoView()
    else {
      window.scrollTo(0, 0)
      if (isSamePage) focusHeading()
    }
    remember()
  }, [location, navigationType])
}
