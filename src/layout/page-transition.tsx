import { AnimatePresence, usePresence } from 'framer-motion'
import { useAnimate } from 'framer-motion/mini'
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { ErrorBoundary } from './error-boundary'
import { clearFocusedHeading, focusHeading, lastScrollPosition, usePageChange } from './scroll-and-focus'

const SLIDE_PX = 12
const TRANSITION = {
  duration: 0.3,
  // Starts fast: after a tenth of the duration the new page is half visible.
  ease: [0.16, 1, 0.3, 1],
} as const

/**
 * Fades and slides between pages, keyed by pathname. The new page starts at once and takes the focus.
 * The old page keeps its props and fades out at the same time, out of the layout flow and inert.
 */
export function PageTransition({ pathname, children }: { pathname: string; children: ReactNode }) {
  usePageChange()
  const isSiteShown = useRef(false)
  useEffect(() => {
    isSiteShown.current = true
    // React has hydrated everything, including the lazy-loaded page. The tests wait for this attribute.
    document.documentElement.dataset.hydrated = ''
    return clearFocusedHeading
  }, [])

  return (
    <div className="relative flex grow flex-col overflow-clip">
      <AnimatePresence initial={false} presenceAffectsLayout={false}>
        <Page key={pathname} isSiteShown={isSiteShown}>
          {children}
        </Page>
      </AnimatePresence>
    </div>
  )
}

function Page({ isSiteShown, children }: { isSiteShown: RefObject<boolean>; children: ReactNode }) {
  const [isPresent, safeToRemove] = usePresence()
  const [page, animate] = useAnimate<HTMLDivElement>()
  // The presence state that was last animated to. The site's first page needs no animation.
  const settled = useRef(isSiteShown.current ? undefined : true)

  // Pin the old page where the visitor saw it, before the window scrolls to the top for the new one.
  useLayoutEffect(() => {
    const element = page.current
    if (isPresent) {
      element.style.top = ''
      return
    }
    const lastScrollY = lastScrollPosition()
    const pin = () => {
      element.style.top = `${window.scrollY - lastScrollY}px`
    }
    pin()
    window.addEventListener('scroll', pin)
    return () => window.removeEventListener('scroll', pin)
  }, [isPresent, page])

  // A layout effect, so the new page is not painted before it fades in.
  useLayoutEffect(() => {
    if (settled.current === isPresent) return
    settled.current = isPresent
    const slide = window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : SLIDE_PX
    const [opacity, from, to] = isPresent ? [[0, 1], slide, 0] : [[1, 0], 0, -slide]
    const transform = [from, to].map((y) => (y ? `translateY(${y}px)` : 'none'))
    const animation = animate(page.current, { opacity, transform }, TRANSITION)
    // Start now, not with the first animation frame, which comes late on slow phones.
    for (const started of page.current.getAnimations()) started.startTime = document.timeline.currentTime
    if (!isPresent) animation.then(safeToRemove)
    else if (!page.current.contains(document.activeElement)) focusHeading()
  }, [isPresent, safeToRemove, animate, page])

  return (
    <div
      ref={page}
      inert={!isPresent}
      aria-hidden={isPresent ? undefined : true}
      className={isPresent ? 'flex grow flex-col' : 'absolute inset-x-0 flex flex-col'}
    >
      <ErrorBoundary>{children}</ErrorBoundary>
    </div>
  )
}
