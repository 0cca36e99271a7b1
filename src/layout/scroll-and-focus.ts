import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'

/** Navigation state for URL changes within a page, such as a list's search query. */
export const SAME_PAGE = { isSamePage: true }

/** Scroll position per history entry, by key and hash. Plain hash links, such as the skip link, have no key. */
const positions = new Map<string, number>()
let entryKey = ''
let lastY = 0

/** The last scroll position of the shown page. The browser clamps window.scrollY once a shorter page renders. */
export const lastScrollPosition = () => lastY

function savePosition() {
  lastY = window.scrollY
  // The URL is ahead of the page while a navigation is pending.
  if ((window.history.state?.key ?? 'default') + window.location.hash === entryKey) positions.set(entryKey, lastY)
}

/** The browser restores the scroll position after a reload. Within the site it would do so while the old page shows. */
function setScrollRestoration() {
  window.history.scrollRestoration = document.visibilityState === 'visible' ? 'manual' : 'auto'
}

/**
 * Scroll restoration. A new page, or a link to the current page, starts at the top or at its hash. Back and Forward
 * restore the position. Used below <Suspense>, so the effect waits for the new page, which focuses its own heading.
 */
export function usePageChange() {
  const location = useLocation()
  const navigationType = useNavigationType()
  const previous = useRef(location)

  // No cleanup: the listeners live as long as the document.
  useEffect(() => {
    setScrollRestoration()
    savePosition()
    document.addEventListener('visibilitychange', setScrollRestoration)
    window.addEventListener('scroll', savePosition)
    // A script can scroll to a link and click it before the scroll event fires.
    window.addEventListener('click', savePosition, true)
  }, [])

  useLayoutEffect(() => {
    const isNew = previous.current !== location
    const isSamePage = previous.current.pathname === location.pathname
    const isBackOrForward = navigationType === 'POP'
    previous.current = location
    entryKey = location.key + location.hash
    // The browser handles plain hash links, such as the skip link.
    if (!isNew || (isSamePage && window.history.state === null)) return
    const position = isBackOrForward ? positions.get(entryKey) : undefined
    if (position !== undefined) window.scrollTo(0, position)
    else if (isSamePage && (isBackOrForward || location.state?.isSamePage)) return
    else if (location.hash) document.getElementById(location.hash.slice(1))?.scrollIntoView()
    else {
      window.scrollTo(0, 0)
      if (isSamePage) focusHeading()
    }
    savePosition()
  }, [location, navigationType])
}

/** The heading that last took the focus. */
let focusedHeading: HTMLElement | undefined

/**
 * Focuses the heading of the current page, so screen readers announce the page once and continue from there.
 */
export function focusHeading() {
  const heading = document.querySelector<HTMLElement>('h1:not([inert] *)')
  if (!heading) return
  focusedHeading = heading
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}

/** For when all pages unmount, and the focused heading with them. */
export function clearFocusedHeading() {
  focusedHeading = undefined
}

/** Restores the focus that is lost when loaded rows replace the focused heading. */
export function refocusHeading() {
  if (focusedHeading && !focusedHeading.isConnected && document.activeElement === document.body) focusHeading()
}

/** Focuses the first candidate that is still active, else the page's heading: the screen may have changed. */
export function focusAfterDialog(...candidates: (Element | null)[]) {
  const target = candidates.find(isActive)
  if (target) target.focus({ preventScroll: true })
  else focusHeading()
}

/** A screen that is fading out is inert. */
const isActive = (element: Element | null): element is HTMLElement =>
  element instanceof HTMLElement && element.isConnected && !element.closest('[inert]')
