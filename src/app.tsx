import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react'
import { HelmetProvider } from 'react-helmet-async'
import { useLocation, useRoutes } from 'react-router-dom'
import { ErrorBoundary } from './layout/error-boundary'
import { SiteLayout } from './layout/site-layout'
import { AdminBar, routes } from './routes'
import { usePrefetchedLinks } from './startup/prefetch-links'
import { loadToaster, toastStore } from './ui/toast'

/** The whole site. The caller supplies the router. */
export function App({ queryClient }: { queryClient: QueryClient }) {
  usePrefetchedLinks(useLocation().pathname)
  return (
    <HelmetProvider>
      <QueryClientProvider client={queryClient}>
        <ErrorBoundary>
          <SiteLayout adminBar={<AdminBar />}>
            <Screen />
          </SiteLayout>
        </ErrorBoundary>
        <Toasts />
      </QueryClientProvider>
    </HelmetProvider>
  )
}

const Screen = () => useRoutes(routes)

/** Code splitting: the toaster's chunk loads with the first toast, or when a form preloads it. After a failure the next toast retries. */
function Toasts() {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.read, toastStore.readOnServer)
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
