import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Testimonial } from '@/data/rows'
import { pageTestimonialsKey, quotableTestimonialsQuery } from '@/data/testimonials'

/** All testimonials; until they load, those of the page. */
export function usePageTestimonials(path: string): readonly Testimonial[] {
  const { data } = useQuery(quotableTestimonialsQuery)
  const snapshot = useQueryClient().getQueryData<Testimonial[]>(pageTestimonialsKey(path))
  return data ?? snapshot ?? []
}
