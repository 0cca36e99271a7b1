/** On a phone, where the bar is: --header-height in header.css. */
const HEADER_HEIGHT_PX = 68

const pairsInView = new Set<Element>()

/** One observer for all pairs. Created with the first, because a server has none. */
let observer: IntersectionObserver | undefined

/** A ref for a call and a quote button in a page: while both are in the window, below the header, the phone bar is away. */
export function buttonPair(pair: HTMLElement | null) {
  if (!pair || !('IntersectionObserver' in window)) return
  observer ??= new IntersectionObserver(markPairs, { threshold: 0.9, rootMargin: `-${HEADER_HEIGHT_PX}px 0px 0px` })
  observer.observe(pair)
  return () => {
    observer?.unobserve(pair)
    pairsInView.delete(pair)
    markPairs([])
  }
}

function markPairs(entries: readonly IntersectionObserverEntry[]) {
  for (const { target, intersectionRatio } of entries) {
    if (intersectionRatio < 0.9) pairsInView.delete(target)
    else pairsInView.add(target)
  }
  document.documentElement.toggleAttribute('data-buttons-in-view', pairsInView.size > 0)
}
