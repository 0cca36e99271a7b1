import { useEffect } from 'react'
import { loadPage } from '@/routes'
import { sitePath } from './prerendered'

/** Delay after a navigation before links in view are prefetched (ms). */
const PREFETCH_DELAY_MS = 1000

/**
 * Prefetches the chunks of linked pages: for links in the viewport after a short
 * delay, and for any link that is touched, hovered or focused. With the
 * browser's data saver on, only for the latter.
 */
export function usePrefetchedLinks(pathname: string) {
  useEffect(() => {
    const prefetchTarget = ({ target }: Event) => prefetch(target instanceof Element ? target.closest('a') : null)
    for (const type of INTENT_EVENTS) document.addEventListener(type, prefetchTarget, { passive: true })
    return () => {
      for (const type of INTENT_EVENTS) document.removeEventListener(type, prefetchTarget)
    }
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has its own links to observe.
  useEffect(() => {
    if (!('IntersectionObserver' in window) || savesData()) return
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting) continue
        observer.unobserve(target)
        prefetch(target)
      }
    })
    const timer = setTimeout(() => {
      for (const link of document.querySelectorAll('main a, footer a:not([href*="/admin"])')) observer.observe(link)
    }, PREFETCH_DELAY_MS)
    return () => {
      clearTimeout(timer)
      observer.disconnect()
    }
  }, [pathname])
}

const INTENT_EVENTS = ['pointerover', 'focusin']

function prefetch(link: Element | null) {
  const base = import.meta.env.BASE_URL
  if (!(link instanceof HTMLAnchorElement) || link.origin !== window.location.origin) return
  if (!link.pathname.startsWith(base)) return
  loadPage(sitePath(link.pathname, base)).catch(() => {})
}

/** Only Chromium supports navigator.connection.saveData. */
const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true
