import { parseTimestamp } from '@/lib/dates'

/** A post without its body, as in lists. */
export type PostSummary = {
  id: string
  title: string
  slug: string
  author: string
  category: string
  /** ISO timestamp; '' if the row has none. */
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
  /** Ids of content/quote-options.ts, or what else the table has. */
  services: string[]
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

// A table of another project may have no constraints: what it answers is made whole here, so that a broken value takes
// down at most its own line on the page.

type Readers<Row> = { [Column in keyof Row]: (value: unknown) => Row[Column] }

const text = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')
const optional = (value: unknown) => text(value) || null
const timestamp = (value: unknown) => (parseTimestamp(text(value)) ? text(value) : '')
const texts = (value: unknown) => [value].flat().map(text).filter(Boolean)

/** An empty rating means 5 stars. */
function rating(value: unknown) {
  const stars = Math.round(Number(text(value) || 5))
  return Number.isNaN(stars) ? 5 : Math.min(Math.max(stars, 1), 5)
}

const makeReader =
  <Row extends object>(readers: Readers<Row>) =>
  (row: object): Row =>
    Object.fromEntries(
      Object.entries<(value: unknown) => unknown>(readers).map(([column, read]) => [
        column,
        read(row[column as keyof typeof row]),
      ]),
    ) as Row

const summary: Readers<PostSummary> = {
  id: text,
  title: text,
  slug: text,
  author: text,
  category: text,
  date: timestamp,
  excerpt: text,
  image_url: optional,
}

export const readSummary = makeReader(summary)

export const readPost = makeReader<BlogPost>({ ...summary, content: text })

export const readTestimonial = makeReader<Testimonial>({
  id: text,
  name: text,
  location: optional,
  rating,
  testimonial: text,
  service: optional,
  image_url: optional,
  created_at: timestamp,
})

export const readQuoteRequest = makeReader<QuoteRequest>({
  id: text,
  name: text,
  email: text,
  phone: text,
  address: text,
  services: texts,
  description: text,
  created_at: timestamp,
})

export const readContactMessage = makeReader<ContactMessage>({
  id: text,
  FullName: text,
  Email: text,
  PhoneNumber: optional,
  Description: text,
  created_at: timestamp,
})
