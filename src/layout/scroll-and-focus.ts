import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'

/** The state of a change of the address that is no change of the page, as what a list is searched for. */
export const SAME_PAGE = { isSamePage: true }

/** Where the visitor was on each entry of the history, by its key and hash; plain links, as the skip link, have no key. */
const positions = new Map<string, number>()
let shown = ''
let seen = 0

/** Where the visitor saw the shown page last: the window's own position is cut short once a shorter page is there. */
export const lastScrollPosition = () => seen

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
    else if (isSamePage && (isWayBack || location.state?.isSamePage)) return
    else if (location.hash) document.getElementById(location.hash.slice(1))?.scrollIntoView()
    else {
      window.scrollTo(0, 0)
      if (isSamePage) focusHeading()
    }
    remember()
  }, [location, navigationType])
}

/** The heading that last took the focus. */
let spoken: HTMLElement | undefined

/**
 * Moves the focus to the heading of the page that is there now, so that screen
 * readers say once what page it is and go on from there.
 */
export function focusHeading() {
  const heading = document.querySelector<HTMLElement>('h1:not([inert] *)')
  if (!heading) return
  spoken = heading
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}

/** The pages are gone, and with them the one that the focus was in. */
export function clearFocusedHeading() {
  spoken = undefined
}

/** Where rows have put another heading in its place, the focus would be nowhere. */
export function refocusHeading() {
  if (spoken && !spoken.isConnected && document.activeElement === document.body) focusHeading()
}

/** Focuses the first of these that is in use on the page, or else the page's heading: the screen may be another by now. */
export function focusAfterDialog(...wanted: (Element | null)[]) {
  const there = wanted.find(isInUse)
  if (there) there.focus({ preventScroll: true })
  else focusHeading()
}

/** A screen that is leaving is inert. */
const isInUse = (element: Element | null): element is HTMLElement =>
  element instanceof HTMLElement && element.isConnected && !element.closest('[inert]')
