import type { QuoteOptionId } from '@/content/quote-options'

/** A post without its body, as in lists. */
export type PostSummary = {
  id: string
  title: string
  slug: string
  author: string
  category: string
  /** ISO timestamp. */
  date: string
  excerpt: string
  image_url: string | null
}

export type BlogPost = PostSummary & {
  /** Text with newlines and some basic HTML, as the author typed it. Unsanitized: parse it before rendering. */
  content: string
}

export type BlogPostInput = Omit<BlogPost, 'id'>

export type Testimonial = {
  id: string
  name: string
  location: string | null
  /** 1 to 5 stars. */
  rating: number
  testimonial: string
  service: string | null
  image_url: string | null
  created_at: string
}

export type TestimonialInput = Omit<Testimonial, 'id' | 'created_at'>

export type QuoteRequest = {
  id: string
  name: string
  email: string
  phone: string
  address: string
  services: QuoteOptionId[]
  description: string
  created_at: string
}

export type QuoteRequestInput = Omit<QuoteRequest, 'id' | 'created_at'>

/** The column names match the existing table. */
export type ContactMessageInput = {
  FullName: string
  Email: string
  PhoneNumber: string | null
  Description: string
}

export type ContactMessage = ContactMessageInput & { id: string; created_at: string }

type Table<Row, Insert, Update = Insert> = { Row: Row; Insert: Insert; Update: Update; Relationships: [] }

/** The schema types for supabase-js. */
export type Database = {
  public: {
    Tables: {
      blog_posts: Table<BlogPost, BlogPostInput>
      testimonials: Table<Testimonial, TestimonialInput>
      quote_requests: Table<QuoteRequest, QuoteRequestInput, never>
      ContactForm: Table<ContactMessage, ContactMessageInput, never>
    }
    Views: Record<never, never>
    Functions: Record<never, never>
  }
}

// Normalizes rows for the screens. The tables enforce these types, but a project may have
// other migrations too: an unexpected null must not crash a page, least of all the owner's
// list of requests.

type Fields = Record<string, unknown>

export const readPostSummary = (row: Fields): PostSummary => ({
  id: text(row['id']),
  // A heading and a link must not be empty.
  title: text(row['title']).trim() || 'Untitled',
  slug: text(row['slug']),
  author: text(row['author']),
  category: text(row['category']),
  date: text(row['date']),
  excerpt: text(row['excerpt']),
  image_url: textOrNull(row['image_url']),
})

export const readPost = (row: Fields): BlogPost => ({ ...readPostSummary(row), content: text(row['content']) })

export const readTestimonial = (row: Fields): Testimonial => ({
  id: text(row['id']),
  name: text(row['name']),
  location: textOrNull(row['location']),
  rating: stars(row['rating']),
  testimonial: text(row['testimonial']),
  service: textOrNull(row['service']),
  image_url: textOrNull(row['image_url']),
  created_at: text(row['created_at']),
})

export const readQuoteRequest = (row: Fields): QuoteRequest => ({
  id: text(row['id']),
  name: text(row['name']),
  email: text(row['email']),
  phone: text(row['phone']),
  address: text(row['address']),
  // Keep unknown ids too, because the owner should see them.
  services: (Array.isArray(row['services']) ? row['services'] : []).map(text) as QuoteRequest['services'],
  description: text(row['description']),
  created_at: text(row['created_at']),
})

export const readContactMessage = (row: Fields): ContactMessage => ({
  id: text(row['id']),
  FullName: text(row['FullName']),
  Email: text(row['Email']),
  PhoneNumber: textOrNull(row['PhoneNumber']),
  Description: text(row['Description']),
  created_at: text(row['created_at']),
})

export const isRow = (value: unknown): value is Fields => typeof value === 'object' && value !== null

function text(value: unknown): string {
  if (typeof value === 'string') return value
  if (value === null || value === undefined) return ''
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

const textOrNull = (value: unknown) => text(value) || null

/** Clamps to 1 to 5. Falls back to 5, the table's default, when there is no number. */
function stars(value: unknown) {
  const rating = typeof value === 'number' || typeof value === 'string' ? Math.round(Number(value)) : 5
  return Number.isFinite(rating) ? Math.min(Math.max(rating, 1), 5) : 5
}
