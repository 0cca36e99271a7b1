import { useQuery } from '@tanstack/react-query'
import { type ChangeEvent, useDeferredValue, useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { CallToAction } from '@/components/call-to-action'
import { PageHero } from '@/components/page-hero'
import { PostCardShape, PostList } from '@/components/post-card'
import { blog } from '@/content/page-words'
import { ROWS_PER_PAGE, withFirstPage } from '@/data/first-page'
import { postsQuery } from '@/data/posts'
import { PageMeta } from '@/layout/page-meta'
import { SAME_PAGE } from '@/layout/scroll-and-focus'
import { cn } from '@/lib/class-names'
import { categoriesOf, searchPosts } from '@/lib/post-search'
import { useIsHydrated } from '@/lib/use-is-hydrated'
import { paths } from '@/paths'
import { TextField } from '@/ui/field'
import { IncompleteList, QueryView, RefreshStatus } from '@/ui/query-view'
import { Section } from '@/ui/section'

const ALL = 'All Categories'
const grid = 'grid gap-6 md:grid-cols-2 lg:grid-cols-3'

export default function Blog() {
  // Never fetches: reads the first page of rows from the cache, if the build has prerendered it.
  const firstPage = useQuery({ ...postsQuery(ROWS_PER_PAGE), enabled: false })
  const posts = withFirstPage(useQuery(postsQuery()), firstPage)
  const filter = useFilter()
  // Searching the first page alone would wrongly report no match while the rest is loading.
  const isSearchIncomplete = filter.isFiltering && !posts.isWhole && posts.isFetching
  const results = {
    ...posts,
    isPending: posts.isPending || isSearchIncomplete,
    data: posts.data && searchPosts(posts.data, filter),
  }
  return (
    <>
      <PageMeta title="Blog" description={blog.description} keywords={blog.keywords} path={paths.blog} />
      <PageHero title="Blog" intro={blog.introduction} trail={[{ title: 'Blog', path: paths.blog }]} />
      <Section>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
          <div className="max-w-md">
            <TextField label="Search posts" type="search" name="q" {...filter.fieldProps} />
          </div>
          {/* Reserves one line: the buttons load with the posts and would cause a layout shift. */}
          <fieldset className="flex min-h-11 min-w-0 flex-wrap gap-2">
            <legend className="sr-only">Categories</legend>
            {['', ...categoriesOf(posts.data ?? [])].map((category) => (
              <button
                key={category}
                type="button"
                aria-pressed={filter.category === category}
                onClick={() => filter.choose(category)}
                className={cn(
                  'min-h-11 max-w-full rounded-3xl border px-4 font-medium text-small [overflow-wrap:anywhere]',
                  'border-bark-500/50 hover:border-forest-700 aria-pressed:border-forest-700 aria-pressed:bg-forest-700 aria-pressed:text-cream',
                )}
              >
                {category || ALL}
              </button>
            ))}
          </fieldset>
        </div>
        <h2 className="sr-only">Posts</h2>
        <RefreshStatus query={results}>Checking for newer posts...</RefreshStatus>
        <IncompleteList query={posts}>
          {posts.data
            ? 'The list of posts could not be loaded. Only the newest ones are here to read and search.'
            : 'The list of posts could not be loaded.'}
        </IncompleteList>
        <div className="min-h-[32rem]">
          <QueryView
            query={results}
            loading={
              <>
                <span className="sr-only">Loading posts...</span>
                <div className={grid}>
                  <PostCardShape />
                  <PostCardShape />
                  <PostCardShape />
                </div>
              </>
            }
            empty={
              <p role="status" className="rounded-card bg-cream p-8 text-center">
                No posts match your criteria. Try adjusting your search or category filters.
              </p>
            }
            // Nothing is known about the posts that were not loaded.
            error={filter.isFiltering && !posts.isWhole ? () => null : undefined}
          >
            {(rows) => <PostList posts={rows} shown={filter.shown} onShowMore={filter.showMore} />}
          </QueryView>
        </div>
      </Section>
      <CallToAction title="Have a question about your own tree?">
        Tell us what you see. We’ll come take a look, and the quote is free.
      </CallToAction>
    </>
  )
}

const URL_DEBOUNCE_MS = 250

/**
 * Keeps search, category and list length in the URL: a filtered list can be
 * shared, and Back restores it. The URL update is debounced while typing,
 * because browsers rate-limit history changes.
 */
function useFilter() {
  const [params, setParams] = useSearchParams()
  // The prerendered page is unfiltered, so the URL's query applies only after hydration.
  const isHydrated = useIsHydrated()
  const urlSearch = isHydrated ? (params.get('q') ?? '') : ''
  const category = isHydrated ? (params.get('category') ?? '') : ''
  const shown = isHydrated ? Math.max(Number(params.get('show')) || 0, ROWS_PER_PAGE) : ROWS_PER_PAGE
  const field = useRef<HTMLInputElement>(null)
  const [initial] = useState(urlSearch)
  const [typed, setTyped] = useState(urlSearch)
  /** The search that this page last wrote to the URL. */
  const lastWritten = useRef(urlSearch)
  const debounce = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => {
    // Sync the field when Back, Forward or a link has changed the URL.
    if (urlSearch === lastWritten.current) return
    lastWritten.current = urlSearch
    setTyped(urlSearch)
    if (field.current) field.current.value = urlSearch
  }, [urlSearch])

  useEffect(() => {
    if (typed === lastWritten.current) return
    debounce.current = setTimeout(() => updateUrl({ q: typed, category }, true), URL_DEBOUNCE_MS)
    return () => clearTimeout(debounce.current)
  })

  function updateUrl(changes: { q: string; category: string; show?: string }, replace: boolean) {
    // Cancel the pending update: firing after a link was followed, it would navigate back.
    clearTimeout(debounce.current)
    lastWritten.current = changes.q
    setParams(
      (current) => {
        const next = new URLSearchParams(current)
        // A new search resets the list length.
        for (const [name, value] of Object.entries({ show: '', ...changes })) {
          if (value) next.set(name, value)
          else next.delete(name)
        }
        return next
      },
      { replace, state: SAME_PAGE },
    )
  }

  return {
    words: useDeferredValue(typed),
    category,
    shown,
    isFiltering: Boolean(typed.trim() || category),
    showMore: () => updateUrl({ q: typed, category, show: String(shown + ROWS_PER_PAGE) }, true),
    fieldProps: {
      ref: field,
      defaultValue: initial,
      onChange: (event: ChangeEvent<HTMLInputElement>) => setTyped(event.target.value),
      // Skip the debounce, so the URL is complete before a link is followed and Back restores it.
      onBlur: () => typed !== lastWritten.current && updateUrl({ q: typed, category }, true),
    },
    // Choosing the same again adds no history entry.
    choose: (next: string) => next !== category && updateUrl({ q: typed, category: next }, false),
  }
}
