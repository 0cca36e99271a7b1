import { expect, test } from 'vitest'
import { formatPhone } from '@/lib/format-phone'

test.for([
  ['7345550111', '(734) 555-0111'],
  ['734.555.0111', '(734) 555-0111'],
  ['734-555-0111', '(734) 555-0111'],
  [' (734)555 0111 ', '(734) 555-0111'],
  ['1-734-555-0111', '(734) 555-0111'],
  ['+1 734 555 0111', '(734) 555-0111'],
  ['555-0111', '555-0111'],
  ['734-555-0111 x12', '734-555-0111 x12'],
  ['home 734-555-0111, ring long', 'home 734-555-0111, ring long'],
  ['+49 2345 550111', '+49 2345 550111'],
  ['call me', 'call me'],
] as const)('shows %s as %s', ([phone, shown]) => {
  expect(formatPhone(phone)).toBe(shown)
})
