import { DataError, LOGGED_OUT, UNREACHABLE } from './errors'
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

// The data client: every call that the site makes, and the only place that
// knows Supabase's tables. It is loaded on first use, never with the page.

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/** The signal of a call that nobody stops. */
const NEVER = new AbortController().signal

const POST_SUMMARY = 'id, title, slug, author, category, date, excerpt, image_url'
const TESTIMONIAL = 'id, name, location, rating, testimonial, service, image_url, created_at'
const CONTACT_MESSAGE = 'id, FullName, Email, PhoneNumber, Description, created_at'

/** Asks for the number of rows and for none of them. */
const COUNT = { count: 'exact', head: true } as const

/** Under the lock the panel's calls need the admin's session; the library attaches it. */
async function requireSession() {
  if (isLocked && !(await supabase.auth.getSession()).data.session) throw new DataError(LOGGED_OUT)
}

/** False when Auth refuses the password; any other failure throws. */
export async function signIn(password: string): Promise<boolean> {
  const { error } = await supabase.auth.signInWithPassword({ email: import.meta.env.VITE_ADMIN_EMAIL, password })
  if (!error) return true
  if (error.code === 'invalid_credentials') return false
  throw new DataError(error.name === 'AuthApiError' ? error.message.replace(/\.\s*$/, '') : UNREACHABLE)
}

export async function signOut(): Promise<void> {
  const { error } = await supabase.auth.signOut({ scope: 'local' })
  // The library keeps the session where Auth could not be told.
  if (error) window.localStorage.removeItem(SESSION_KEY)
}

/** Newest first; all of them without a limit. */
export function listPosts(limit?: number): Promise<PostSummary[]> {
  return listAll(readPostSummary, limit, (from, to) =>
    supabase
      .from('blog_posts')
      .select(POST_SUMMARY, { count: 'exact' })
      .order('date', { ascending: false })
      .order('id', { ascending: false })
      .range(from, to)
      .retry(false),
  )
}

export async function countPosts(): Promise<number> {
  return countOf(await supabase.from('blog_posts').select('id', COUNT).retry(false))
}

/** Null when no post has this slug; any other failure throws. */
export async function getPost(slug: string): Promise<BlogPost | null> {
  const answer = await supabase.from('blog_posts').select('*').eq('slug', slug).limit(1).retry(false)
  return rowOrNull(readPost, answer)
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

/** Newest first; all of them without a limit. */
export function listTestimonials(limit?: number): Promise<Testimonial[]> {
  return listAll(readTestimonial, limit, (from, to) =>
    supabase
      .from('testimonials')
      .select(TESTIMONIAL, { count: 'exact' })
      .order('created_at', { ascending: false })
      .order('id', { ascending: false })
      .range(from, to)
      .retry(false),
  )
}

export async function countTestimonials(): Promise<number> {
  return countOf(await supabase.from('testimonials').select('id', COUNT).retry(false))
}

/** Null when there is none with this id; any other failure throws. */
export async function getTestimonial(id: string): Promise<Testimonial | null> {
  // The database refuses to look for what is no id at all.
  if (!UUID.test(id)) return null
  const answer = await supabase.from('testimonials').select(TESTIMONIAL).eq('id', id).limit(1).retry(false)
  return rowOrNull(readTestimonial, answer)
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

/** The stored row; null under the lock, where nobody but the admin may read it. */
export async function createQuoteRequest(input: QuoteRequestInput, signal = NEVER): Promise<QuoteRequest | null> {
  const insert = supabase.from('quote_requests').insert(input)
  const answer = isLocked ? await insert.abortSignal(signal) : await insert.select().abortSignal(signal).single()
  assertCreated(answer)
  return answer.data
}

/** Newest first, all of them. */
export async function listQuoteRequests(): Promise<QuoteRequest[]> {
  await requireSession()
  return listAll(readQuoteRequest, undefined, (from, to) =>
    supabase
      .from('quote_requests')
      .select('*', { count: 'exact' })
      .order('created_at', { ascending: false })
      .order('id', { ascending: false })
      .range(from, to)
      .retry(false),
  )
}

/** All of them, or those that came after a timestamp of the database. */
export async function countQuoteRequests(after?: string): Promise<number> {
  await requireSession()
  const all = supabase.from('quote_requests').select('id', COUNT).retry(false)
  return countOf(await (after ? all.gt('created_at', after) : all))
}

export async function deleteQuoteRequest(id: string): Promise<void> {
  await requireSession()
  requireRow(await supabase.from('quote_requests').delete().eq('id', id).select('id'))
}

/** No row comes back: nobody may read contact messages with the anonymous key. */
export async function createContactMessage(input: ContactMessageInput, signal = NEVER): Promise<void> {
  assertCreated(await supabase.from('ContactForm').insert(input).abortSignal(signal))
}

/** Newest first, all of them; under the lock alone, and for the admin alone. */
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

/** All of them, or those that came after a timestamp of the database. */
export async function countContactMessages(after?: string): Promise<number> {
  await requireSession()
  const all = supabase.from('ContactForm').select('id', COUNT).retry(false)
  return countOf(await (after ? all.gt('created_at', after) : all))
}
