import { type ReactNode, Suspense, use, useDeferredValue } from 'react'
import { UNSAFE_LocationContext as LocationContext } from 'react-router-dom'
import { cn } from '@/lib/class-names'
import { Footer } from './footer'
import { Header } from './header'
import { PageLoading } from './page-loading'
import { PhoneBar } from './phone-bar'

// These elements are constants, so that they only render for a new location.
const header = <Header />
const footer = <Footer />

export function SiteLayout({
  isAdmin,
  adminBar,
  children,
}: {
  isAdmin: boolean
  /** The admin panel's navigation, on its pages only. */
  adminBar?: ReactNode
  children: ReactNode
}) {
  return (
    <div className={cn('flex min-h-dvh flex-col', isAdmin && 'admin-frame')}>
      <a href="#main" className="site-layout-skip-link">
        Skip to content
      </a>
      <WithDeferredLocation>{header}</WithDeferredLocation>
      {isAdmin && <Suspense>{adminBar}</Suspense>}
      <div className="relative flex grow flex-col">
        <main id="main" tabIndex={-1} className="flex grow flex-col overflow-clip outline-none">
          <Suspense fallback={<PageLoading />}>{children}</Suspense>
        </main>
        <PhoneBar />
      </div>
      <WithDeferredLocation>{footer}</WithDeferredLocation>
    </div>
  )
}

/**
 * Header and footer have about seventy links, which all render when the URL changes. That would delay the new page's
 * heading (by how much is in docs/decisions/0004), so they get the URL once that page is painted. `useRoutes`, the
 * router's own way to give part of a site another location, would render the links itself.
 */
function WithDeferredLocation({ children }: { children: ReactNode }) {
  const location = useDeferredValue(use(LocationContext))
  return <LocationContext value={location}>{children}</LocationContext>
}
