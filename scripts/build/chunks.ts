// Which modules of the site share a chunk (a JavaScript file). There are a few large ones in place of fifty small ones,
// because a request costs more than some bytes that a page does not need. Modules are named by their path in src.

/** What most pages need, but not the home page. */
export const innerPages = [
  'components/page-hero',
  'components/breadcrumbs',
  'components/disclosure',
  'components/faq-list',
  'components/not-found-message',
  'components/sourced-note',
  'lib/is-in-season',
  'head/structured-data',
  'content/faq',
  'content/quote-words',
]

/** What pages with a form need, and lists with a search field: fields, validation and submission. */
export const fields = [
  'ui/form',
  'ui/field',
  'data/quote-requests',
  'data/contact-messages',
  'lib/router/use-url-filter',
]

const among = (files: readonly string[]) => new RegExp(`/src/(${files.join('|')})\\.tsx?$`)

/**
 * Rolldown's option. A module goes to the matching group of the highest priority. `minShareCount` is how many pages need
 * it at least: what fewer need stays with them. The groups that are lists have only what they name
 * (`includeDependenciesRecursively`), because Rolldown would add all that these modules import.
 */
export const codeSplitting = {
  groups: [
    // What the first page runs, whichever it is.
    { name: 'main', tags: ['$initial' as const], priority: 2 },
    {
      name: 'inner',
      test: among(innerPages),
      minShareCount: 2,
      includeDependenciesRecursively: false,
      priority: 2,
    },
    { name: 'fields', test: among(fields), minShareCount: 3, includeDependenciesRecursively: false, priority: 2 },
    // The rest that many pages need. Not the panel, which visitors never load.
    { name: 'shared', test: /src\/(?!admin)|@tanstack/, minShareCount: 4, priority: 1 },
  ],
}
