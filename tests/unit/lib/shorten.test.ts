import { expect, test } from 'vitest'
import { shorten } from '@/lib/shorten'

test.for([
  ['Oak wilt', 8, 'Oak wilt'],
  ['Oak wilt is here', 8, 'Oak wilt…'],
  ['Oak wilt is here', 7, 'Oak…'],
  ['Oak, wilt', 5, 'Oak…'],
  ['Oak wilt. It spreads.', 11, 'Oak wilt…'],
  ['Schwarzeiche', 5, 'Schwa…'],
  ['', 5, ''],
] as const)('%j within %i characters is %j', ([text, length, expected]) => {
  expect(shorten(text, length)).toBe(expected)
})
