import { services } from '@/content/services/services'
import { towns } from '@/content/towns/towns'
import { NEWEST_POST_LIMIT, nextPostQuery, postQuery, postsQuery } from '@/data/posts'
import type { BlogPost, PostSummary, Testimonial } from '@/data/rows'
import {
  featuredTestimonialsQuery,
  findByService,
  findByTown,
  HOME_TESTIMONIAL_LIMIT,
  testimonialsQuery,
} from '@/data/testimonials'
import { paths } from '@/paths'
import type { Snapshot } from '@/query-client'

export const PRERENDERED_ROWS = 12

export type Page = {
  path: string
  /** The initial rows of the query cache; see query-client.ts. Lists begin with their newest rows. */
  rows: Snapshot
}

const pathsWithoutRows = [
  paths.about,
  paths.services,
  paths.serviceAreas,
  paths.quote,
  paths.worry,
  paths.contact,
  paths.privacy,
]

/** Every public page with its own path. Without data there are no rows, and no post pages. */
export function pagesOf(data: SiteData | null): Page[] {
  const { posts, testimonials } = data ?? { posts: [], testimonials: [] }
  const newestPosts = posts.slice(0, NEWEST_POST_LIMIT).map(summarize)
  const showing = (path: string, testimonial: Testimonial | undefined) => ({
    path,
    rows: testimonial ? [[featuredTestimonialsQuery.queryKey, [testimonial]] as const] : [],
  })
  const pages: Page[] = [
    ...pathsWithoutRows.map((path) => ({ path, rows: [] })),
    ...services.map(({ slug, name }) => showing(paths.service(slug), findByService(testimonials, name))),
    ...towns.map(({ slug, name }) => showing(paths.serviceArea(slug), findByTown(testimonials, name))),
    {
      path: paths.home,
      rows: [
        [postsQuery(NEWEST_POST_LIMIT).queryKey, newestPosts],
        [testimonialsQuery(HOME_TESTIMONIAL_LIMIT).queryKey, testimonials.slice(0, HOME_TESTIMONIAL_LIMIT)],
      ],
    },
    { path: paths.blog, rows: [[postsQuery().queryKey, posts.slice(0, PRERENDERED_ROWS).map(summarize)]] },
    { path: paths.testimonials, rows: [[testimonialsQuery().queryKey, testimonials.slice(0, PRERENDERED_ROWS)]] },
    ...posts.filter(hasFileName).map((post) => ({
      path: paths.post(post.slug),
      rows: [[postQuery(post.slug).queryKey, post] as const, [nextPostQuery.queryKey, newestPosts] as const],
    })),
  ]
  return data ? pages : pages.map(({ path }) => ({ path, rows: [] }))
}

/**
 * An allow-list for file names. The database has the same constraint, but a path on disk must not depend on it. The
 * shell renders a post called `index`, because hosts would serve `blog/index.html` as the list.
 */
const hasFileName = ({ slug }: BlogPost) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug) && slug !== 'index'

const summarize = ({ content: _, ...summary }: BlogPost): PostSummary => summary

/** `about.html`, not `about/index.html`: hosts serve it without a trailing slash and without a redirect. */
export const fileOf = (path: string) => (path === paths.home ? 'index.html' : `${path.slice(1)}.html`)

/** Read by the build: all posts and testimonials, newest first. */
export type SiteData = { posts: readonly BlogPost[]; testimonials: readonly Testimonial[] }
