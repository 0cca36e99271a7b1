import { parseTimestamp } from '@/lib/dates'

// The tables: each column with the function that reads its value, from which the types of the rows follow. A database
// without our constraints may have a broken value: it is read as an empty or a default one, and the rest of its row is
// shown as it is. (A lone surrogate, which a URL cannot have, becomes U+FFFD.)

const text = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value).toWellFormed() : ''
const optional = (value: unknown) => text(value) || null
const texts = (value: unknown) => [value].flat().map(text).filter(Boolean)

/** ISO timestamp; '' if the row has none. */
const timestamp = (value: unknown) => (parseTimestamp(text(value)) ? text(value) : '')

/** 1 to 5 stars. An empty rating means 5. */
function rating(value: unknown) {
  const stars = Math.round(Number(text(value) || 5))
  return Number.isNaN(stars) ? 5 : Math.min(Math.max(stars, 1), 5)
}

const summary = {
  id: text,
  title: text,
  slug: text,
  author: text,
  category: text,
  date: timestamp,
  excerpt: text,
  image_url: optional,
}

const post = {
  ...summary,
  /** Text with newlines and some basic HTML, as the author typed it. Unsanitized: parse it before rendering. */
  content: text,
}

const testimonial = {
  id: text,
  name: text,
  location: optional,
  rating,
  testimonial: text,
  service: optional,
  image_url: optional,
  created_at: timestamp,
}

const quoteRequest = {
  id: text,
  name: text,
  email: text,
  phone: text,
  address: text,
  /** Ids of content/quote-options.ts, or what else the table has. */
  services: texts,
  description: text,
  created_at: timestamp,
}

const contactMessage = {
  id: text,
  FullName: text,
  Email: text,
  PhoneNumber: optional,
  Description: text,
  created_at: timestamp,
}

export type PostSummary = RowOf<typeof summary>
export type BlogPost = RowOf<typeof post>
export type Testimonial = RowOf<typeof testimonial>
export type QuoteRequest = RowOf<typeof quoteRequest>
export type ContactMessage = RowOf<typeof contactMessage>

export type BlogPostInput = Omit<BlogPost, 'id'>
export type TestimonialInput = Omit<Testimonial, 'id' | 'created_at'>
export type QuoteRequestInput = Omit<QuoteRequest, 'id' | 'created_at'>
export type ContactMessageInput = Omit<ContactMessage, 'id' | 'created_at'>

/** The columns of the queries that do not select all. */
export const selects = {
  summary: Object.keys(summary).join(),
  testimonial: Object.keys(testimonial).join(),
  contactMessage: Object.keys(contactMessage).join(),
}

export const readSummary = makeReader(summary)
export const readPost = makeReader(post)
export const readTestimonial = makeReader(testimonial)
export const readQuoteRequest = makeReader(quoteRequest)
export const readContactMessage = makeReader(contactMessage)

type Readers = Record<string, (value: unknown) => unknown>

type RowOf<Columns extends Readers> = { [Column in keyof Columns]: ReturnType<Columns[Column]> }

function makeReader<Columns extends Readers>(readers: Columns) {
  return (row: object) =>
    Object.fromEntries(
      Object.entries(readers).map(([column, read]) => [column, read(row[column as keyof typeof row])]),
    ) as RowOf<Columns>
}

type TableSchema<Row, Insert, Update = Insert> = { Row: Row; Insert: Insert; Update: Update; Relationships: [] }

export type Database = {
  public: {
    Tables: {
      blog_posts: TableSchema<BlogPost, BlogPostInput>
      testimonials: TableSchema<Testimonial, TestimonialInput>
      quote_requests: TableSchema<QuoteRequest, QuoteRequestInput, never>
      ContactForm: TableSchema<ContactMessage, ContactMessageInput, never>
    }
    Views: Record<never, never>
    Functions: Record<never, never>
  }
}
