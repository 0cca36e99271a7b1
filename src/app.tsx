import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { type Location, useLocation, useNavigationType, useRoutes } from 'react-router-dom'
import { loadMetaTags } from './head/page-meta'
import { ErrorBoundary } from './layout/error-boundary'
import { isStyleLoaded, loadStyle } from './layout/full-style'
import { PageLoadingSign } from './layout/page-loading'
import { isTransitionLoaded, loadTransition, PageTransition } from './layout/page-transition'
import { SiteLayout } from './layout/site-layout'
import { isAdminPath } from './paths'
import { AdminBar, isPageLoaded, loadPage, routes } from './routes'
import { usePrefetchedLinks } from './startup/prefetch-links'
import { loadToaster, useToasts } from './ui/toast'

/** The whole site. The caller supplies the router. */
export function App({
  queryClient,
  children,
}: {
  queryClient: QueryClient
  /** Hydrated together with the page. */
  children?: ReactNode
}) {
  const { page, isSlow } = useLoadedPage()
  const { pathname } = page.location
  usePrefetchedLinks(pathname, loadNextPage)
  return (
    <QueryClientProvider client={queryClient}>
      <ErrorBoundary>
        <SiteLayout isAdmin={isAdminPath(pathname)} adminBar={<AdminBar />}>
          <PageTransition {...page}>
            <Screen location={page.location} />
          </PageTransition>
          {children}
        </SiteLayout>
      </ErrorBoundary>
      {isSlow && <PageLoadingSign />}
      <Toasts />
    </QueryClientProvider>
  )
}

/** How long a page change waits for what the next page can be shown without (ms). */
const EXTRAS_TIMEOUT_MS = 3000

/** After this time a page change shows that the next page is loading (ms). */
const SLOW_MS = 1000

/** After this time it leaves the previous page: ten seconds later layout/page-loading.tsx says what to do (ms). */
const PAGE_TIMEOUT_MS = 5000

/** Loads the page's own code, and the extras that all pages share. Rejects when the page's code fails to load. */
function loadNextPage(path: string) {
  const extras = Promise.allSettled([loadTransition(), loadMetaTags(), loadStyle()])
  const timeout = new Promise((resolve) => setTimeout(resolve, EXTRAS_TIMEOUT_MS))
  return Promise.all([loadPage(path), Promise.race([extras, timeout])])
}

/** Read during render, because it only ever becomes true, and useLoadedPage() renders again when it does. */
const isNextPageLoaded = (path: string) => isPageLoaded(path) && isTransitionLoaded() && isStyleLoaded()

const Screen = ({ location }: { location: Location }) => useRoutes(routes, location)

/** The page to show: the current location, or the previous one until the chunk of the new page has loaded or failed. */
function useLoadedPage() {
  const location = useLocation()
  const navigationType = useNavigationType()
  const [page, setPage] = useState({ location, navigationType })
  const [slowLocation, setSlowLocation] = useState<Location>()
  const { pathname } = location
  const isLoaded = pathname === page.location.pathname || isNextPageLoaded(pathname)
  if (isLoaded && page.location !== location) setPage({ location, navigationType })

  useEffect(() => {
    if (isLoaded) return
    let isCurrent = true
    const show = () => isCurrent && setPage({ location, navigationType })
    const giveUp = () => {
      show()
      // The link may have been in the footer, from where nobody would see the message.
      window.scrollTo(0, 0)
    }
    const timers = [setTimeout(setSlowLocation, SLOW_MS, location), setTimeout(giveUp, PAGE_TIMEOUT_MS)]
    loadNextPage(pathname).then(show, show)
    return () => {
      isCurrent = false
      for (const timer of timers) clearTimeout(timer)
    }
  }, [isLoaded, location, navigationType, pathname])
  return { page, isSlow: !isLoaded && slowLocation === location }
}

/** The toaster loads with the first toast, or when a form preloads it. After a failure the next toast retries. */
function Toasts() {
  const toasts = useToasts()
  const [Toaster, setToaster] = useState<ComponentType>()
  useEffect(() => {
    if (toasts.length === 0 || Toaster) return
    loadToaster().then(
      ({ Toaster }) => setToaster(() => Toaster),
      () => {},
    )
  }, [toasts, Toaster])
  return Toaster && <Toaster />
}
