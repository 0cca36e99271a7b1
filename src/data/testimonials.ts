import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { loadClient } from './load-client'
import type { TestimonialInput } from './rows'

/** How many testimonials the home page fetches. */
export const HOME_TESTIMONIAL_LIMIT = 3

/** Newest first; all rows without a limit. */
export const testimonialsQuery = (limit?: number) =>
  queryOptions({
    queryKey: ['testimonials', 'list', { limit }],
    queryFn: async () => (await loadClient()).listTestimonials(limit),
    meta: { errorTitle: 'Error Fetching Testimonials' },
  })

/** Null when no testimonial has this id. */
export const testimonialQuery = (id: string) =>
  queryOptions({
    queryKey: ['testimonials', 'one', id],
    queryFn: async () => (await loadClient()).getTestimonial(id),
    meta: { errorTitle: 'Error Fetching Testimonial' },
  })

export const createTestimonial = mutationOptions({
  mutationFn: async (input: TestimonialInput) => (await loadClient()).createTestimonial(input),
  meta: { errorTitle: 'Error Creating Testimonial', invalidates: ['testimonials'] },
})

export const updateTestimonial = mutationOptions({
  mutationFn: async ({ id, input }: { id: string; input: TestimonialInput }) =>
    (await loadClient()).updateTestimonial(id, input),
  meta: { errorTitle: 'Error Updating Testimonial', invalidates: ['testimonials'] },
})

export const deleteTestimonial = mutationOptions({
  mutationFn: async ({ id }: { id: string }) => (await loadClient()).deleteTestimonial(id),
  meta: { errorTitle: 'Error Deleting Testimonial', invalidates: ['testimonials'] },
})
