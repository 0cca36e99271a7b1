import { type ComponentType, lazy, Suspense, useLayoutEffect, useState } from 'react'
import { useIsHydrated } from '@/lib/use-is-hydrated'
import type { Meta } from './page-head'
import { refocusHeading } from './scroll-and-focus'

/** Loads react-helmet-async: with the next page, because the tags of the first are in its file. */
export const loadHead = () => import('./page-head')

// Without it the tags stay as they are.
const Head = lazy<ComponentType<Meta>>(() =>
  loadHead().then(
    ({ PageHead }) => ({ default: PageHead }),
    () => ({ default: () => null }),
  ),
)

/** All head tags of one page. Nothing else writes them. Each screen renders exactly one. */
export function PageMeta(meta: Meta) {
  useLayoutEffect(refocusHeading)
  const isNew = useIsHydrated() || import.meta.env.SSR
  const [inFile] = useState(() => !isNew && JSON.stringify(meta))
  return <Suspense>{JSON.stringify(meta) !== inFile && <Head {...meta} />}</Suspense>
}
