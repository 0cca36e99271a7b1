import type { Town } from './town'

// Each town's words are a file of their own for the browser too: together they
// are as large as all the rest of the page's code.
const files: Readonly<Record<string, () => Promise<Town>>> = {
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

/** Null for a town that has no page. */
export const loadTown = (slug: string): Promise<Town> | null =>
  Object.hasOwn(files, slug) ? (files[slug]?.() ?? null) : null
