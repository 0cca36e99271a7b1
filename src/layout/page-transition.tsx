import { AnimatePresence, usePresence } from 'framer-motion'
import { useAnimate } from 'framer-motion/mini'
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { ErrorBoundary } from './error-boundary'

const TRANSITION_SECONDS = 0.3
const SLIDE_PX = 12

/**
 * Fades and slides from page to page; a page is what belongs to one pathname.
 * The new page starts at once and takes the focus. The old one keeps the props
 * it had and fades out over the same time, out of the flow and out of reach.
 */
export function PageTransition({ pathname, children }: { pathname: string; children: ReactNode }) {
  const isSiteShown = useRef(false)
  useEffect(() => {
    isSiteShown.current = true
    // From here on React answers, also in the screen; the tests wait for it.
    document.documentElement.dataset.hydrated = ''
  }, [])

  return (
    <div className="relative flex grow flex-col overflow-clip">
      {/* initial={false}: the first page is there from the start, not faded in. */}
      <AnimatePresence initial={false}>
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
    const seen = window.scrollY
    const pin = () => {
      element.style.top = `${window.scrollY - seen}px`
    }
    pin()
    window.addEventListener('scroll', pin)
    return () => window.removeEventListener('scroll', pin)
  }, [isPresent, page])

  useEffect(() => {
    if (settled.current === isPresent) return
    settled.current = isPresent
    const slide = window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : SLIDE_PX
    const options = { duration: TRANSITION_SECONDS, ease: 'easeOut' } as const
    if (isPresent) {
      if (!page.current.contains(document.activeElement)) page.current.focus({ preventScroll: true })
      animate(page.current, { opacity: [0, 1], transform: [`translateY(${slide}px)`, 'translateY(0px)'] }, options)
    } else {
      animate(
        page.current,
        { opacity: [1, 0], transform: ['translateY(0px)', `translateY(${-slide}px)`] },
        options,
      ).then(safeToRemove, safeToRemove)
    }
  }, [isPresent, safeToRemove, animate, page])

  return (
    <div
      ref={page}
      tabIndex={-1}
      inert={!isPresent}
      aria-hidden={isPresent ? undefined : true}
      className={isPresent ? 'flex grow flex-col outline-none' : 'absolute inset-x-0'}
    >
      <ErrorBoundary>{children}</ErrorBoundary>
    </div>
  )
}
