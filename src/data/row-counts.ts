import { queryOptions } from '@tanstack/react-query'
import { loadClient } from './load-client'
import type { TableName } from './rows'

// Counts the rows of a table, or those created after a timestamp that the database
// returned. The keys share the lists' prefix, so a mutation invalidates both.
// There is no errorTitle: a failure shows no toast.

const countQuery = (keyPrefix: string, table: TableName, after?: string) =>
  queryOptions({
    queryKey: [keyPrefix, 'count', { after }],
    queryFn: async () => (await loadClient()).countRows(table, after),
    refetchOnWindowFocus: true,
  })

export const postCountQuery = countQuery('posts', 'blog_posts')

export const testimonialCountQuery = countQuery('testimonials', 'testimonials')

export const quoteRequestCountQuery = (after?: string) => countQuery('quote-requests', 'quote_requests', after)

export const contactMessageCountQuery = (after?: string) => countQuery('contact-messages', 'ContactForm', after)
