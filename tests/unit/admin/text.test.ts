import { expect, test } from 'vitest'
import { readTown } from '@/admin/leads/text'

test.each([
  ['2210 Miller Ave, Ann Arbor, MI 48103', 'Ann Arbor'],
  ['5 Plymouth Rd, Unit 3, Northville Michigan', 'Northville'],
  ['9 Main St, Novi 48374-1234', 'Novi'],
  ['12 Lake Dr, Miami', 'Miami'],
  ['12 Lake Dr', '12 Lake Dr'],
  ['', ''],
])('the town of "%s" is "%s"', (address, town) => {
  expect(readTown(address)).toBe(town)
})
