import { AnimatePresence, usePresence } from 'framer-motion'
import { useAnimate } from 'framer-motion/mini'
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { ErrorBoundary } from './error-boundary'
import { clearFocusedHeading, focusHeading, lastScrollPosition, usePageChange } from './scroll-and-focus'

const SLIDE_PX = 12
const TRANSITION = {
  duration: 0.3,
  // Fast at first: after a tenth of the time half of the new page is there to be read.
  ease: [0.16, 1, 0.3, 1],
} as const

/**
 * Fades and slides from page to page; a page is what belongs to one pathname.
 * The new page starts at once and takes the focus. The old one keeps the props
 * it had and fades out over the same time, out of the flow and out of reach.
 */
export function PageTransition({ pathname, children }: { pathname: string; children: ReactNode }) {
  usePageChange()
  const isSiteShown = useRef(false)
  useEffect(() => {
    isSiteShown.current = true
    // From here on React answers, also in the screen; the tests wait for it.
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
  // The state that needs no animation any more; the site's first page begins with it.
  const settled = useRef(isSiteShown.current ? undefined : true)

  // Before the window is scrolled to the top for the new page, the old one is
  // pinned where the visitor saw it.
  useLayoutEffect(() => {
    const element = page.current
    if (isPresent) {
      element.style.top = ''
      return
    }
    const seen = lastScrollPosition()
    const pin = () => {
      element.style.top = `${window.scrollY - seen}px`
    }
    pin()
    window.addEventListener('scroll', pin)
    return () => window.removeEventListener('scroll', pin)
  }, [isPresent, page])

  // A layout effect: the new page is not to be painted before it fades in.
  useLayoutEffect(() => {
    if (settled.current === isPresent) return
    settled.current = isPresent
    const slide = window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : SLIDE_PX
    const [opacity, from, to] = isPresent ? [[0, 1], slide, 0] : [[1, 0], 0, -slide]
    const transform = [from, to].map((y) => (y ? `translateY(${y}px)` : 'none'))
    const animation = animate(page.current, { opacity, transform }, TRANSITION)
    // It begins now and not with its first picture, which a slow phone takes a while to make.
    for (const begun of page.current.getAnimations()) begun.startTime = document.timeline.currentTime
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
