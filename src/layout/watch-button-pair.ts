const pairsInView = new Set<Element>()

/** One observer for all pairs, created with the first pair, because a server has no observers. */
let observer: IntersectionObserver | undefined

/** A ref for a pair of call and quote buttons. While a pair is in view below the header, the phone bar is hidden. */
export function watchButtonPair(pair: HTMLElement | null) {
  if (!pair || !('IntersectionObserver' in window)) return
  observer ??= new IntersectionObserver(markPairs, { threshold: 0.9, rootMargin: `-${headerHeight()}px 0px 0px` })
  observer.observe(pair)
  return () => {
    observer?.unobserve(pair)
    pairsInView.delete(pair)
    markPairs([])
  }
}

/** In px, from the variable in rem, which differs in a low window (site-layout.css). 0 without the style sheet. */
function headerHeight() {
  const style = getComputedStyle(document.documentElement)
  return Number.parseFloat(style.getPropertyValue('--header-height')) * Number.parseFloat(style.fontSize) || 0
}

function markPairs(entries: readonly IntersectionObserverEntry[]) {
  for (const { target, intersectionRatio } of entries) {
    if (intersectionRatio < 0.9) pairsInView.delete(target)
    else pairsInView.add(target)
  }
  document.documentElement.toggleAttribute('data-buttons-in-view', pairsInView.size > 0)
}
