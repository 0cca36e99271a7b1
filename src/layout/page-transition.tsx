import { useAnimate } from 'framer-motion/mini'
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import type { Location, NavigationType } from 'react-router-dom'
import { ErrorBoundary } from './error-boundary'
import { clearFocusedHeading, focusHeading, placeScroll, watchScroll } from './scroll-and-focus'

const SLIDE_PX = 12
const TRANSITION = {
  duration: 0.3,
  // Starts fast: after a tenth of the duration the new page is half visible.
  ease: [0.16, 1, 0.3, 1],
  // That tenth is skipped, so the first frame can be read: a slow phone takes long for the second.
  delay: -0.03,
} as const

/**
 * Fades and slides in each new page, scrolls and moves the focus to it. The old page is gone by then. The first page
 * is shown at once. Used below <Suspense>, so the effect waits for the new page's code.
 */
export function PageTransition({
  location,
  navigationType,
  children,
}: {
  location: Location
  navigationType: NavigationType
  children: ReactNode
}) {
  const [page, animate] = useAnimate<HTMLDivElement>()
  const shown = useRef(location)

  useEffect(() => {
    watchScroll()
    // React has hydrated everything, including the lazy-loaded page. The tests wait for this attribute.
    document.documentElement.dataset.hydrated = ''
    return clearFocusedHeading
  }, [])

  // A layout effect, so the new page is not painted before it fades in.
  useLayoutEffect(() => {
    const previous = shown.current
    shown.current = location
    placeScroll(previous, location, navigationType === 'POP')
    if (previous.pathname === location.pathname) return
    if (!page.current.contains(document.activeElement)) focusHeading()
    if (!page.current.animate) return
    const isReduced = window.matchMedia?.('(prefers-reduced-motion: reduce)').matches
    const transform = [isReduced ? 'none' : `translateY(${SLIDE_PX}px)`, 'none']
    animate(page.current, { opacity: [0, 1], transform }, TRANSITION)
    // Start now, not with the first animation frame, which would show an empty page and comes late on slow phones.
    for (const started of page.current.getAnimations()) started.startTime = document.timeline.currentTime
  }, [location, navigationType, animate, page])

  return (
    <div ref={page} className="flex grow flex-col">
      <ErrorBoundary key={location.pathname}>{children}</ErrorBoundary>
    </div>
  )
}
