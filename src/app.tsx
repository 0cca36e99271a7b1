import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { lazy, Suspense, useState, useSyncExternalStore } from 'react'
import { HelmetProvider } from 'react-helmet-async'
import { type Location, useLocation, useRoutes } from 'react-router-dom'
import { ErrorBoundary } from './layout/error-boundary'
import { SiteLayout } from './layout/site-layout'
import { usePreloadedLinks } from './preload-links'
import { routes } from './routes'
import { loadToaster } from './ui/load-toaster'
import { PlainToaster } from './ui/plain-toaster'
import { toastStore } from './ui/toast'

const Toaster = lazy(() =>
  loadToaster().then(
    ({ Toaster }) => ({ default: Toaster }),
    () => ({ default: PlainToaster }),
  ),
)

/** The whole site, inside whatever router the caller brings. */
export function App({ queryClient }: { queryClient: QueryClient }) {
  const location = useLocation()
  usePreloadedLinks(location.pathname)
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

/** The toaster's code comes with the first toast, or when a form asks for it (ui/toast.ts). */
function Toasts() {
  const hasToasts = useSyncExternalStore(toastStore.subscribe, toastStore.read, toastStore.readOnServer).length > 0
  const [isNeeded, setNeeded] = useState(false)
  if (hasToasts && !isNeeded) setNeeded(true)
  return (
    isNeeded && (
      <Suspense>
        <Toaster />
      </Suspense>
    )
  )
}
