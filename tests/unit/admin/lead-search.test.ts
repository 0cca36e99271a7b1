import { expect, test } from 'vitest'
import { matcherOf } from '@/admin/leads/inbox'
import { payloads } from '../../support/hostile-texts'

const sam = {
  text: 'Sam Whitfield\nsam@example.com\n(734) 555-0111\n2210 Miller Ave, Ann Arbor\nA dead ash.',
  phone: '(734) 555-0111',
}

test.each([
  '',
  '  ',
  'whitfield',
  'SAM W',
  ' sam@example.com ',
  'miller ave',
  'Dead Ash.',
  '(734) 555-0111',
  '734-555-0111',
  '734.555.0111',
  '7345550111',
  '734 555 01',
  '0111',
  '555/0111',
  '73 45 55 01 11',
  '+1 734 555 0111',
  '+1 (734) 555-0111',
  '+17345550111',
  '1-734-555-0111',
  '17345550111',
])('The search %j finds the lead.', (typed) => {
  expect(matcherOf(typed)(sam)).toBe(true)
})

test.each(['whitfield sam', '734 555 0112', '0112', '345501111', '-', '()', '.', '+1', 'a734', '9', 'x'])(
  'The search %j does not find the lead.',
  (typed) => {
    expect(matcherOf(typed)({ ...sam, text: sam.text.replace(/[-().]/g, '').replace(/x/g, '') })).toBe(false)
  },
)

test('A phone number stored with the country code 1 is found with and without it.', () => {
  const withCountry = { text: '', phone: '+1 734 555 0111' }
  for (const typed of ['734-555-0111', '1734', '+1 734']) expect(matcherOf(typed)(withCountry)).toBe(true)
  expect(matcherOf('1734')({ text: '', phone: '734 555 0111' })).toBe(false)
})

test('Every payload finds itself: the search is literal, not a regular expression.', () => {
  for (const { text } of payloads) {
    expect(matcherOf(text)({ text: `oak ${text} ash`, phone: '' }), text).toBe(true)
  }
  expect(matcherOf('.*')({ text: 'oak', phone: '1' })).toBe(false)
})
