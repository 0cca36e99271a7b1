import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { createContext } from 'react'

/** The rows that a page was built with. They travel in its HTML (src/prerender), so they are plain JSON. */
export type Snapshot = {
  /** Milliseconds since 1970. */
  builtAt: number
  rows: readonly (readonly [QueryKey, unknown])[]
}

/** What the visit begins with, and its query client once a page with rows has been shown (site-data.tsx). */
export const SiteDataContext = createContext<{ snapshot?: Snapshot; client?: QueryClient }>({})
