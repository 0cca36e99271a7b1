import type { Town } from './town'

// Code splitting: each town's text is its own chunk. Together they are as large
// as the rest of the page's code.
const townLoaders: Readonly<Record<string, () => Promise<Town>>> = {
  'ann-arbor': () => import('./towns/ann-arbor').then(({ annArbor }) => annArbor),
  plymouth: () => import('./towns/plymouth').then(({ plymouth }) => plymouth),
  northville: () => import('./towns/northville').then(({ northville }) => northville),
  saline: () => import('./towns/saline').then(({ saline }) => saline),
  dexter: () => import('./towns/dexter').then(({ dexter }) => dexter),
  'south-lyon': () => import('./towns/south-lyon').then(({ southLyon }) => southLyon),
  novi: () => import('./towns/novi').then(({ novi }) => novi),
  'whitmore-lake': () => import('./towns/whitmore-lake').then(({ whitmoreLake }) => whitmoreLake),
  brighton: () => import('./towns/brighton').then(({ brighton }) => brighton),
}

/** Returns null for a town without a page. */
export const loadTown = (slug: string): Promise<Town> | null =>
  Object.hasOwn(townLoaders, slug) ? (townLoaders[slug]?.() ?? null) : null
