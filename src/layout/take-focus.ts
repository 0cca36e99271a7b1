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
export function forgetHeading() {
  spoken = undefined
}

/** Where rows have put another heading in its place, the focus would be nowhere. */
export function refocusHeading() {
  if (spoken && !spoken.isConnected && document.activeElement === document.body) focusHeading()
}
