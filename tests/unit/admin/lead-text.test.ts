import { expect, test } from 'vitest'
import { townOrAddress } from '@/admin/leads/lead-text'

test.for([
  ['5 Plymouth Rd, Unit 3, Northville Michigan', 'Northville'],
  ['12 Elm St, Building B, Novi, MI', 'Novi'],
  ['12 Elm St, Rear House, ann arbor, mi 48103', 'ann arbor'],
  ['12 Elm St, Lansing, MI', 'Lansing'],
  ['12 Lake Dr', '12 Lake Dr'],
  ['12 Oak St, Apt B', '12 Oak St, Apt B'],
  ['', ''],
] as const)('the panel shows "%s" as "%s"', ([address, shown]) => {
  expect(townOrAddress(address)).toBe(shown)
})
