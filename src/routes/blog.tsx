import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useNavigationType, useSearchParams } from 'react-router-dom'
import { PageHero } from '@/components/page-hero'
import { PostCard, PostCardShape } from '@/components/post-card'
import { postsQuery } from '@/data/posts'
import { PageMeta } from '@/layout/page-meta'
import { cn } from '@/lib/class-names'
import { categoriesOf, searchPosts } from '@/lib/post-search'
import { useIsHydrated } from '@/lib/use-is-hydrated'
import { paths } from '@/paths'
import { TextField } from '@/ui/field'
import { QueryView } from '@/ui/query-view'
import { Section } from '@/ui/section'

const ALL = 'All Categories'
const grid = 'grid gap-6 md:grid-cols-2 lg:grid-cols-3'

export default function Blog() {
  const posts = useQuery(postsQuery())
  const filter = useFilter()
  const found = { ...posts, data: posts.data && searchPosts(posts.data, filter) }
  return (
    <>
      <PageMeta
        title="Blog"
        description="What we have learned about Michigan’s trees: when to prune oaks, how to plant, what a crack means."
        keywords="tree care blog Michigan, oak wilt, pruning season"
        path={paths.blog}
      />
      <PageHero title="Blog" intro="What we have learned about Michigan’s trees, and what you can do with it." />
      <Section>
        <div className="mb-10 grid gap-5">
          <div className="max-w-md">
            <TextField
              label="Search posts"
              type="search"
              name="q"
              value={filter.typed}
              onChange={(event) => filter.search(event.target.value)}
            />
          </div>
          {/* A line of its own height from the start: the buttons come with the posts. */}
          <fieldset className="flex min-h-11 flex-wrap gap-2">
            <legend className="sr-only">Categories</legend>
            {[ALL, ...categoriesOf(posts.data ?? [])].map((name) => {
              const category = name === ALL ? '' : name
              return (
                <button
                  key={name}
                  type="button"
                  aria-pressed={filter.category === category}
                  onClick={() => filter.choose(category)}
                  className={cn(
                    'min-h-11 rounded-full border px-4 font-medium text-small',
                    'border-bark-500/50 hover:border-forest-700 aria-pressed:border-forest-700 aria-pressed:bg-forest-700 aria-pressed:text-cream',
                  )}
                >
                  {name}
                </button>
              )
            })}
          </fieldset>
        </div>
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
            {(rows) => (
              <ul className={grid}>
                {rows.map((post) => (
                  <li key={post.id} className="flex">
                    <PostCard post={post} />
                  </li>
                ))}
              </ul>
            )}
          </QueryView>
        </div>
      </Section>
    </>
  )
}

/** Search and category, kept in the address: a filtered list can be shared, and Back returns to it. */
function useFilter() {
  const [params, setParams] = useSearchParams()
  const navigationType = useNavigationType()
  // A prerendered page shows everything until React has taken over.
  const isHydrated = useIsHydrated()
  const words = isHydrated ? (params.get('q') ?? '') : ''
  const category = isHydrated ? (params.get('category') ?? '') : ''
  // What stands in the field; the address follows a moment later.
  const [typed, setTyped] = useState(words)

  useEffect(() => {
    if (navigationType === 'POP') setTyped(words)
  }, [navigationType, words])

  const change = (name: string, value: string, replace: boolean) =>
    setParams(
      (current) => {
        const next = new URLSearchParams(current)
        if (value) next.set(name, value)
        else next.delete(name)
        return next
      },
      { replace },
    )

  return {
    typed,
    words: typed,
    category,
    search: (text: string) => {
      setTyped(text)
      change('q', text, true)
    },
    choose: (next: string) => change('category', next, false),
  }
}
