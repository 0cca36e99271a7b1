const pairsInView = new Set<Element>()

/** A ref for a pair of call and quote buttons. While a pair is in view below the header, the phone bar is hidden. */
export function watchButtonPair(pair: HTMLElement | null) {
  if (!pair || !('IntersectionObserver' in window)) return
  const mark = (isInView: boolean) => {
    if (isInView) pairsInView.add(pair)
    else pairsInView.delete(pair)
    document.documentElement.toggleAttribute('data-buttons-in-view', pairsInView.size > 0)
  }
  // Its height depends on the text size and on the window.
  const headerHeight = document.querySelector('header')?.offsetHeight ?? 0
  const observer = new IntersectionObserver((entries) => mark((entries.at(-1)?.intersectionRatio ?? 0) >= 0.9), {
    threshold: 0.9,
    rootMargin: `-${headerHeight}px 0px 0px`,
  })
  observer.observe(pair)
  return () => {
    observer.disconnect()
    mark(false)
  }
}
