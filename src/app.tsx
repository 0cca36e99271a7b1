import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { type Location, useRoutes } from 'react-router-dom'
import { ErrorBoundary } from './layout/error-boundary'
import { PageLoadingSign } from './layout/page-loading'
import { PageTransition } from './layout/page-transition'
import { SiteLayout } from './layout/site-layout'
import { isAdminPath } from './paths'
import { AdminBar, routes } from './routes'
import { usePrefetchedLinks } from './startup/prefetch-links'
import { loadToaster, useToasts } from './ui/toast'
import { loadNextPage, useLoadedPage } from './use-loaded-page'

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

const Screen = ({ location }: { location: Location }) => useRoutes(routes, location)

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
