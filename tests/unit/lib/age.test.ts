import { expect, test } from 'vitest'
import { formatAge } from '@/lib/dates'

const NOW = Date.parse('2026-11-20T21:05:00Z')

test.each([
  // The machine's clock is slow.
  ['2026-11-20T22:00:00Z', 'just now'],
  ['2026-11-20T21:05:00Z', 'just now'],
  ['2026-11-20T21:04:01Z', 'just now'],
  ['2026-11-20T21:04:00Z', '1 minute ago'],
  ['2026-11-20T20:05:01Z', '59 minutes ago'],
  ['2026-11-20T20:05:00Z', '1 hour ago'],
  ['2026-11-20T18:06:00Z', '2 hours ago'],
  ['2026-11-19T21:05:01Z', '23 hours ago'],
  ['2026-11-19T21:05:00Z', '1 day ago'],
  ['2026-11-17T12:00:00Z', '3 days ago'],
  ['2025-11-20T21:05:00Z', '365 days ago'],
  ['2026-11-20 18:05:00.266+00', '2 hours ago'],
  ['2026-11-20T18:05:00.266123+00:00', '2 hours ago'],
])('The age of %s is %s.', (timestamp, age) => {
  expect(formatAge(timestamp, NOW)).toBe(age)
})

test.each(['', 'yesterday', 'null'])('The invalid timestamp %j has no age.', (timestamp) => {
  expect(formatAge(timestamp, NOW)).toBeNull()
})
