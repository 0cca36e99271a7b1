import type { BlogPost, BlogPostInput, QuoteRequest, Testimonial } from '@/data/rows'
import { makeSlug } from '@/lib/make-slug'
import { sql } from './local-supabase'
import { samples } from './sample-rows'

// Each stores a sample row, with changes.

const { blog_posts, testimonials, quote_requests } = samples

export const storeQuoteRequest = (changes: Partial<QuoteRequest> = {}) =>
  store<QuoteRequest>('quote_requests', {
    ...quote_requests,
    services: ['tree-removal', 'stump-grinding'],
    created_at: '2026-11-20T21:05:00Z',
    ...changes,
  })

/** The slug is that of the title, unless it is given. */
export const storePost = (changes: Partial<BlogPostInput> = {}) =>
  store<BlogPost>('blog_posts', {
    ...blog_posts,
    image_url: null,
    slug: makeSlug(changes.title ?? blog_posts.title),
    ...changes,
  })

export const storeTestimonial = (changes: Partial<Testimonial> = {}) =>
  store<Testimonial>('testimonials', {
    ...testimonials,
    rating: 5,
    image_url: null,
    created_at: '2026-10-12T12:00:00Z',
    ...changes,
  })

async function store<Row>(table: string, row: object): Promise<Row> {
  const columns = Object.keys(row)
  const [stored] = await sql<Row>(
    `insert into ${table} (${columns}) values (${columns.map((_, index) => `$${index + 1}`)}) returning *`,
    Object.values(row),
  )
  if (!stored) throw new Error('nothing was stored')
  return stored
}
