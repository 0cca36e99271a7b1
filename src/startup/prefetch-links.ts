import { useEffect } from 'react'
import { isAdminPath, sitePath } from '@/paths'
import { waitForIdle } from './idle-queue'

/** After one of these events the visitor seems to stay, so the next pages are worth their bytes. */
const SIGNS_OF_USE = ['scroll', 'pointermove', 'pointerdown', 'keydown']

let firstUse: Promise<unknown> | undefined

function waitForUse() {
  firstUse ??= new Promise((resolve) => {
    if (window.scrollY > 0) resolve(undefined)
    for (const type of SIGNS_OF_USE) window.addEventListener(type, resolve, { once: true, passive: true })
  })
  return firstUse
}

/** Prefetches the code of pages that links in view lead to, one by one, unless the browser's data saver is on. */
export function usePrefetchedLinks(pathname: string, loadNextPage: (path: string) => Promise<unknown>) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has its own links to observe.
  useEffect(() => {
    if (!('IntersectionObserver' in window) || savesData()) return
    let isCurrent = true
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        const path = isIntersecting && pathOf(target as HTMLAnchorElement)
        if (!path || isAdminPath(path)) continue
        observer.unobserve(target)
        // The links of a page that was left do not keep those of the next one waiting.
        void waitForIdle().then(() => isCurrent && loadNextPage(path).catch(() => {}))
      }
    })
    const observeLinks = () => {
      if (!isCurrent) return
      for (const link of document.querySelectorAll('a')) observer.observe(link)
    }
    void waitForUse().then(waitForIdle).then(observeLinks)
    return () => {
      isCurrent = false
      observer.disconnect()
    }
  }, [pathname, loadNextPage])
}

/** The path of a link within the site; false for any other link. */
function pathOf({ origin, pathname }: HTMLAnchorElement) {
  const base = import.meta.env.BASE_URL
  return origin === window.location.origin && pathname.startsWith(base) && sitePath(pathname, base)
}

/** Only Chromium supports navigator.connection.saveData. */
const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true
