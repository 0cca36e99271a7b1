import { isLocked } from './admin-lock'
import { panel, supabase } from './connection'
import { DataError, dataError } from './data-error'
import { NOT_THERE, UNREADABLE } from './failure-words'
import { isRow, readPost, readPostSummary, readQuoteRequest, readTestimonial } from './read-rows'
import type {
  BlogPost,
  BlogPostInput,
  ContactMessageInput,
  PostSummary,
  QuoteRequest,
  QuoteRequestInput,
  Testimonial,
  TestimonialInput,
} from './rows'

export { DataError }

// The data client: every call that the site makes, and the only place that
// knows Supabase's tables. It is loaded on first use, never with the page.

/** PostgREST cuts longer answers at 1,000 rows without a word, so lists come in pages of this many. */
const PAGE_SIZE = 1000

/** What PostgREST answers when a single row was asked for and there is none. */
const NO_ROWS = 'PGRST116'

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/** The signal of a call that nobody stops. */
const NEVER = new AbortController().signal

const POST_SUMMARY = 'id, title, slug, author, category, date, excerpt, image_url'
const TESTIMONIAL = 'id, name, location, rating, testimonial, service, image_url, created_at'

type Read<Row> = (row: Record<string, unknown>) => Row

type Answer<T> = { data: T | null; error: { message: string; code?: string } | null; status: number }

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

/** Null when no post has this slug; any other failure throws. */
export async function getPost(slug: string): Promise<BlogPost | null> {
  const answer = await supabase.from('blog_posts').select('*').eq('slug', slug).limit(1).retry(false)
  return rowOrNull(readPost, answer)
}

export async function createPost(input: BlogPostInput): Promise<BlogPost> {
  return dataOf(await (await panel()).from('blog_posts').insert(input).select().single())
}

export async function updatePost(id: string, input: BlogPostInput): Promise<BlogPost> {
  return touched(await (await panel()).from('blog_posts').update(input).eq('id', id).select())
}

export async function deletePost(id: string): Promise<void> {
  touched(await (await panel()).from('blog_posts').delete().eq('id', id).select('id'))
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

/** Null when there is none with this id; any other failure throws. */
export async function getTestimonial(id: string): Promise<Testimonial | null> {
  // The database refuses to look for what is no id at all.
  if (!UUID.test(id)) return null
  const answer = await supabase.from('testimonials').select(TESTIMONIAL).eq('id', id).limit(1).retry(false)
  return rowOrNull(readTestimonial, answer)
}

export async function createTestimonial(input: TestimonialInput): Promise<Testimonial> {
  return dataOf(await (await panel()).from('testimonials').insert(input).select().single())
}

export async function updateTestimonial(id: string, input: TestimonialInput): Promise<Testimonial> {
  return touched(await (await panel()).from('testimonials').update(input).eq('id', id).select())
}

export async function deleteTestimonial(id: string): Promise<void> {
  touched(await (await panel()).from('testimonials').delete().eq('id', id).select('id'))
}

/** The stored row; null under the lock, where nobody but the admin may read it. */
export async function createQuoteRequest(input: QuoteRequestInput, signal = NEVER): Promise<QuoteRequest | null> {
  const insert = supabase.from('quote_requests').insert(input)
  if (!isLocked) return dataOf(await insert.select().abortSignal(signal).single())
  created(await insert.abortSignal(signal))
  return null
}

/** Newest first, all of them. */
export async function listQuoteRequests(): Promise<QuoteRequest[]> {
  const client = await panel()
  return listAll(readQuoteRequest, undefined, (from, to) =>
    client
      .from('quote_requests')
      .select('*', { count: 'exact' })
      .order('created_at', { ascending: false })
      .order('id', { ascending: false })
      .range(from, to)
      .retry(false),
  )
}

export async function deleteQuoteRequest(id: string): Promise<void> {
  touched(await (await panel()).from('quote_requests').delete().eq('id', id).select('id'))
}

/** No row comes back: nobody may read contact messages with the anonymous key. */
export async function createContactMessage(input: ContactMessageInput, signal = NEVER): Promise<void> {
  created(await supabase.from('ContactForm').insert(input).abortSignal(signal))
}

/** Throws unless the answer says that a row was made, where none comes back. */
function created({ error, status }: Answer<null>) {
  if (error) throw dataError(error, status)
  if (status !== 201) throw new DataError(UNREADABLE)
}

/** Fetches page after page until all rows of the count are there, each row once. */
async function listAll<Row extends { id: string }>(
  read: Read<Row>,
  limit: number | undefined,
  fetchPage: (from: number, to: number) => PromiseLike<Answer<unknown[]> & { count: number | null }>,
): Promise<Row[]> {
  const wanted = limit ?? Number.POSITIVE_INFINITY
  const rows = new Map<string, Row>()
  for (let from = 0; ; ) {
    const answer = await fetchPage(from, Math.min(from + PAGE_SIZE, wanted) - 1)
    const page = dataOf(answer)
    if (!Array.isArray(page)) throw new DataError(UNREADABLE)
    for (const [index, row] of page.filter(isRow).map(read).entries()) {
      // A row without an id is still a row.
      rows.set(row.id || `${from + index}`, row)
    }
    from += page.length
    // Without a count, only an empty page is the end.
    const total = answer.count ?? Number.POSITIVE_INFINITY
    if (page.length === 0 || from >= Math.min(total, wanted)) return [...rows.values()]
  }
}

function dataOf<T>({ data, error, status }: Answer<T>): T {
  if (error) throw dataError(error, status)
  if (data === null) throw new DataError(UNREADABLE)
  return data
}

/** The row is not asked for with single(): browsers log that answer as an error where there is none. */
function rowOrNull<Row>(read: Read<Row>, answer: Answer<unknown[]>): Row | null {
  if (answer.error?.code === NO_ROWS) return null
  const rows = dataOf(answer)
  if (!Array.isArray(rows)) throw new DataError(UNREADABLE)
  return isRow(rows[0]) ? read(rows[0]) : null
}

/** The row that a write touched. None means that it is gone or out of reach: the status alone does not say so. */
function touched<T>(answer: Answer<T[]>): T {
  const rows = dataOf(answer)
  if (!Array.isArray(rows)) throw new DataError(UNREADABLE)
  const [row] = rows
  if (!row) throw new DataError(NOT_THERE)
  return row
}
