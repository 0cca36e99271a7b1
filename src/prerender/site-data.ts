import { ROWS_PER_STEP } from '@/data/first-page'
import { loadClient } from '@/data/load-client'
import type { BlogPost, Testimonial } from '@/data/rows'

/** What the build reads: all posts, and the testimonials that a page may begin with. Newest first. */
export type SiteData = { posts: readonly BlogPost[]; testimonials: readonly Testimonial[] }

/** Bodies are read one by one; so many at a time are quick and no burden. */
const POSTS_AT_ONCE = 8

export async function readSiteData(): Promise<SiteData> {
  const client = await loadClient()
  const [summaries, testimonials] = await Promise.all([client.listPosts(), client.listTestimonials(ROWS_PER_STEP)])
  const posts: (BlogPost | null)[] = []
  for (let start = 0; start < summaries.length; start += POSTS_AT_ONCE) {
    const next = summaries.slice(start, start + POSTS_AT_ONCE)
    posts.push(...(await Promise.all(next.map(({ slug }) => client.getPost(slug)))))
  }
  // One that was deleted in the meantime is null.
  return { posts: posts.filter((post) => post !== null), testimonials }
}
