import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { ErrorBoundary } from './error-boundary'
import { PresenceContext } from './presence'
import { seenPosition } from './scroll-positions'
import { focusHeading, forgetHeading } from './take-focus'
import { usePageChange } from './use-page-change'

const TRANSITION_MS = 300
const SLIDE_PX = 12
/** Fast at first: after a tenth of the time half of the new page is there to be read. */
const EASING = 'cubic-bezier(0.16, 1, 0.3, 1)'

type ShownPage = { pathname: string; children: ReactNode }
type Pages = { shown: ShownPage; leaving: readonly ShownPage[] }

/** Also keeps each path single: while React renders ahead, pages come and go in more than one version of the list. */
const without = (pages: readonly ShownPage[], pathname: string) => pages.filter((page) => page.pathname !== pathname)

/**
 * Fades and slides from page to page; a page is what belongs to one pathname.
 * The new page starts at once and takes the focus. The old one keeps the props
 * it had and fades out over the same time, out of the flow and out of reach.
 */
export function PageTransition({ pathname, children }: ShownPage) {
  const [{ shown, leaving }, setPages] = useState<Pages>({ shown: { pathname, children }, leaving: [] })
  if (shown.pathname !== pathname || shown.children !== children) {
    setPages({
      shown: { pathname, children },
      leaving: shown.pathname === pathname ? leaving : [...without(leaving, shown.pathname), shown],
    })
  }

  usePageChange()
  const isSiteShown = useRef(false)
  useEffect(() => {
    isSiteShown.current = true
    // From here on React answers, also in the screen; the tests wait for it.
    document.documentElement.dataset.hydrated = ''
    return forgetHeading
  }, [])

  const forget = (gone: string) => setPages((pages) => ({ shown: pages.shown, leaving: without(pages.leaving, gone) }))
  return (
    <div className="relative flex grow flex-col overflow-clip">
      {/* A page that comes back while it leaves stays the one it was. */}
      {[...without(leaving, pathname), { pathname, children }].map((page) => (
        <Page
          key={page.pathname}
          isPresent={page.pathname === pathname}
          isSiteShown={isSiteShown}
          onGone={() => forget(page.pathname)}
        >
          {page.children}
        </Page>
      ))}
    </div>
  )
}

function Page({
  isPresent,
  isSiteShown,
  onGone,
  children,
}: {
  isPresent: boolean
  isSiteShown: RefObject<boolean>
  onGone: () => void
  children: ReactNode
}) {
  const page = useRef<HTMLDivElement>(null)
  // The state that needs no animation any more; the site's first page begins with it.
  const settled = useRef(isSiteShown.current ? undefined : true)
  const running = useRef<Animation>(undefined)

  // Before the window is scrolled to the top for the new page, the old one is
  // pinned where the visitor saw it.
  useLayoutEffect(() => {
    const element = page.current
    if (!element) return
    if (isPresent) {
      element.style.top = ''
      return
    }
    const seen = seenPosition()
    const pin = () => {
      element.style.top = `${window.scrollY - seen}px`
    }
    pin()
    window.addEventListener('scroll', pin)
    return () => window.removeEventListener('scroll', pin)
  }, [isPresent])

  // A layout effect: the new page is not to be painted before it fades in.
  useLayoutEffect(() => {
    const element = page.current
    if (!element || settled.current === isPresent) return
    settled.current = isPresent
    const slide = window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : SLIDE_PX
    const here = { opacity: 1, transform: 'none' }
    const away = { opacity: 0, transform: `translateY(${isPresent ? slide : -slide}px)` }
    running.current?.cancel()
    running.current = element.animate(isPresent ? [away, here] : [here, away], {
      duration: TRANSITION_MS,
      easing: EASING,
      // A browser may round the time of the start up; and what has left stays unseen until React has taken it away.
      fill: isPresent ? 'backwards' : 'both',
    })
    // It begins now and not with the first picture of it, which a slow phone takes a while to make: that time counts.
    const { currentTime } = document.timeline
    if (currentTime !== null) running.current.startTime = currentTime
    if (isPresent) {
      if (!element.contains(document.activeElement)) focusHeading()
    } else {
      running.current.onfinish = onGone
    }
  }, [isPresent, onGone])

  return (
    <div
      ref={page}
      inert={!isPresent}
      aria-hidden={isPresent ? undefined : true}
      className={isPresent ? 'flex grow flex-col' : 'absolute inset-x-0 flex flex-col'}
    >
      <PresenceContext value={isPresent}>
        <ErrorBoundary>{children}</ErrorBoundary>
      </PresenceContext>
    </div>
  )
}
