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

type Nullable<Row> = { [Column in keyof Row]?: Row[Column] | null }

/** The owner's list shows a missing value as N/A. */
export const readQuoteRequest = (row: Nullable<QuoteRequest>): QuoteRequest => ({
  id: row.id ?? '',
  name: row.name ?? '',
  email: row.email ?? '',
  phone: row.phone ?? '',
  address: row.address ?? '',
  services: row.services ?? [],
  description: row.description ?? '',
  created_at: row.created_at ?? '',
})

/** An empty rating means 5 stars. */
export const readTestimonial = (row: Omit<Testimonial, 'rating'> & { rating: number | null }): Testimonial => ({
  ...row,
  rating: row.rating ?? 5,
})
