import { expect, test } from 'vitest'
import { readQuoteRequest, readTestimonial } from '@/data/rows'

test.each([null, undefined])('a quote request whose values are %s is a row of empty values', (value) => {
  const row = { name: value, email: value, phone: value, address: value, services: value, description: value }
  const empty = { name: '', email: '', phone: '', address: '', services: [], description: '' }
  expect(readQuoteRequest({ id: '1', created_at: '2026-11-01T16:00:00+00:00', ...row })).toEqual({
    id: '1',
    created_at: '2026-11-01T16:00:00+00:00',
    ...empty,
  })
})

const testimonial = {
  id: '1',
  name: 'Dana R.',
  location: null,
  testimonial: 'They raked the lawn.',
  service: 'Stump Grinding',
  image_url: null,
  created_at: '2026-11-01T16:00:00+00:00',
}

test.each([
  [4, 4],
  [null, 5],
])('a testimonial with a rating of %s has %i stars', (rating, stars) => {
  expect(readTestimonial({ ...testimonial, rating })).toEqual({ ...testimonial, rating: stars })
})
