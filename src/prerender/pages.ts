import { serviceAreas } from '@/content/service-areas'
import { services } from '@/content/services'
import { ROWS_PER_PAGE } from '@/data/first-page'
import { loadClient } from '@/data/load-client'
import { HOME_POST_LIMIT, postQuery, postsQuery } from '@/data/posts'
import type { Snapshot } from '@/data/query-client'
import type { BlogPost, PostSummary, Testimonial } from '@/data/rows'
import { HOME_TESTIMONIAL_LIMIT, testimonialsQuery } from '@/data/testimonials'
import { dayOf } from '@/lib/dates'
import { paths } from '@/paths'

/** A page that becomes a file. */
export type Page = {
  path: string
  /** What it begins with; see query-client.ts. */
  rows: Snapshot['rows']
  /** The day of its newest content, `2026-11-20`, where that is known. */
  lastModified?: string
}

/** Every public page with an address of its own; without data none of the posts. */
export const pagesOf = (data: SiteData | null): Page[] => [
  ...[
    paths.about,
    paths.services,
    ...services.map(({ slug }) => paths.service(slug)),
    paths.serviceAreas,
    ...serviceAreas.map(({ slug }) => paths.serviceArea(slug)),
    paths.quote,
    paths.contact,
    paths.privacy,
  ].map((path) => ({ path, rows: [] })),
  ...pagesWithRows(data),
]

function pagesWithRows(data: SiteData | null): Page[] {
  const lists = [paths.home, paths.blog, paths.testimonials]
  if (!data) return lists.map((path) => ({ path, rows: [] }))
  const { posts, testimonials } = data
  return [
    {
      path: paths.home,
      rows: [
        [postsQuery(HOME_POST_LIMIT).queryKey, posts.slice(0, HOME_POST_LIMIT).map(summaryOf)],
        [testimonialsQuery(HOME_TESTIMONIAL_LIMIT).queryKey, testimonials.slice(0, HOME_TESTIMONIAL_LIMIT)],
      ],
    },
    {
      path: paths.blog,
      rows: [[postsQuery(ROWS_PER_PAGE).queryKey, posts.slice(0, ROWS_PER_PAGE).map(summaryOf)]],
      ...lastModified(posts[0]?.date),
    },
    {
      path: paths.testimonials,
      rows: [[testimonialsQuery(ROWS_PER_PAGE).queryKey, testimonials.slice(0, ROWS_PER_PAGE)]],
      ...lastModified(testimonials[0]?.created_at),
    },
    ...posts.filter(hasFileName).map((post) => ({
      path: paths.post(post.slug),
      rows: [[postQuery(post.slug).queryKey, post]] as const,
      ...lastModified(post.date),
    })),
  ]
}

/**
 * The database lets no other slug in; but what names a file must not depend on
 * that. `blog/index.html` would be taken for the list; that post is shown by the shell.
 */
const hasFileName = ({ slug }: BlogPost) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug) && slug !== 'index'

const lastModified = (timestamp: string | undefined) => (timestamp ? { lastModified: dayOf(timestamp) } : {})

const summaryOf = ({ content: _, ...summary }: BlogPost): PostSummary => summary

/** `about.html` and not `about/index.html`: hosts serve that without a slash and without a redirect. */
export const fileOf = (path: string) => (path === paths.home ? 'index.html' : `${path.slice(1)}.html`)

/** What the build reads: all posts, and the testimonials that a page may begin with. Newest first. */
export type SiteData = { posts: readonly BlogPost[]; testimonials: readonly Testimonial[] }

/** Bodies are read one by one; so many at a time are quick and no burden. */
const POSTS_AT_ONCE = 8

export async function readSiteData(): Promise<SiteData> {
  const client = await loadClient()
  const [summaries, testimonials] = await Promise.all([client.listPosts(), client.listTestimonials(ROWS_PER_PAGE)])
  const posts: (BlogPost | null)[] = []
  for (let start = 0; start < summaries.length; start += POSTS_AT_ONCE) {
    const next = summaries.slice(start, start + POSTS_AT_ONCE)
    posts.push(...(await Promise.all(next.map(({ slug }) => client.getPost(slug)))))
  }
  // One that was deleted in the meantime is null.
  return { posts: posts.filter((post) => post !== null), testimonials }
}
