import { DataError, LOGGED_OUT, UNREACHABLE } from './errors'
import { panelLimits } from './limits'
import { isLocked } from './lock'
import { assertCreated, countOf, listAll, requireData, requireRow, rowOrNull } from './responses'
import {
  type BlogPost,
  type BlogPostInput,
  type ContactMessage,
  type ContactMessageInput,
  type PostSummary,
  type QuoteRequest,
  type QuoteRequestInput,
  readContactMessage,
  readPost,
  readPostSummary,
  readQuoteRequest,
  readTestimonial,
  type Testimonial,
  type TestimonialInput,
} from './rows'
import { SESSION_KEY, supabase } from './supabase'

export { DataError }

// The data client: every Supabase call of the site, and the only file that
// knows the tables. It is a separate chunk, loaded on first use. Connection and
// timeout are in supabase.ts.

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

const POST_SUMMARY = 'id, title, slug, author, category, date, excerpt, image_url'
const TESTIMONIAL = 'id, name, location, rating, testimonial, service, image_url, created_at'
const CONTACT_MESSAGE = 'id, FullName, Email, PhoneNumber, Description, created_at'

/** A HEAD request: returns the row count and no rows. */
const COUNT = { count: 'exact', head: true } as const

/** With the lock, admin calls need a session; supabase-js attaches it. */
async function requireSession() {
  if (isLocked && !(await supabase.auth.getSession()).data.session) throw new DataError(LOGGED_OUT)
}

/** False when Auth rejects the password; throws on any other failure. */
export async function signIn(password: string): Promise<boolean> {
  const { error } = await supabase.auth.signInWithPassword({ email: import.meta.env.VITE_ADMIN_EMAIL, password })
  if (!error) return true
  if (error.code === 'invalid_credentials') return false
  throw new DataError(error.name === 'AuthApiError' ? error.message.replace(/\.\s*$/, '') : UNREACHABLE)
}

export async function signOut(): Promise<void> {
  const { error } = await supabase.auth.signOut({ scope: 'local' })
  // supabase-js keeps the session when the request fails.
  if (error) window.localStorage.removeItem(SESSION_KEY)
}

/** Newest first; all rows without a limit. With a post, only those after it in this order. */
export function listPosts(limit?: number, after?: Pick<PostSummary, 'date' | 'id'>): Promise<PostSummary[]> {
  return listAll(readPostSummary, limit, (from, to) => {
    const all = supabase.from('blog_posts').select(POST_SUMMARY, { count: 'exact' })
    return (after ? all.or(`date.lt."${after.date}",and(date.eq."${after.date}",id.lt.${after.id})`) : all)
      .order('date', { ascending: false })
      .order('id', { ascending: false })
      .range(from, to)
      .retry(false)
  })
}

export async function countPosts(): Promise<number> {
  return countOf(await supabase.from('blog_posts').select('id', COUNT).retry(false))
}

/** Null when no post has this slug, or this id; throws on failure. */
export async function getPost(key: string, column: 'slug' | 'id' = 'slug'): Promise<BlogPost | null> {
  // PostgreSQL returns an error, not an empty result, for a NUL, and proxies do for an address that is too long.
  if (key.includes('\0') || key.length > panelLimits.post.slug) return null
  const response = await supabase.from('blog_posts').select('*').eq(column, key).limit(1).retry(false)
  return rowOrNull(readPost, response)
}

export async function createPost(input: BlogPostInput): Promise<BlogPost> {
  await requireSession()
  return requireData(await supabase.from('blog_posts').insert(input).select().single())
}

export async function updatePost(id: string, input: BlogPostInput): Promise<BlogPost> {
  await requireSession()
  return requireRow(await supabase.from('blog_posts').update(input).eq('id', id).select())
}

export async function deletePost(id: string): Promise<void> {
  await requireSession()
  requireRow(await supabase.from('blog_posts').delete().eq('id', id).select('id'))
}

/** Newest first; all rows without a limit. With a service, only those about it, in any case. */
export function listTestimonials(limit?: number, service?: string): Promise<Testimonial[]> {
  return listAll(readTestimonial, limit, (from, to) => {
    const all = supabase.from('testimonials').select(TESTIMONIAL, { count: 'exact' })
    return (service ? all.ilike('service', service) : all)
      .order('created_at', { ascending: false })
      .order('id', { ascending: false })
      .range(from, to)
      .retry(false)
  })
}

export async function countTestimonials(): Promise<number> {
  return countOf(await supabase.from('testimonials').select('id', COUNT).retry(false))
}

/** Null when no testimonial has this id; throws on failure. */
export async function getTestimonial(id: string): Promise<Testimonial | null> {
  // PostgreSQL returns an error, not an empty result, for a malformed UUID.
  if (!UUID.test(id)) return null
  const response = await supabase.from('testimonials').select(TESTIMONIAL).eq('id', id).limit(1).retry(false)
  return rowOrNull(readTestimonial, response)
}

export async function createTestimonial(input: TestimonialInput): Promise<Testimonial> {
  await requireSession()
  return requireData(await supabase.from('testimonials').insert(input).select().single())
}

export async function updateTestimonial(id: string, input: TestimonialInput): Promise<Testimonial> {
  await requireSession()
  return requireRow(await supabase.from('testimonials').update(input).eq('id', id).select())
}

export async function deleteTestimonial(id: string): Promise<void> {
  await requireSession()
  requireRow(await supabase.from('testimonials').delete().eq('id', id).select('id'))
}

/** The stored row; null with the lock, because RLS then lets only the admin read it. */
export async function createQuoteRequest(input: QuoteRequestInput): Promise<QuoteRequest | null> {
  const insert = supabase.from('quote_requests').insert(input)
  const response = isLocked ? await insert : await insert.select().single()
  assertCreated(response)
  return response.data
}

/** Newest first; all rows without a limit. */
export async function listQuoteRequests(limit?: number): Promise<QuoteRequest[]> {
  await requireSession()
  return listAll(readQuoteRequest, limit, (from, to) =>
    supabase
      .from('quote_requests')
      .select('*', { count: 'exact' })
      .order('created_at', { ascending: false })
      .order('id', { ascending: false })
      .range(from, to)
      .retry(false),
  )
}

/** Counts all rows, or those created after a timestamp that the database returned. */
export async function countQuoteRequests(after?: string): Promise<number> {
  await requireSession()
  const all = supabase.from('quote_requests').select('id', COUNT).retry(false)
  return countOf(await (after ? all.gt('created_at', after) : all))
}

export async function deleteQuoteRequest(id: string): Promise<void> {
  await requireSession()
  requireRow(await supabase.from('quote_requests').delete().eq('id', id).select('id'))
}

/** Returns no row: the anon key has no read access to contact messages. */
export async function createContactMessage(input: ContactMessageInput): Promise<void> {
  assertCreated(await supabase.from('ContactForm').insert(input))
}

/** All rows, newest first. Only the admin can read them, and only with the lock. */
export async function listContactMessages(): Promise<ContactMessage[]> {
  await requireSession()
  return listAll(readContactMessage, undefined, (from, to) =>
    supabase
      .from('ContactForm')
      .select(CONTACT_MESSAGE, { count: 'exact' })
      .order('created_at', { ascending: false })
      .order('id', { ascending: false })
      .range(from, to)
      .retry(false),
  )
}

/** Counts all rows, or those created after a timestamp that the database returned. */
export async function countContactMessages(after?: string): Promise<number> {
  await requireSession()
  const all = supabase.from('ContactForm').select('id', COUNT).retry(false)
  return countOf(await (after ? all.gt('created_at', after) : all))
}
