import { useQuery } from '@tanstack/react-query'
import { memo, useDeferredValue, useMemo } from 'react'
import { CallToAction } from '@/components/call-to-action'
import { DeferredContent } from '@/components/deferred-content'
import { PageHero } from '@/components/page-hero'
import { PostCard } from '@/components/posts/post-card'
import { blog } from '@/content/page-words'
import { listCategories, postsQuery, searchPosts } from '@/data/posts'
import type { PostSummary } from '@/data/rows'
import { PageMeta } from '@/head/page-meta'
import { cn } from '@/lib/class-names'
import { useUrlFilter } from '@/lib/router/use-url-filter'
import { useIsHydrated } from '@/lib/use-is-hydrated'
import { paths } from '@/paths'
import { fencePanorama } from '@/picture-lookup/fence-panorama'
import { TextField } from '@/ui/field'
import { QueryView } from '@/ui/query-view'
import { Section } from '@/ui/section'

const ALL = 'All Categories'

export default function Blog() {
  const posts = useQuery(postsQuery())
  const filter = useUrlFilter()
  const isHydrated = useIsHydrated()
  // The list renders after the rest of the page and can be interrupted: there may be thousands of posts.
  const rows = useDeferredValue(posts.data)
  const categories = useMemo(() => listCategories(rows ?? []), [rows])
  const { words } = filter
  const category = filter.read('category')
  const isFiltering = Boolean(words || category)
  const found = useMemo(() => searchPosts(rows ?? [], { words, category }), [rows, words, category])
  // The prerendered page only has the newest posts: a match may be among those that are still loading.
  const isPending =
    posts.isPending || (found.length === 0 && (rows !== posts.data || (isFiltering && posts.isFetching)))
  return (
    <>
      <PageMeta title="Blog" description={blog.description} keywords={blog.keywords} path={paths.blog} />
      <PageHero title="Blog" intro={blog.introduction} trail={[{ title: 'Blog', path: paths.blog }]}>
        <div className="mt-4 flex min-h-12 flex-wrap items-center gap-x-4 gap-y-3 max-lg:w-full print:hidden">
          <TextField
            label="Search posts"
            placeholder="Search posts"
            type="search"
            name="q"
            isLabelHidden
            className="grow basis-36 md:max-w-xs"
            {...filter.fieldProps}
          />
          <fieldset className="flex min-w-0 flex-wrap gap-2">
            <legend className="sr-only">Categories</legend>
            {['', ...categories].map((each) => (
              <button
                key={each}
                type="button"
                // Before hydration a press would do nothing.
                disabled={!isHydrated}
                aria-pressed={category === each}
                onClick={() => filter.choose('category', each)}
                className="blog-filter"
              >
                {each || ALL}
              </button>
            ))}
          </fieldset>
        </div>
      </PageHero>
      <DeferredContent>
        <Section isFirst background="creamAbove">
          <h2 className="sr-only">Posts</h2>
          <div className="min-h-128">
            <QueryView
              query={{ data: found, isPending, error: posts.error }}
              loading="Loading posts..."
              empty={
                <div role="status" className="ui-empty-box">
                  <p>No posts match your criteria. Try adjusting your search or category filters.</p>
                  {posts.isError && (
                    <p className="mt-2">The newest list could not be loaded: some posts may be missing.</p>
                  )}
                </div>
              }
            >
              {(found) => <PostList posts={found} />}
            </QueryView>
          </div>
        </Section>
        <CallToAction title="Have a question about your own tree?" panorama={fencePanorama}>
          Tell us what you see, and we’ll tell you what we make of it.
        </CallToAction>
      </DeferredContent>
    </>
  )
}

const Card = memo(PostCard)

/** Memoized, because each letter typed into the search renders the page. */
const PostList = memo(({ posts }: { posts: readonly PostSummary[] }) => (
  <ul className="ui-card-grid lg:grid-cols-3">
    {posts.map((post, index) => {
      // The newest post is wide, and so is the last one if it would be alone in a row of three.
      const isWide = index === 0 || (index === posts.length - 1 && index % 3 === 1)
      return (
        <li key={post.id} className={cn('nth-[n+13]:blog-lay-out-when-near flex', isWide && 'lg:col-span-full')}>
          <Card post={post} layout={isWide ? 'wide' : 'flow'} isEager={index === 0} />
        </li>
      )
    })}
  </ul>
))
