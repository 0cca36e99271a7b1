import { useEffect } from 'react'
import { loadPage } from '@/routes'
import { sitePath } from './prerendered'

/** Delay after a navigation before links in view are prefetched (ms). */
const PREFETCH_DELAY_MS = 1000

/** Prefetches the code of the pages that links in view lead to, unless the browser's data saver is on. */
export function usePrefetchedLinks(pathname: string) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has its own links to observe.
  useEffect(() => {
    if (!('IntersectionObserver' in window) || savesData()) return
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting) continue
        observer.unobserve(target)
        prefetch(target as HTMLAnchorElement)
      }
    })
    const timer = setTimeout(() => {
      for (const link of document.querySelectorAll('a:not([href*="/admin"])')) observer.observe(link)
    }, PREFETCH_DELAY_MS)
    return () => {
      clearTimeout(timer)
      observer.disconnect()
    }
  }, [pathname])
}

function prefetch({ origin, pathname }: HTMLAnchorElement) {
  const base = import.meta.env.BASE_URL
  if (origin !== window.location.origin || !pathname.startsWith(base)) return
  loadPage(sitePath(pathname, base)).catch(() => {})
}

/** Only Chromium supports navigator.connection.saveData. */
const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true
