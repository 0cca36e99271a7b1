import { Suspense, useState } from 'react'
import { lazyWithPreload } from '@/lib/lazy-with-preload'
import { useDeferredMount } from '@/lib/use-deferred-mount'
import { useIsHydrated } from '@/lib/use-is-hydrated'
import type { Meta } from './page-meta-tags'

// If react-helmet-async fails to load, the tags stay as they are.
const tags = lazyWithPreload<Meta>(() =>
  import('./page-meta-tags').then(
    ({ PageMetaTags }) => ({ default: PageMetaTags }),
    () => ({ default: () => null }),
  ),
)

/** Loads react-helmet-async, which only the second page needs: the first page's tags are in its file. */
export const loadMetaTags = tags.load

/** All head tags of one page. Nothing else writes them. Each screen renders exactly one. */
export const PageMeta = (meta: Meta) => (
  <Suspense>{import.meta.env.SSR ? <tags.Component {...meta} /> : <ChangedMeta {...meta} />}</Suspense>
)

/** The tags, unless the page's file already has them: loading react-helmet-async would change nothing. */
function ChangedMeta(meta: Meta) {
  const isHydrated = useIsHydrated()
  const [metaInFile, setMetaInFile] = useState(isHydrated ? null : JSON.stringify(meta))
  // Set for good: the tags, once rendered, remove those of the file.
  if (metaInFile && JSON.stringify(meta) !== metaInFile) setMetaInFile(null)
  // Deferred, so that the page's heading is painted first.
  const isMounted = useDeferredMount()
  return isMounted && !metaInFile && <tags.Component {...meta} />
}
