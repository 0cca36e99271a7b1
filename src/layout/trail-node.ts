import { CONTEXT, urlOf } from './schema-org'

// Apart from structured-data.tsx, as every page below the home page has one.

/** A page on the way from the home page to the one that is shown, which comes last. */
export type Crumb = { title: string; path: string }

export const trailNode = (trail: readonly Crumb[]) => ({
  '@context': CONTEXT,
  '@type': 'BreadcrumbList',
  itemListElement: trail.map(({ title, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: title,
    item: urlOf(path),
  })),
})
