import { useQuery } from '@tanstack/react-query'
import { CallToAction } from '@/components/call-to-action'
import { PageHero } from '@/components/page-hero'
import { PostCardShapes, PostList, postGrid } from '@/components/post-card'
import { blog } from '@/content/page-words'
import { ROWS_PER_PAGE, withFirstPage } from '@/data/first-page'
import { postsQuery } from '@/data/posts'
import { PageMeta } from '@/layout/page-meta'
import { useUrlFilter } from '@/layout/use-url-filter'
import { cn } from '@/lib/class-names'
import { listCategories, searchPosts } from '@/lib/post-search'
import { paths } from '@/paths'
import { TextField } from '@/ui/field'
import { IncompleteList, QueryView, RefreshStatus } from '@/ui/query-view'
import { Section } from '@/ui/section'

const ALL = 'All Categories'

export default function Blog() {
  // Never fetches: reads the first page of rows from the cache, if the build has prerendered it.
  const firstPage = useQuery({ ...postsQuery(ROWS_PER_PAGE), enabled: false })
  const posts = withFirstPage(useQuery(postsQuery()), firstPage)
  const filter = useUrlFilter()
  const categories = listCategories(posts.data ?? [])
  // An unknown category filters nothing, but before all posts are here it may be known.
  const wanted = filter.read('category')
  const category = posts.isWhole && !categories.includes(wanted) ? '' : wanted
  const shown = Math.max(Number(filter.read('show')) || 0, ROWS_PER_PAGE)
  const isFiltering = Boolean(filter.words || category)
  // Searching the first page alone would wrongly report no match while the rest is loading.
  const isSearchIncomplete = isFiltering && !posts.isWhole && posts.isFetching
  const results = {
    ...posts,
    isPending: posts.isPending || isSearchIncomplete,
    data: posts.data && searchPosts(posts.data, { words: filter.words, category }),
  }
  return (
    <>
      <PageMeta title="Blog" description={blog.description} keywords={blog.keywords} path={paths.blog} />
      <PageHero title="Blog" intro={blog.introduction} trail={[{ title: 'Blog', path: paths.blog }]} />
      <Section className="max-md:pt-5 md:pt-10">
        {/* One row, in which the search shares its line on a phone: the first post stays on the first screen. */}
        <div className="flex min-h-12 flex-wrap items-center gap-2 md:gap-x-4">
          <TextField
            label="Search posts"
            placeholder="Search posts"
            type="search"
            name="q"
            className="grow basis-36 md:max-w-xs [&>label]:sr-only"
            {...filter.fieldProps}
          />
          <fieldset className="contents min-w-0 flex-wrap gap-2 md:flex">
            <legend className="sr-only">Categories</legend>
            {['', ...categories].map((each) => (
              <button
                key={each}
                type="button"
                aria-pressed={category === each}
                onClick={() => filter.choose('category', each)}
                className={cn(
                  'min-h-11 max-w-full rounded-3xl border px-4 font-medium text-small [overflow-wrap:anywhere]',
                  'border-bark-500/50 hover:border-forest-700 aria-pressed:border-forest-700 aria-pressed:bg-forest-700 aria-pressed:text-cream',
                )}
              >
                {each || ALL}
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
                <div className={postGrid}>
                  <PostCardShapes />
                </div>
              </>
            }
            empty={
              <p role="status" className="rounded-card bg-cream p-8 text-center">
                No posts match your criteria. Try adjusting your search or category filters.
              </p>
            }
            // Nothing is known about the posts that were not loaded.
            error={isFiltering && !posts.isWhole ? () => null : undefined}
          >
            {(rows) => (
              <PostList posts={rows} shown={shown} onShowMore={() => filter.showMore(shown + ROWS_PER_PAGE)} />
            )}
          </QueryView>
        </div>
      </Section>
      <CallToAction title="Have a question about your own tree?">
        Tell us what you see, and we’ll tell you what we make of it.
      </CallToAction>
    </>
  )
}
