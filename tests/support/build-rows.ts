import type { BlogPost, BlogPostInput, QuoteRequest, Testimonial, TestimonialInput } from '@/data/rows'
import { makeSlug } from '@/lib/slug'
import { sql } from './local-supabase'

const quoteRequest: Omit<QuoteRequest, 'id'> = {
  name: 'Sam Whitfield',
  email: 'sam@example.com',
  phone: '(734) 555-0111',
  address: '2210 Miller Ave, Ann Arbor',
  services: ['tree-removal', 'stump-grinding'],
  description: 'A dead ash.',
  created_at: '2026-11-20T21:05:00Z',
}

/** Stores a sample quote request. */
export async function storeQuoteRequest(overrides: Partial<QuoteRequest> = {}): Promise<QuoteRequest> {
  const row = { ...quoteRequest, ...overrides }
  const [stored] = await sql<QuoteRequest>(
    `insert into quote_requests (name, email, phone, address, services, description, created_at)
     values ($1, $2, $3, $4, $5, $6, $7) returning *`,
    [row.name, row.email, row.phone, row.address, row.services, row.description, row.created_at],
  )
  if (!stored) throw new Error('nothing was stored')
  return stored
}

const post: BlogPostInput = {
  title: 'When to prune an oak',
  slug: 'when-to-prune-an-oak',
  author: 'Walt Hensley',
  category: 'Pruning',
  date: '2026-10-28T12:00:00Z',
  excerpt: 'Not in May.',
  content: 'An oak can wait.',
  image_url: null,
}

/** Stores a sample post. Its slug defaults to that of the title. */
export async function storePost(overrides: Partial<BlogPostInput> = {}): Promise<BlogPost> {
  const row = { ...post, ...overrides, slug: overrides.slug ?? makeSlug(overrides.title ?? post.title) }
  const [stored] = await sql<BlogPost>(
    `insert into blog_posts (title, slug, author, category, date, excerpt, content, image_url)
     values ($1, $2, $3, $4, $5, $6, $7, $8) returning *`,
    [row.title, row.slug, row.author, row.category, row.date, row.excerpt, row.content, row.image_url],
  )
  if (!stored) throw new Error('nothing was stored')
  return stored
}

const testimonial: TestimonialInput & { created_at: string } = {
  name: 'Dana R.',
  location: 'Ann Arbor',
  rating: 5,
  testimonial: 'The lawn had been raked.',
  service: 'Tree Removal',
  image_url: null,
  created_at: '2026-10-12T12:00:00Z',
}

export async function storeTestimonial(overrides: Partial<typeof testimonial> = {}): Promise<Testimonial> {
  const row = { ...testimonial, ...overrides }
  const [stored] = await sql<Testimonial>(
    `insert into testimonials (name, location, rating, testimonial, service, image_url, created_at)
     values ($1, $2, $3, $4, $5, $6, $7) returning *`,
    [row.name, row.location, row.rating, row.testimonial, row.service, row.image_url, row.created_at],
  )
  if (!stored) throw new Error('nothing was stored')
  return stored
}
