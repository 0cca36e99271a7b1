import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { deleteMutation } from './delete-mutation'
import { DataError } from './errors'
import { loadClient, loadClientWhenIdle, loadClientWithSession } from './load-client'
import type { Testimonial, TestimonialInput } from './rows'

export const HOME_TESTIMONIAL_LIMIT = 3

/** Prefixes of query keys, as in posts.ts. */
const keys = { all: ['testimonials'], editor: ['testimonial-editor'] } as const

/** Newest first; all rows without a limit. */
export const testimonialsQuery = (limit?: number) =>
  queryOptions({
    queryKey: [...keys.all, 'list', { limit }],
    queryFn: async ({ signal }) => (await loadClientWhenIdle()).listTestimonials(limit, signal),
    meta: { errorTitle: 'Error Fetching Testimonials' },
  })

/** The panel's list, with a key of its own, as in posts.ts. */
export const adminTestimonialsQuery = queryOptions({
  queryKey: [...keys.all, 'list', 'admin'],
  queryFn: async ({ signal }) => (await loadClient()).listTestimonials(undefined, signal),
  refetchOnWindowFocus: true,
  meta: { errorTitle: 'Error Fetching Testimonials' },
})

const includes = (text: string | null, words: string) => Boolean(text?.toLowerCase().includes(words.toLowerCase()))

/** The newest of the best rated: pages show it in large letters. The rows are newest first, and the sort is stable. */
const findBest = (rows: readonly Testimonial[]) => rows.toSorted((a, b) => b.rating - a.rating)[0]

export const findByService = (rows: readonly Testimonial[], name: string) =>
  findBest(rows.filter(({ service }) => includes(service, name)))

/** The best testimonial from a town. "Oakville Road, Elmville" is from Elmville, and not from Oakville. */
export function findByTown(rows: readonly Testimonial[], town: string) {
  const isTown = (part: string) =>
    ` ${part.trim().replace(/ [A-Z]{2}$/, '')}`.toLowerCase().endsWith(` ${town.toLowerCase()}`)
  return findBest(rows.filter(({ location }) => location?.split(',').some(isTown)))
}

/** All testimonials, for pages that feature one. It is not essential there, so a failure shows no toast. */
export const featuredTestimonialsQuery = queryOptions({
  queryKey: [...keys.all, 'featured'],
  queryFn: async ({ signal }) => (await loadClientWhenIdle()).listTestimonials(undefined, signal),
})

/** The testimonial to edit: never from the cache, and an error if it does not exist. */
export const editedTestimonialQuery = (id: string) =>
  queryOptions({
    queryKey: [...keys.editor, id],
    queryFn: async ({ signal }) => {
      const testimonial = await (await loadClient()).findTestimonial(id, signal)
      if (!testimonial) throw new DataError('not-found', { message: 'Testimonial not found.' })
      return testimonial
    },
    gcTime: 0,
    meta: { errorTitle: 'Error Fetching Testimonial', titlesByKind: { 'not-found': 'Error' } },
  })

export const saveTestimonialMutation = (loaded: Testimonial | undefined) =>
  mutationOptions({
    mutationFn: async (input: TestimonialInput) => {
      const client = await loadClientWithSession()
      await (loaded ? client.updateTestimonial(loaded.id, input) : client.insertTestimonial(input))
    },
    meta: {
      errorTitle: loaded ? 'Error Updating Testimonial' : 'Error Creating Testimonial',
      invalidates: keys.all,
    },
  })

export const deleteTestimonialMutation = deleteMutation('testimonials', keys.all, 'Error Deleting Testimonial')
