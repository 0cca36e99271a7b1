import type { BlogPost, ContactMessage, PostSummary, QuoteRequest, Testimonial } from './rows'

// Rows as the screens may rely on them. The tables allow nothing else, but not
// every project has only these migrations: a null where none belongs must not
// take a page away, least of all the owner's list of requests.

type Fields = Record<string, unknown>

export const readPostSummary = (row: Fields): PostSummary => ({
  id: text(row['id']),
  title: text(row['title']),
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
  // Also an id that the site does not know is shown to the owner.
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

/** Only these can be rows. */
export const isRow = (value: unknown): value is Fields => typeof value === 'object' && value !== null

function text(value: unknown): string {
  if (typeof value === 'string') return value
  if (value === null || value === undefined) return ''
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

const textOrNull = (value: unknown) => text(value) || null

/** 1 to 5, and 5 where there is no number: the table's own default. */
function stars(value: unknown) {
  const rating = typeof value === 'number' || typeof value === 'string' ? Math.round(Number(value)) : 5
  return Number.isFinite(rating) ? Math.min(Math.max(rating, 1), 5) : 5
}
