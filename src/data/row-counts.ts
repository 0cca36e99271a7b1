import { queryOptions } from '@tanstack/react-query'
import { loadClient } from './load-client'

// How many rows a table has, or has had since a timestamp that the database
// gave. Keys begin like those of the lists, so that a write makes both stale.
// Without words for a failure: it is not said.

type Client = Awaited<ReturnType<typeof loadClient>>

const countQuery = (rows: string, count: (client: Client) => Promise<number>, after?: string) =>
  queryOptions({
    queryKey: [rows, 'count', { after }],
    queryFn: async () => count(await loadClient()),
    refetchOnWindowFocus: true,
  })

export const postCountQuery = countQuery('posts', (client) => client.countPosts())

export const testimonialCountQuery = countQuery('testimonials', (client) => client.countTestimonials())

export const quoteRequestCountQuery = (after?: string) =>
  countQuery('quote-requests', (client) => client.countQuoteRequests(after), after)

export const contactMessageCountQuery = (after?: string) =>
  countQuery('contact-messages', (client) => client.countContactMessages(after), after)
