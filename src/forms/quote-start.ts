import { type QuoteOptionId, quoteOptionOf } from '@/content/quote-options'
import { serviceAreas } from '@/content/service-areas'
import { services } from '@/content/services'

/** What a quote request is about, as far as the link that led to the form says so. */
export type QuoteStart = { service?: QuoteOptionId | undefined; town?: string | undefined }

/** Reads the query that paths.quoteForService and paths.quoteForTown write; what the site does not know says nothing. */
export function readQuoteStart(search: URLSearchParams): QuoteStart {
  const service = services.find(({ slug }) => slug === search.get('service'))
  const area = serviceAreas.find(({ slug }) => slug === search.get('town'))
  return { service: service && quoteOptionOf(service.slug), town: area?.town }
}
