import { useEffect } from 'react'
import { sitePath } from './prerendered'
import { preloadPage } from './routes'

/** So long a page is left alone before what its links lead to is asked for, in milliseconds. */
const REST_MS = 1000

/**
 * Asks for the code of the pages that links lead to: of links that a visitor
 * sees once the page is at rest, and of any link as soon as it is touched,
 * pointed at or focused. Whoever saves data gets the latter alone.
 */
export function usePreloadedLinks(pathname: string) {
  useEffect(() => {
    const preloadTarget = ({ target }: Event) => preloadLink(target instanceof Element ? target.closest('a') : null)
    for (const type of INTENTIONS) document.addEventListener(type, preloadTarget, { passive: true })
    return () => {
      for (const type of INTENTIONS) document.removeEventListener(type, preloadTarget)
    }
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has links of its own.
  useEffect(() => {
    if (!('IntersectionObserver' in window) || savesData()) return
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting) continue
        observer.unobserve(target)
        preloadLink(target)
      }
    })
    const timer = setTimeout(() => {
      for (const link of document.querySelectorAll('main a, footer a:not([href*="/admin"])')) observer.observe(link)
    }, REST_MS)
    return () => {
      clearTimeout(timer)
      observer.disconnect()
    }
  }, [pathname])
}

/** The last for a second try: whoever follows a link again is over it already. */
const INTENTIONS = ['pointerover', 'focusin', 'click']

function preloadLink(link: Element | null) {
  const base = import.meta.env.BASE_URL
  if (!(link instanceof HTMLAnchorElement) || link.origin !== window.location.origin) return
  if (!link.pathname.startsWith(base)) return
  // Ahead of need, failing is no matter.
  preloadPage(sitePath(link.pathname, base)).catch(() => {})
}

/** Chromium tells; other browsers do not know the setting. */
const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true
