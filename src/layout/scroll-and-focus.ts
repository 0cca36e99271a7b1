import type { Location } from 'react-router-dom'
import { focusHeading } from '@/lib/focus'
import { readUrlKey, staysOnPage } from '@/lib/router/history-state'
import { safeSessionStorage } from '@/lib/store/web-storage'

const STORAGE_KEY = 'scrollPositions'

/** By history entry (its key and hash, because plain hash links have no key), also from before a reload. */
const positions = new Map(Object.entries(safeSessionStorage.readObject(STORAGE_KEY)))
let shownEntry = ''

/** Saves the scroll positions until the returned function is called. */
export function watchScroll() {
  handleVisibility()
  savePosition()
  document.addEventListener('visibilitychange', handleVisibility)
  window.addEventListener('scroll', savePosition)
  // A script can scroll to a link and click it before the scroll event fires.
  window.addEventListener('click', savePosition, true)
  return () => {
    document.removeEventListener('visibilitychange', handleVisibility)
    window.removeEventListener('scroll', savePosition)
    window.removeEventListener('click', savePosition, true)
  }
}

/** The browser restores the position after a reload, but within the site it would do so before the page is rendered. */
function handleVisibility() {
  const isVisible = document.visibilityState === 'visible'
  window.history.scrollRestoration = isVisible ? 'manual' : 'auto'
  // Stored from the second page on: before that, there is no page to go back to.
  if (!isVisible && positions.size > 1)
    safeSessionStorage.write(STORAGE_KEY, JSON.stringify(Object.fromEntries(positions)))
}

function savePosition() {
  // The URL is ahead of the page while a navigation is pending.
  const entry = readUrlKey() + window.location.hash
  if (entry === shownEntry) positions.set(entry, window.scrollY)
}

/** A new page, or a link to the current one, starts at its top or hash. Back and Forward restore the position. */
export function placeScroll(previous: Location, location: Location, isBackOrForward: boolean) {
  const isSamePage = previous.pathname === location.pathname
  shownEntry = location.key + location.hash
  // The browser has scrolled the first page. It also handles plain hash links, such as the skip link.
  if (previous === location || (isSamePage && window.history.state === null)) return
  const position = isBackOrForward ? positions.get(shownEntry) : undefined
  if (position !== undefined) window.scrollTo(0, Number(position))
  else if (isSamePage && (isBackOrForward || staysOnPage(location.state))) return
  else if (location.hash) showTarget(document.getElementById(location.hash.slice(1)))
  else {
    window.scrollTo(0, 0)
    if (isSamePage) focusHeading()
  }
  savePosition()
}

/** Does what a browser does for a plain link: unfolds the target, and focuses it if it can be focused. */
function showTarget(target: HTMLElement | null) {
  target?.closest('details')?.setAttribute('open', '')
  target?.scrollIntoView()
  target?.focus({ preventScroll: true })
}
