import type { animate as Animate } from 'framer-motion/dom/mini'
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import type { Location, NavigationType } from 'react-router-dom'
import { focusHeading } from '@/lib/focus'
import { ArrivalContext } from '@/lib/router/arrival'
import { ErrorBoundary } from './error-boundary'
import { placeScroll, watchScroll } from './scroll-and-focus'

const SLIDE_PX = 12
const TRANSITION = { duration: 0.3, ease: [0.16, 1, 0.3, 1] } as const
/** The fade starts with readable text, because a slow phone takes long to paint the second frame. */
const FIRST_OPACITY = 0.5

let animate: typeof Animate | undefined

export const isTransitionLoaded = () => animate !== undefined

/** Loads framer-motion, which the first page does not need. */
export async function loadTransition() {
  animate = (await import('framer-motion/dom/mini')).animate
}

/** Below <Suspense>, so that the effect waits for the new page's code. The first page is shown at once. */
export function PageTransition({
  location,
  navigationType,
  children,
}: {
  location: Location
  navigationType: NavigationType
  children: ReactNode
}) {
  const page = useRef<HTMLDivElement>(null)
  const shown = useRef(location)
  // Back to the first page gets another Location object.
  const [firstLocation] = useState(location)
  const arrivalOnLaterPage = navigationType === 'POP' ? 'back' : 'link'

  // A layout effect, so the new page is not painted before it fades in.
  useLayoutEffect(() => {
    const previous = shown.current
    shown.current = location
    placeScroll(previous, location, navigationType === 'POP')
    if (previous.pathname === location.pathname) return
    if (!page.current?.contains(document.activeElement)) focusHeading()
    if (!page.current || !animate) return
    const isReduced = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    const transform = [isReduced ? 'none' : `translateY(${SLIDE_PX}px)`, 'none']
    animate(page.current, { opacity: [FIRST_OPACITY, 1], transform }, TRANSITION)
  }, [location, navigationType])

  // After the effect above: its placeScroll names the history entry that the first scroll position is saved for.
  useLayoutEffect(watchScroll, [])

  return (
    <div ref={page} className="flex grow flex-col">
      <ArrivalContext value={location === firstLocation ? 'first' : arrivalOnLaterPage}>
        <ErrorBoundary key={location.pathname}>{children}</ErrorBoundary>
      </ArrivalContext>
    </div>
  )
}
