import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Testimonial } from '@/data/rows'
import { pageTestimonialsKey, testimonialsQuery } from '@/data/testimonials'

/** All testimonials; until they load, those of the page. They are not essential there, so a failure shows no toast. */
export function usePageTestimonials(path: string): readonly Testimonial[] {
  const { data } = useQuery({ ...testimonialsQuery(), meta: {} })
  const snapshot = useQueryClient().getQueryData<Testimonial[]>(pageTestimonialsKey(path))
  return data ?? snapshot ?? []
}
