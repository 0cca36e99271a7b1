import { Suspense, useState } from 'react'
import { lazyScreen } from '@/lib/lazy-screen'
import { useIsHydrated } from '@/lib/use-is-hydrated'
import { useSecondRender } from '@/lib/use-second-render'
import type { Meta } from './page-head'

// If react-helmet-async fails to load, the tags stay as they are.
const head = lazyScreen<Meta>(() =>
  import('./page-head').then(
    ({ PageHead }) => ({ default: PageHead }),
    () => ({ default: () => null }),
  ),
)

/** Loads react-helmet-async together with the second page. The tags of the first one are in its file. */
export const loadHead = head.load

/** All head tags of one page. Nothing else writes them. Each screen renders exactly one. */
export function PageMeta(meta: Meta) {
  const isHydrated = useIsHydrated()
  // The tags of the first page are in its file: react-helmet-async would load to change nothing.
  const [metaInFile] = useState(() => !isHydrated && !import.meta.env.SSR && JSON.stringify(meta))
  // The tags change in a second step, after the page's heading is painted.
  const isShown = useSecondRender(!isHydrated)
  return <Suspense>{isShown && JSON.stringify(meta) !== metaInFile && <head.Screen {...meta} />}</Suspense>
}
