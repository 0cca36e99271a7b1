import { describe, expect, test } from 'vitest'
import { isRow, readContactMessage, readPost, readQuoteRequest, readTestimonial } from '@/data/rows'

const readers = { readContactMessage, readPost, readQuoteRequest, readTestimonial }

describe.each(Object.entries(readers))('%s', (_, read) => {
  test.each([undefined, null, 7, true, Number.NaN, { a: 1 }, [1, null]])(
    'returns valid types when every field is %s',
    (value) => {
      const columns = Object.keys(read({}))
      const row: Record<string, unknown> = read(Object.fromEntries(columns.map((column) => [column, value])))
      const { rating, services, ...texts } = row
      for (const [column, text] of Object.entries(texts)) {
        const mayBeNull = ['image_url', 'location', 'service', 'PhoneNumber'].includes(column)
        expect(typeof text === 'string' || (mayBeNull && text === null), `${column}: ${String(text)}`).toBe(true)
      }
      if ('rating' in row) expect([1, 2, 3, 4, 5]).toContain(rating)
      if ('services' in row)
        expect(Array.isArray(services) && services.every((id) => typeof id === 'string')).toBe(true)
    },
  )
})

test.for([null, '', '  '])('a post with the title %j is untitled', (title) => {
  expect(readPost({ title }).title).toBe('Untitled')
})

test('a valid row is unchanged', () => {
  const testimonial = {
    id: '1',
    name: 'Dana R.',
    location: null,
    rating: 4,
    testimonial: 'They raked the lawn.',
    service: 'Stump Grinding',
    image_url: null,
    created_at: '2026-11-01T16:00:00+00:00',
  }
  expect(readTestimonial(testimonial)).toEqual(testimonial)
  expect(readQuoteRequest({ services: ['other', 'firewood-sales'] }).services).toEqual(['other', 'firewood-sales'])
})

test.each([
  [0, 1],
  [9, 5],
  ['3', 3],
  [3.6, 4],
  [null, 5],
])('a rating of %s is read as %i', (rating, stars) => {
  expect(readTestimonial({ rating }).rating).toBe(stars)
})

test('only an object is a row', () => {
  expect([null, 'row', 7, {}].map(isRow)).toEqual([false, false, false, true])
})
