const pairsInView = new Set<Element>()

/** A ref for a pair of call and quote buttons. While a pair is in view below the header, the phone bar is hidden. */
export function watchButtonPair(pair: HTMLElement | null) {
  if (!pair || !('IntersectionObserver' in window)) return
  let observer = observePair(pair)
  // A turned tablet can have a lower header, and the margin of an observer cannot change.
  const handleResize = () => {
    observer.disconnect()
    observer = observePair(pair)
  }
  window.addEventListener('resize', handleResize)
  return () => {
    window.removeEventListener('resize', handleResize)
    observer.disconnect()
    pairsInView.delete(pair)
    markPairs([])
  }
}

function observePair(pair: HTMLElement) {
  const observer = new IntersectionObserver(markPairs, { threshold: 0.9, rootMargin: `-${headerHeight()}px 0px 0px` })
  observer.observe(pair)
  return observer
}

/** In px, from the variable in rem, which depends on the window (site-layout.css). 0 without the style sheet. */
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
