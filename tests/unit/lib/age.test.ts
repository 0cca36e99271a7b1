import { expect, test } from 'vitest'
import { formatAge } from '@/lib/dates'

const NOW = Date.parse('2026-11-20T21:05:00Z')

test.each([
  ['2026-11-20T21:05:00Z', 'just now'],
  ['2026-11-20T21:04:01Z', 'just now'],
  ['2026-11-20T21:04:00Z', '1 minute ago'],
  ['2026-11-20T20:05:01Z', '59 minutes ago'],
  ['2026-11-20T20:05:00Z', '1 hour ago'],
  ['2026-11-20T18:06:00Z', '2 hours ago'],
  ['2026-11-19T21:05:01Z', '23 hours ago'],
  ['2026-11-19T21:05:00Z', '1 day ago'],
  ['2026-11-17T12:00:00Z', '3 days ago'],
  ['2026-11-06T21:05:01Z', '13 days ago'],
  ['2026-11-06T21:05:00Z', '2 weeks ago'],
  ['2026-09-21T21:05:01Z', '8 weeks ago'],
  ['2026-09-21T21:05:00Z', '2 months ago'],
  ['2025-11-20T21:05:01Z', '12 months ago'],
  ['2025-11-20T21:05:00Z', '1 year ago'],
  ['2023-11-20T21:05:00Z', '3 years ago'],
  ['2026-11-20 18:05:00.266+00', '2 hours ago'],
  ['2026-11-20T18:05:00.266123+00:00', '2 hours ago'],
])('The age of %s is %s.', (timestamp, age) => {
  expect(formatAge(timestamp, NOW)).toBe(age)
})

test('A timestamp slightly in the future is just now; one further ahead has no age.', () => {
  expect(formatAge('2026-11-20T21:09:59Z', NOW)).toBe('just now')
  expect(formatAge('2026-11-20T21:10:01Z', NOW)).toBeNull()
})

test.each(['', 'yesterday', 'null'])('The invalid timestamp %j has no age.', (timestamp) => {
  expect(formatAge(timestamp, NOW)).toBeNull()
})
