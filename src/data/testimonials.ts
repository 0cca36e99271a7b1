import type { MutationOptions } from '@tanstack/react-query'
import { loadClient } from './load-client'
import type { RowsQuery } from './row-store'
import type { Testimonial, TestimonialInput } from './rows'

/** Testimonials that the home page asks for. */
export const HOME_TESTIMONIAL_LIMIT = 3

/** Newest first; all of them without a limit. */
export const testimonialsQuery = (limit?: number): RowsQuery<Testimonial[]> => ({
  queryKey: ['testimonials', 'list', { limit }],
  queryFn: async () => (await loadClient()).listTestimonials(limit),
  meta: { errorTitle: 'Error Fetching Testimonials' },
})

/** Null when there is none with this id. */
export const testimonialQuery = (id: string): RowsQuery<Testimonial | null> => ({
  queryKey: ['testimonials', 'one', id],
  queryFn: async () => (await loadClient()).getTestimonial(id),
  meta: { errorTitle: 'Error Fetching Testimonial' },
})

export const createTestimonial: MutationOptions<Testimonial, Error, TestimonialInput> = {
  mutationFn: async (input) => (await loadClient()).createTestimonial(input),
  meta: { errorTitle: 'Error Creating Testimonial', invalidates: ['testimonials'] },
}

export const updateTestimonial: MutationOptions<Testimonial, Error, { id: string; input: TestimonialInput }> = {
  mutationFn: async ({ id, input }) => (await loadClient()).updateTestimonial(id, input),
  meta: { errorTitle: 'Error Updating Testimonial', invalidates: ['testimonials'] },
}

export const deleteTestimonial: MutationOptions<void, Error, { id: string }> = {
  mutationFn: async ({ id }) => (await loadClient()).deleteTestimonial(id),
  meta: { errorTitle: 'Error Deleting Testimonial', invalidates: ['testimonials'] },
}
