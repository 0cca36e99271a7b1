/** A chunk of what index.html imports, of what most pages share, of what only inner pages do, and of fields and filters, instead of fifty small ones. */
export const codeSplitting = {
  groups: [
    { name: 'main', tags: ['$initial' as const], priority: 2 },
    // A helper of supabase-js, too small for a request of its own.
    { name: 'main', test: /node_modules\/tslib/, priority: 3 },
    {
      name: 'inner',
      test: /src\/(components\/(page-hero|breadcrumbs|answer-list|not-found|sourced-note)|lib\/is-in-season|layout\/structured-data|content\/homeowner)/,
      minShareCount: 3,
      includeDependenciesRecursively: false,
      priority: 2,
    },
    {
      name: 'fields',
      test: /src\/(ui\/(form|field)|layout\/use-url-filter)/,
      minShareCount: 3,
      includeDependenciesRecursively: false,
      priority: 2,
    },
    { name: 'shared', test: /src\/(?!admin)|@tanstack/, minShareCount: 4, priority: 1 },
  ],
}
