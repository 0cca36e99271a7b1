/** The frame of an inner page: files without extension that most pages need besides the entry. */
export const innerPages = [
  'components/page-hero',
  'components/breadcrumbs',
  'components/answer-list',
  'components/not-found-message',
  'components/sourced-note',
  'lib/is-in-season',
  'layout/structured-data',
  'content/homeowner',
]

/** These are the fields, their validation, what sends them, and the search of a list. */
export const fields = ['ui/form', 'ui/field', 'data/quote-requests', 'data/contact-messages', 'lib/use-url-filter']

const among = (files: readonly string[]) => new RegExp(`/src/(${files.join('|')})\\.tsx?$`)

/** A few chunks instead of fifty small ones, because a request costs more than some bytes that a page does not need. */
export const codeSplitting = {
  groups: [
    { name: 'main', tags: ['$initial' as const], priority: 2 },
    // This helper of supabase-js is too small for a request of its own.
    { name: 'main', test: /node_modules\/tslib/, priority: 3 },
    {
      name: 'inner',
      test: among(innerPages),
      minShareCount: 3,
      includeDependenciesRecursively: false,
      priority: 2,
    },
    { name: 'fields', test: among(fields), minShareCount: 3, includeDependenciesRecursively: false, priority: 2 },
    { name: 'shared', test: /src\/(?!admin)|@tanstack/, minShareCount: 4, priority: 1 },
  ],
}
