/** What most pages share besides the entry, without the ending: the frame of an inner page. */
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

/** Fields, their validation, and the search of a list. */
export const fields = ['ui/form', 'ui/field', 'lib/use-url-filter']

const among = (files: readonly string[]) => new RegExp(`/src/(${files.join('|')})\\.tsx?$`)

/** A chunk of what index.html imports, of what most pages share, of what only inner pages do, and of fields, instead of fifty small ones. */
export const codeSplitting = {
  groups: [
    { name: 'main', tags: ['$initial' as const], priority: 2 },
    // A helper of supabase-js, too small for a request of its own.
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
