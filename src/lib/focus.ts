/** Focuses the page's heading, so screen readers announce the page once and continue from there. */
export function focusHeading() {
  const heading = document.querySelector('h1')
  if (!heading) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
  // Rows that load may replace the heading. The next one gets the focus, unless the visitor has gone on by then.
  const observer = new MutationObserver(() => {
    if (heading.isConnected) return
    observer.disconnect()
    if (document.activeElement === document.body) focusHeading()
  })
  observer.observe(document.body, { childList: true, subtree: true })
  for (const type of ['keydown', 'pointerdown'])
    window.addEventListener(type, () => observer.disconnect(), { once: true })
}

/** Focuses the first element that is still there, else the page's heading, because the screen may have changed. */
export function focusAfterDialog(elements: readonly (HTMLElement | undefined)[]) {
  const element = elements.find((each) => each?.isConnected)
  if (element) element.focus()
  else focusHeading()
}
