import { focusHeading } from '@/layout/take-focus'

/** Focuses the first of these that is in use on the page, or else the page's heading: the screen may be another by now. */
export function focusAfterDialog(...wanted: (Element | null)[]) {
  const there = wanted.find(isInUse)
  if (there) there.focus({ preventScroll: true })
  else focusHeading()
}

/** A screen that is leaving is inert. */
const isInUse = (element: Element | null): element is HTMLElement =>
  element instanceof HTMLElement && element.isConnected && !element.closest('[inert]')
