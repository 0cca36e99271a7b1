import { type ReactNode, Suspense } from 'react'
import { useLocation } from 'react-router-dom'
import { Footer } from './footer'
import { Header } from './header'
import { PageLoading } from './page-loading'
import { PageTransition } from './page-transition'

/** One element for all pages: none of them changes it, and so it is not rendered anew with each. */
const footer = <Footer />

/** What every page shares: skip link, header, the page in its transition, footer. */
export function SiteLayout({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#main"
        className="fixed top-2 left-2 z-50 -translate-y-[calc(100%+1rem)] rounded-control bg-forest-900 px-4 py-3 font-semibold text-cream focus:translate-y-0"
      >
        Skip to content
      </a>
      <Header />
      <main id="main" tabIndex={-1} className="flex grow flex-col outline-none">
        {/* Outside the transition: while a screen's code loads, the old page stays. */}
        <Suspense fallback={<PageLoading />}>
          <PageTransition pathname={pathname}>{children}</PageTransition>
        </Suspense>
      </main>
      {footer}
    </div>
  )
}
