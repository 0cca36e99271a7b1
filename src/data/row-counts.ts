import { queryOptions } from '@tanstack/react-query'
import { loadClient } from './load-client'

// Counts the rows of a table, or those created after a timestamp that the database
// returned. The keys share the lists' prefix, so a mutation invalidates both.
// There is no errorTitle: a failure shows no toast.

type Client = Awaited<ReturnType<typeof loadClient>>

const countQuery = (keyPrefix: string, count: (client: Client) => Promise<number>, after?: string) =>
  queryOptions({
    queryKey: [keyPrefix, 'count', { after }],
    queryFn: async () => count(await loadClient()),
    refetchOnWindowFocus: true,
  })

export const postCountQuery = countQuery('posts', (client) => client.countPosts())

export const testimonialCountQuery = countQuery('testimonials', (client) => client.countTestimonials())

export const quoteRequestCountQuery = (after?: string) =>
  countQuery('quote-requests', (client) => client.countQuoteRequests(after), after)

export const contactMessageCountQuery = (after?: string) =>
  countQuery('contact-messages', (client) => client.countContactMessages(after), after)
