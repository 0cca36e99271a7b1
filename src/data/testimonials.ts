import { mutationOptions, queryOptions } from '@tanstack/react-query'
import type { TestimonialInput } from './rows'

const client = () => import('./client')

/** Newest first; all of them without a limit. */
export const testimonialsQuery = (limit?: number) =>
  queryOptions({
    queryKey: ['testimonials', 'list', { limit }],
    queryFn: async () => (await client()).listTestimonials(limit),
    meta: { errorTitle: 'Error Fetching Testimonials' },
  })

/** Null when there is none with this id. */
export const testimonialQuery = (id: string) =>
  queryOptions({
    queryKey: ['testimonials', 'one', id],
    queryFn: async () => (await client()).getTestimonial(id),
    meta: { errorTitle: 'Error Fetching Testimonial' },
  })

export const createTestimonial = mutationOptions({
  mutationFn: async (input: TestimonialInput) => (await client()).createTestimonial(input),
  meta: { errorTitle: 'Error Creating Testimonial', invalidates: ['testimonials'] },
})

export const updateTestimonial = mutationOptions({
  mutationFn: async ({ id, input }: { id: string; input: TestimonialInput }) =>
    (await client()).updateTestimonial(id, input),
  meta: { errorTitle: 'Error Updating Testimonial', invalidates: ['testimonials'] },
})

export const deleteTestimonial = mutationOptions({
  mutationFn: async ({ id }: { id: string }) => (await client()).deleteTestimonial(id),
  meta: { errorTitle: 'Error Deleting Testimonial', invalidates: ['testimonials'] },
})
