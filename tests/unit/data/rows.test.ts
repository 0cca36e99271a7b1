import { expect, test } from 'vitest'
import { readContactMessage, readPost, readQuoteRequest, readSummary, readTestimonial } from '@/data/rows'
import { samples } from '../../support/sample-rows'

const LONG = 'x'.repeat(100_000)
const TIME = '2026-11-01T16:00:00+00:00'

const { blog_posts, testimonials, quote_requests, ContactForm } = samples
const { content: _, ...summary } = blog_posts
const own = { id: '1', created_at: TIME }

const tables: [name: string, read: (row: object) => object, row: Record<string, unknown>][] = [
  ['post summary', readSummary, { id: '1', ...summary }],
  ['post', readPost, { id: '1', ...blog_posts }],
  ['testimonial', readTestimonial, { ...own, ...testimonials }],
  ['quote request', readQuoteRequest, { ...own, ...quote_requests }],
  ['contact message', readContactMessage, { ...own, ...ContactForm }],
]

/** What a column is without a value of its own. */
const EMPTY: Record<string, unknown> = {
  rating: 5,
  services: [],
  ...Object.fromEntries(['image_url', 'location', 'service', 'PhoneNumber'].map((column) => [column, null])),
}

const columns = tables.flatMap(([name, read, row]) => Object.keys(row).map((column) => ({ name, column, read, row })))

test.for(columns)('a $name with a broken $column is whole, and its other columns are as they were', (one) => {
  const { column, read, row } = one
  const empty = column in EMPTY ? EMPTY[column] : ''
  const { [column]: _, ...without } = row
  expect(read(row)).toEqual(row)
  expect(read({ ...row, more: 1 })).toEqual(row)
  expect(read(without)).toEqual({ ...row, [column]: empty })
  for (const value of [null, true, { a: 1 }, []])
    expect(read({ ...row, [column]: value })).toEqual({ ...row, [column]: empty })
  const isText = !['date', 'created_at', 'rating', 'services'].includes(column)
  if (isText) expect(read({ ...row, [column]: 7 })).toEqual({ ...row, [column]: '7' })
  if (isText) expect(read({ ...row, [column]: LONG })).toEqual({ ...row, [column]: LONG })
})

test.for(['', 'NaN', 'yesterday', '9999-99-99', LONG, 7e20])('a row from %.12s has no date', (value) => {
  expect(readPost({ date: value })).toMatchObject({ date: '' })
})

test.for([
  [0, 1],
  [-7, 1],
  [3.6, 4],
  ['2', 2],
  [99, 5],
  ['', 5],
  ['many', 5],
  [LONG, 5],
] as const)('a rating of %.12s is shown as %i stars', ([rating, stars]) => {
  expect(readTestimonial({ rating })).toMatchObject({ rating: stars })
})

test('the services of a request may be a text, or have empty ones among them', () => {
  expect(readQuoteRequest({ services: 'tree-removal' }).services).toEqual(['tree-removal'])
  expect(readQuoteRequest({ services: ['other', null, { a: 1 }, ''] }).services).toEqual(['other'])
})

test('half of an emoji, which no URL can have, becomes the replacement character', () => {
  expect(readSummary({ slug: 'oak\ud83c' }).slug).toBe('oak\ufffd')
})
