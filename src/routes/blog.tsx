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
import { QueryView, RefreshStatus } from '@/ui/query-view'
import { Section } from '@/ui/section'

const ALL = 'All Categories'
const grid = 'grid gap-6 md:grid-cols-2 lg:grid-cols-3'

export default function Blog() {
  // The newest are there when the build has put them into the page; they are never asked for here.
  const newest = useQuery({ ...postsQuery(ROWS_PER_PAGE), enabled: false })
  const posts = withFirstPage(useQuery(postsQuery()), newest)
  const filter = useFilter()
  // A search through the newest alone would say of the others that they are not there.
  const isTooEarly = filter.isOn && !posts.isWhole && posts.isFetching
  const found = {
    ...posts,
    isPending: posts.isPending || isTooEarly,
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
          {/* A line of its own height from the start: the buttons come with the posts. */}
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
        <RefreshStatus query={found}>Looking for newer posts...</RefreshStatus>
        <div className="min-h-[32rem]">
          <QueryView
            query={found}
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
          >
            {(rows) => <PostList posts={rows} shown={filter.shown} onShowMore={filter.showMore} />}
          </QueryView>
        </div>
      </Section>
      <CallToAction title="A question about your own tree?">
        Tell us what you see. We come and look, and the quote costs you nothing.
      </CallToAction>
    </>
  )
}

const ADDRESS_DELAY_MS = 250

/**
 * Search, category and length of the list, kept in the address: a filtered list
 * can be shared, and Back returns to it. The field keeps its own text, and the
 * address follows when typing rests: browsers limit how often it may change.
 */
function useFilter() {
  const [params, setParams] = useSearchParams()
  // A prerendered page shows everything until React has taken over.
  const isHydrated = useIsHydrated()
  const words = isHydrated ? (params.get('q') ?? '') : ''
  const category = isHydrated ? (params.get('category') ?? '') : ''
  const shown = isHydrated ? Math.max(Number(params.get('show')) || 0, ROWS_PER_PAGE) : ROWS_PER_PAGE
  const field = useRef<HTMLInputElement>(null)
  const [initial] = useState(words)
  const [typed, setTyped] = useState(words)
  /** What this page itself has put into the address. */
  const written = useRef(words)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => {
    // Back, Forward or a link has changed the address.
    if (words === written.current) return
    written.current = words
    setTyped(words)
    if (field.current) field.current.value = words
  }, [words])

  useEffect(() => {
    if (typed === written.current) return
    timer.current = setTimeout(() => write({ q: typed, category }, true), ADDRESS_DELAY_MS)
    return () => clearTimeout(timer.current)
  })

  function write(wanted: { q: string; category: string; show?: string }, replace: boolean) {
    // A late one would lead back from a link that was followed in the meantime.
    clearTimeout(timer.current)
    written.current = wanted.q
    setParams(
      (current) => {
        const next = new URLSearchParams(current)
        // Another search begins with its first posts.
        for (const [name, value] of Object.entries({ show: '', ...wanted })) {
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
    isOn: Boolean(typed.trim() || category),
    showMore: () => write({ q: typed, category, show: String(shown + ROWS_PER_PAGE) }, true),
    fieldProps: {
      ref: field,
      defaultValue: initial,
      onChange: (event: ChangeEvent<HTMLInputElement>) => setTyped(event.target.value),
      // Before a link is followed, so that Back finds all of it.
      onBlur: () => typed !== written.current && write({ q: typed, category }, true),
    },
    choose: (next: string) => write({ q: typed, category: next }, false),
  }
}
