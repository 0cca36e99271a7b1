import { expect, test } from 'vitest'
import { readContactMessage, readPost, readQuoteRequest, readSummary, readTestimonial } from '@/data/rows'

const LONG = 'x'.repeat(100_000)
const TIME = '2026-11-01T16:00:00+00:00'

const post = {
  id: '1',
  title: 'Oak wilt',
  slug: 'oak-wilt',
  author: 'Walt Hensley',
  category: 'Pruning',
  date: TIME,
  excerpt: 'Not in May.',
  image_url: 'https://example.com/oak.jpg',
}

const tables: [name: string, read: (row: object) => object, row: Record<string, unknown>][] = [
  ['post summary', readSummary, post],
  ['post', readPost, { ...post, content: 'An oak can wait.' }],
  [
    'testimonial',
    readTestimonial,
    {
      id: '1',
      name: 'Dana R.',
      location: 'Ann Arbor',
      rating: 4,
      testimonial: 'They raked the lawn.',
      service: 'Stump Grinding',
      image_url: 'https://example.com/dana.jpg',
      created_at: TIME,
    },
  ],
  [
    'quote request',
    readQuoteRequest,
    {
      id: '1',
      name: 'Sam Whitfield',
      email: 'sam@example.com',
      phone: '(734) 555-0111',
      address: '2210 Miller Ave',
      services: ['tree-removal'],
      description: 'A dead ash.',
      created_at: TIME,
    },
  ],
  [
    'contact message',
    readContactMessage,
    {
      id: '1',
      FullName: 'Grace Lindqvist',
      Email: 'grace@example.com',
      PhoneNumber: '734 555 0136',
      Description: 'Mulch?',
      created_at: TIME,
    },
  ],
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
