import { serviceAreas } from '@/content/service-areas'
import { services } from '@/content/services'
import { ROWS_PER_PAGE } from '@/data/limits'
import { loadClient } from '@/data/load-client'
import { HOME_POST_LIMIT, nextPostsQuery, pickNext, postQuery, postsQuery } from '@/data/posts'
import type { Snapshot } from '@/data/query-client'
import type { BlogPost, PostSummary, Testimonial } from '@/data/rows'
import {
  HOME_TESTIMONIAL_LIMIT,
  serviceTestimonialQuery,
  testimonialsQuery,
  townTestimonialQuery,
} from '@/data/testimonials'
import { readDay } from '@/lib/dates'
import { paths } from '@/paths'

/** A page that is prerendered into a file. */
export type Page = {
  path: string
  /** The initial rows of the query cache; see query-client.ts. Lists begin with their newest rows. */
  rows: Snapshot['rows']
  /** The day of its newest content, as `2026-11-20`; absent when unknown. */
  lastModified?: string
}

/** Every public page with its own path. Without data there are no post pages. */
export const pagesOf = (data: SiteData | null): Page[] => [
  ...[paths.about, paths.services, paths.serviceAreas, paths.quote, paths.worry, paths.contact, paths.privacy].map(
    (path) => ({ path, rows: [] }),
  ),
  ...pagesWithRows(data),
]

function pagesWithRows(data: SiteData | null): Page[] {
  const topics = [
    ...services.map(({ slug }) => paths.service(slug)),
    ...serviceAreas.map(({ slug }) => paths.serviceArea(slug)),
  ]
  if (!data) return [...topics, paths.home, paths.blog, paths.testimonials].map((path) => ({ path, rows: [] }))
  const { posts, testimonials } = data
  return [
    ...services.map(({ slug, name }) => ({
      path: paths.service(slug),
      rows: [
        [
          serviceTestimonialQuery(name).queryKey,
          testimonials.find(({ service }) => service?.toLowerCase() === name.toLowerCase()) ?? null,
        ],
      ] as const,
    })),
    ...serviceAreas.map(({ slug, town }) => ({
      path: paths.serviceArea(slug),
      rows: [
        [
          townTestimonialQuery(town).queryKey,
          testimonials.find(({ location }) => location?.toLowerCase().includes(town.toLowerCase())) ??
            testimonials[0] ??
            null,
        ],
      ] as const,
    })),
    {
      path: paths.home,
      rows: [
        [postsQuery(HOME_POST_LIMIT).queryKey, posts.slice(0, HOME_POST_LIMIT).map(summaryOf)],
        [testimonialsQuery(HOME_TESTIMONIAL_LIMIT).queryKey, testimonials.slice(0, HOME_TESTIMONIAL_LIMIT)],
      ],
    },
    {
      path: paths.blog,
      rows: [[postsQuery().queryKey, posts.slice(0, ROWS_PER_PAGE).map(summaryOf)]],
      ...lastModified(posts[0]?.date),
    },
    {
      path: paths.testimonials,
      rows: [[testimonialsQuery().queryKey, testimonials.slice(0, ROWS_PER_PAGE)]],
      ...lastModified(testimonials[0]?.created_at),
    },
    ...posts.filter(hasFileName).map((post) => ({
      path: paths.post(post.slug),
      rows: [
        [postQuery(post.slug).queryKey, post],
        [nextPostsQuery(post).queryKey, pickNext(post, posts.slice(posts.indexOf(post) + 1), posts).map(summaryOf)],
      ] as const,
      ...lastModified(post.date),
    })),
  ]
}

/**
 * Allow-list for file names: the database has the same constraint, but a path on disk must not
 * depend on it. Hosts would serve `blog/index.html` for the list, so the shell renders that post.
 */
const hasFileName = ({ slug }: BlogPost) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug) && slug !== 'index'

const lastModified = (timestamp: string | undefined) => (timestamp ? { lastModified: readDay(timestamp) } : {})

const summaryOf = ({ content: _, ...summary }: BlogPost): PostSummary => summary

/** `about.html`, not `about/index.html`: hosts serve it without a trailing slash and without a redirect. */
export const fileOf = (path: string) => (path === paths.home ? 'index.html' : `${path.slice(1)}.html`)

/** What the build reads: all posts and testimonials, newest first. */
export type SiteData = { posts: readonly BlogPost[]; testimonials: readonly Testimonial[] }

/** Post bodies are fetched one by one; this concurrency is fast without overloading the server. */
const POST_CONCURRENCY = 8

export async function readSiteData(): Promise<SiteData> {
  const client = await loadClient()
  const [summaries, testimonials] = await Promise.all([client.listPosts(), client.listTestimonials()])
  const posts: (BlogPost | null)[] = []
  for (let start = 0; start < summaries.length; start += POST_CONCURRENCY) {
    const next = summaries.slice(start, start + POST_CONCURRENCY)
    posts.push(...(await Promise.all(next.map(({ slug }) => client.getPost(slug)))))
  }
  // Race: a post that was deleted since the list was read is null.
  return { posts: posts.filter((post) => post !== null), testimonials }
}
