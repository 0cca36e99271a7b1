import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest'
import { quoteOptions } from '@/content/quote-options'
import type { QuoteRequestInput, TestimonialInput } from '@/data/rows'
import { withLocalSupabase } from './local-supabase'
import { samples } from './sample-rows'

export const UNREACHABLE = 'The server could not be reached; please check your internet connection.'
export const UNANSWERED =
  'No answer came from the server, but what you sent may have arrived; please check your connection.'

export const UNKNOWN_ID = '00000000-0000-4000-8000-000000000000'

export const post = { ...samples.blog_posts, content: 'Not in May.\n\n<b>Never</b> & nowhere.' }
export const testimonial: TestimonialInput = { ...samples.testimonials, service: null }
export const message = samples.ContactForm
export const quoteRequest: QuoteRequestInput = {
  ...samples.quote_requests,
  name: "Sam O'Neil 🌳",
  services: quoteOptions.map(({ id }) => id),
  description: 'A dead ash.\n"Tall", {leaning}; 60 feet.',
}

/** The data client without a page around it, once withDataClient() has loaded it. */
export let client: typeof import('@/data/client')

export function withDataClient() {
  withLocalSupabase()

  beforeAll(async () => {
    vi.stubGlobal('window', { location: { origin: 'http://localhost' } })
    client = await import('@/data/client')
  })

  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
  })

  afterEach(() => {
    vi.restoreAllMocks()
  })

  afterAll(() => {
    vi.unstubAllGlobals()
  })
}

/** Every operation. Those that take an id get an unknown one. */
export const operations: Record<string, () => Promise<unknown>> = {
  listPosts: () => client.listPosts(),
  listWholePosts: () => client.listWholePosts(),
  findPost: () => client.findPost(post.slug),
  insertPost: () => client.insertPost(post),
  updatePost: () => client.updatePost(UNKNOWN_ID, post),
  listTestimonials: () => client.listTestimonials(),
  findTestimonial: () => client.findTestimonial(UNKNOWN_ID),
  insertTestimonial: () => client.insertTestimonial(testimonial),
  updateTestimonial: () => client.updateTestimonial(UNKNOWN_ID, testimonial),
  insertQuoteRequest: () => client.insertQuoteRequest(quoteRequest),
  listQuoteRequests: () => client.listQuoteRequests(),
  deleteRow: () => client.deleteRow('quote_requests', UNKNOWN_ID),
  insertContactMessage: () => client.insertContactMessage(message),
  listContactMessages: () => client.listContactMessages(),
}

export const failureOf = (call: Promise<unknown>) =>
  call.then(
    () => expect.unreachable('the call succeeded'),
    (error: unknown) => error,
  )
