import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react'
import { HelmetProvider } from 'react-helmet-async'
import { type Location, useLocation, useRoutes } from 'react-router-dom'
import { ErrorBoundary } from './layout/error-boundary'
import { SiteLayout } from './layout/site-layout'
import { routes } from './routes'
import { usePrefetchedLinks } from './startup/prefetch-links'
import { loadToaster, toastStore } from './ui/toast'

/** The whole site, inside whatever router the caller brings. */
export function App({ queryClient }: { queryClient: QueryClient }) {
  const location = useLocation()
  usePrefetchedLinks(location.pathname)
  return (
    <HelmetProvider>
      <QueryClientProvider client={queryClient}>
        <ErrorBoundary>
          <SiteLayout>
            <Screen location={location} />
          </SiteLayout>
        </ErrorBoundary>
        <Toasts />
      </QueryClientProvider>
    </HelmetProvider>
  )
}

/** The address is a prop, so that a page that is leaving keeps its own. */
const Screen = ({ location }: { location: Location }) => useRoutes(routes, location)

/** The toaster's code comes with the first toast, or when a form asks for it; where it cannot be fetched, with the next. */
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
