import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Testimonial } from '@/data/rows'
import { shownTestimonialsKey, testimonialsQuery } from '@/data/testimonials'

/** All testimonials; until they come, those of the snapshot. For an extra of a page, so a failure shows no toast. */
export function useShownTestimonials(path: string): readonly Testimonial[] {
  const { data } = useQuery({ ...testimonialsQuery(), meta: {} })
  const snapshot = useQueryClient().getQueryData<Testimonial[]>(shownTestimonialsKey(path))
  return data ?? snapshot ?? []
}
