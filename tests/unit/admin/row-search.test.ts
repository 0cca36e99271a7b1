import { expect, test } from 'vitest'
import { createMatcher } from '@/admin/row-search'
import { toSearchText } from '@/lib/to-search-text'
import { payloads } from '../../support/hostile-texts'

const sam = toSearchText(
  'Sam O’Whitfield\nsam@example.com\n(734) 555-0111\n2210 Miller Ave, Ann Arbor\nIt’s a dead ash.\nNov 20, 2026, 4:05 PM\n7345550111\nNovember 11/20/2026 2026-11-20 16:05',
)

test.each([
  '',
  '  ',
  'whitfield',
  'miller ave',
  'Dead Ash.',
  // Words in any order, each anywhere.
  'ash sam',
  'field  miller\tdead',
  'sam 555-0111',
  // Typographic apostrophes match plain ones.
  "o'whitfield",
  "it's",
  // The date.
  'november 20, 2026',
  '11/20/2026',
  '2026-11-20',
  '(734) 555-0111',
  '734-555-0111',
  '7345550111',
  '734 555 01',
  '0111',
  '73 45 55 01 11',
  '+1 734 555 0111',
  '1-734-555-0111',
  '17345550111',
])('the search %j finds the lead', (typed) => {
  expect(createMatcher(typed)(sam)).toBe(true)
})

test.each(['sam birch', '734 555 0112', '0112', '345501111', '+2', 'a734', 'december 20', 'x7'])(
  'the search %j does not find the lead',
  (typed) => {
    expect(createMatcher(typed)(sam)).toBe(false)
  },
)

test('a phone number stored with the country code 1 is found with and without it', () => {
  for (const typed of ['734-555-0111', '+1 734 555 0111']) expect(createMatcher(typed)('17345550111')).toBe(true)
})

test('every payload finds itself: the search is literal, not a regular expression', () => {
  for (const { text } of payloads) expect(createMatcher(text)(toSearchText(`oak ${text} ash`)), text).toBe(true)
  expect(createMatcher('.*')('oak')).toBe(false)
})
