import { useEffect } from 'react'
import { loadPage } from '@/routes'
import { sitePath } from './prerendered'

/** How long a page is left alone before it prefetches what its links lead to, in milliseconds. */
const REST_MS = 1000

/**
 * Prefetches the code of the pages that links lead to: of links in view once
 * the page is at rest, and of any link that is touched, pointed at or focused.
 * With the browser's data saver on, only the latter.
 */
export function usePrefetchedLinks(pathname: string) {
  useEffect(() => {
    const prefetchTarget = ({ target }: Event) => prefetch(target instanceof Element ? target.closest('a') : null)
    for (const type of INTENTIONS) document.addEventListener(type, prefetchTarget, { passive: true })
    return () => {
      for (const type of INTENTIONS) document.removeEventListener(type, prefetchTarget)
    }
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has links of its own.
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
    }, REST_MS)
    return () => {
      clearTimeout(timer)
      observer.disconnect()
    }
  }, [pathname])
}

const INTENTIONS = ['pointerover', 'focusin']

let running = 0

/** Whether a file that cannot be fetched may be one that nobody waits for. */
export const isPrefetching = () => running > 0

async function prefetch(link: Element | null) {
  const base = import.meta.env.BASE_URL
  if (!(link instanceof HTMLAnchorElement) || link.origin !== window.location.origin) return
  if (!link.pathname.startsWith(base)) return
  running += 1
  await loadPage(sitePath(link.pathname, base)).catch(() => {})
  running -= 1
}

/** Chromium tells; other browsers do not know the setting. */
const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true
