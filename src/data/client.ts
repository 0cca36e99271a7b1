import { usesSupabaseAuth } from './auth-mode'
import { DataError } from './errors'
import { listNewest, responseError, unwrapChanged, unwrapCreated, unwrapFound } from './responses'
import {
  type BlogPost,
  type BlogPostInput,
  type ContactMessage,
  type ContactMessageInput,
  type Database,
  type PostSummary,
  type QuoteRequest,
  type QuoteRequestInput,
  readContactMessage,
  readPost,
  readQuoteRequest,
  readSummary,
  readTestimonial,
  selects,
  type Testimonial,
  type TestimonialInput,
} from './rows'
import { supabase } from './supabase'

// The data client has every Supabase call of the site. It is a chunk of its own, loaded on first use. The tables are
// described in rows.ts; the connection and the timeout are in supabase.ts.
// Lists are newest first, with all rows if no limit is given. A row is null if there is none, or if it was stored, but
// not returned. Failures are thrown as a DataError.

const EXACT = { count: 'exact' } as const

/** The signal of reads that nobody cancels. */
const NEVER_ABORTED = new AbortController().signal

/** Deleting a missing row succeeds, except with row-level security, which may hide it. */
export async function deleteRow(table: keyof Database['public']['Tables'], id: string): Promise<void> {
  const response = await supabase.from(table).delete().eq('id', id).select('id')
  const isGone = !usesSupabaseAuth && response.data?.length === 0
  if (!isGone) unwrapChanged(response, 'delete')
}

/** Throws if Supabase Auth has no session, which supabase-js attaches to each call. */
export async function requireSession(): Promise<void> {
  const { data, error } = await supabase.auth.getSession()
  if (data.session) return
  // The session has expired and was not refreshed. If Auth did not respond, supabase-js keeps it for the next try.
  if (error?.name === 'AuthRetryableFetchError') throw authError(error)
  throw new DataError('unauthorized')
}

/** False when Auth rejects the password; throws on any other failure. */
export async function signIn(password: string): Promise<boolean> {
  const { error } = await supabase.auth.signInWithPassword({ email: import.meta.env.VITE_ADMIN_EMAIL, password })
  if (error && error.code !== 'invalid_credentials') throw authError(error)
  return !error
}

/** Auth's own message, if it sent one. The status is 0 if no response came. */
function authError({ name, message, status }: { name: string; message: string; status?: number | undefined }) {
  if (name === 'AuthApiError') return new DataError('refused', { message })
  if (status === 0) return new DataError('unreachable')
  return new DataError('login-service-down')
}

/**
 * Tells Auth that a session has ended. `stored` is the JSON that supabase-js kept of it. Its own signOut() would remove
 * what is stored only after the response, and so a newer session too.
 */
export async function revokeSession(stored: string): Promise<void> {
  await supabase.auth.admin.signOut(JSON.parse(stored).access_token, 'local')
}

export const listPosts = (limit?: number, signal = NEVER_ABORTED): Promise<PostSummary[]> =>
  listNewest('date', () => supabase.from('blog_posts').select(selects.summary, EXACT), readSummary, { limit, signal })

/** All posts with their bodies, for the build. */
export const listWholePosts = (): Promise<BlogPost[]> =>
  listNewest('date', () => supabase.from('blog_posts').select('*', EXACT), readPost, { signal: NEVER_ABORTED })

export async function findPost(slug: string, signal = NEVER_ABORTED): Promise<BlogPost | null> {
  const query = supabase.from('blog_posts').select('*').eq('slug', slug).limit(1).retry(false).abortSignal(signal)
  return unwrapFound(await query.maybeSingle(), readPost)
}

export const insertPost = async (input: BlogPostInput): Promise<BlogPost | null> =>
  unwrapCreated(await supabase.from('blog_posts').insert(input).select())

export const updatePost = async (id: string, input: BlogPostInput): Promise<BlogPost | null> =>
  unwrapChanged(await supabase.from('blog_posts').update(input).eq('id', id).select())

export const listTestimonials = (limit?: number, signal = NEVER_ABORTED): Promise<Testimonial[]> =>
  listNewest('created_at', () => supabase.from('testimonials').select(selects.testimonial, EXACT), readTestimonial, {
    limit,
    signal,
  })

export async function findTestimonial(id: string, signal = NEVER_ABORTED): Promise<Testimonial | null> {
  const query = supabase.from('testimonials').select(selects.testimonial).eq('id', id).retry(false).abortSignal(signal)
  return unwrapFound(await query.maybeSingle(), readTestimonial)
}

export const insertTestimonial = async (input: TestimonialInput): Promise<Testimonial | null> =>
  unwrapCreated(await supabase.from('testimonials').insert(input).select())

export const updateTestimonial = async (id: string, input: TestimonialInput): Promise<Testimonial | null> =>
  unwrapChanged(await supabase.from('testimonials').update(input).eq('id', id).select())

/** With Supabase Auth the row is never returned, because only the admin may read it. */
export async function insertQuoteRequest(input: QuoteRequestInput): Promise<QuoteRequest | null> {
  const insert = supabase.from('quote_requests').insert(input)
  return unwrapCreated(await (usesSupabaseAuth ? insert : insert.select()))
}

export const listQuoteRequests = (signal = NEVER_ABORTED): Promise<QuoteRequest[]> =>
  listNewest('created_at', () => supabase.from('quote_requests').select('*', EXACT), readQuoteRequest, { signal })

/** Returns no row: the anon key has no read access to contact messages. */
export async function insertContactMessage(input: ContactMessageInput): Promise<void> {
  unwrapCreated(await supabase.from('ContactForm').insert(input))
}

/** Only the admin can read messages, and only with Supabase Auth. */
export const listContactMessages = (signal = NEVER_ABORTED): Promise<ContactMessage[]> =>
  listNewest(
    'created_at',
    () => supabase.from('ContactForm').select(selects.contactMessage, EXACT),
    readContactMessage,
    { signal },
  )

/** Stores a photo under a random name, which nobody guesses or overwrites. Returns its URL. Needs Supabase Auth. */
export async function uploadPhoto(photo: Blob): Promise<string> {
  const bucket = supabase.storage.from('photos')
  const name = `${crypto.randomUUID()}.${photo.type === 'image/webp' ? 'webp' : 'jpg'}`
  const options = { contentType: photo.type, cacheControl: '31536000' }
  // The photo is sent as bytes, because @supabase/lite does not find it in the form that supabase-js makes of a Blob.
  const { error } = await bucket.upload(name, await photo.arrayBuffer(), options)
  if (error) {
    const { statusCode = '', status = 0 } = error
    // Status 0: the error of fetch. Storage has a code for each failure, also for its own (5xx), which is no refusal.
    const message = 'originalError' in error ? String(error.originalError) : error.message
    throw responseError({ message, code: status < 500 ? statusCode : '' }, status, 'upload')
  }
  return bucket.getPublicUrl(name).data.publicUrl
}
