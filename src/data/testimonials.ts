import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { parseTimestamp } from '@/lib/dates'
import { loadClient } from './load-client'
import type { Testimonial, TestimonialInput } from './rows'
import { type ChangedRow, isAlreadySaved, isOneOf, isSameRow, type NewRow, type Saved } from './save-row'

/** How many testimonials the home page fetches. */
export const HOME_TESTIMONIAL_LIMIT = 3

/** Newest first; all rows without a limit. */
export const testimonialsQuery = (limit?: number) =>
  queryOptions({
    queryKey: ['testimonials', 'list', { limit }],
    queryFn: async () => (await loadClient()).listTestimonials(limit),
    meta: { errorTitle: 'Error Fetching Testimonials' },
  })

/** The newest testimonial about a service, by the service's name; null if there is none. An extra, so a failure shows no toast. */
export const serviceTestimonialQuery = (service: string) =>
  queryOptions({
    queryKey: ['testimonials', 'service', service],
    queryFn: async () => (await (await loadClient()).listTestimonials(1, service))[0] ?? null,
  })

/** Null when no testimonial has this id. */
export const testimonialQuery = (id: string) =>
  queryOptions({
    queryKey: ['testimonials', 'one', id],
    queryFn: async () => (await loadClient()).getTestimonial(id),
    meta: { errorTitle: 'Error Fetching Testimonial' },
  })

/** How many of the newest testimonials are searched for one that an earlier try has stored, and how old it may be. */
const RETRY_SEARCH = { limit: 20, maxAgeMs: 60 * 60_000 }

/** Resolves without writing if the same testimonial was stored within the last hour. */
export const createTestimonial = mutationOptions({
  mutationFn: async ({ input, attempts }: NewRow<TestimonialInput>): Promise<Saved> => {
    const client = await loadClient()
    const since = Date.now() - RETRY_SEARCH.maxAgeMs
    const own = (await client.listTestimonials(RETRY_SEARCH.limit)).find(
      (row) => isOneOf(row, [input, ...attempts]) && Number(parseTimestamp(row.created_at)) > since,
    )
    if (own && isSameRow(own, input)) return { wasThere: true }
    await (own ? client.updateTestimonial(own.id, input) : client.createTestimonial(input))
    return { wasThere: false }
  },
  meta: { errorTitle: 'Error Creating Testimonial', invalidates: ['testimonials'] },
})

/** Throws a ChangedElsewhereError. */
export const updateTestimonial = mutationOptions({
  mutationFn: async (change: ChangedRow<Testimonial, TestimonialInput>): Promise<Saved> => {
    const client = await loadClient()
    const { input, loaded } = change
    const wasThere = isAlreadySaved(await client.getTestimonial(loaded.id), change, 'testimonial')
    if (!wasThere) await client.updateTestimonial(loaded.id, input)
    return { wasThere }
  },
  meta: { errorTitle: 'Error Updating Testimonial', invalidates: ['testimonials'] },
})

export const deleteTestimonial = mutationOptions({
  mutationFn: async ({ id }: { id: string }) => (await loadClient()).deleteTestimonial(id),
  meta: { errorTitle: 'Error Deleting Testimonial', invalidates: ['testimonials'] },
})
