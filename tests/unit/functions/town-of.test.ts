import { townOf } from '@shared/town-of'
import { expect, test } from 'vitest'

test.for([
  ['2210 Miller Ave, Ann Arbor', 'Ann Arbor'],
  ['2210 Miller Ave, Ann Arbor, MI 48103', 'Ann Arbor'],
  ['2210 Miller Ave, Ann Arbor MI 48103-1234', 'Ann Arbor'],
  ['2210 Miller Ave, ann arbor, mi', 'ann arbor'],
  ['12 Elm St, Ann Arbor Mi 48103', 'Ann Arbor'],
  ['12 Elm St, Oak Condos, Ann Arbor, MI', 'Ann Arbor'],
  ['12 Elm St, Oak Condos, Ann Arbor MI 48103', 'Ann Arbor'],
  ['418 Dunlap St, Northville, MI 48167, USA', 'Northville'],
  ['5 Elm Rd, WHITMORE LAKE, MI', 'WHITMORE LAKE'],
  ['5 Plymouth Rd, Unit 3, Northville, Michigan', 'Northville'],
  ['5 Plymouth Rd, Northville, Michigan 48167', 'Northville'],
  ['9 Main St, Novi 48374-1234', 'Novi'],
  ['9 Main St, Wyoming, MI', 'Wyoming'],
  ['12 Lake Dr, Miami', 'Miami'],
  ['12 Lake Dr, Santa Fe', 'Santa Fe'],
  ['2210 Miller Ave', ''],
  ['2210 Miller Ave, ', ''],
  ['2210 Miller Ave, Northville, Michigan,', 'Northville'],
  ['12 Oak St, Apt B', ''],
  ['9 Oak St, Lower Level, Chelsea', 'Chelsea'],
  ['12 Elm St, Chelsea, Washtenaw County, MI', 'Chelsea'],
  ['the yellow house, 3rd on the left', ''],
  ['', ''],
] as const)('the town in "%s" is "%s"', ([address, town]) => {
  expect(townOf(address)).toBe(town)
})

test('a spelled-out state without a comma before it is left out when its name is known', () => {
  expect(townOf('9 Main St, Novi Michigan', 'Michigan')).toBe('Novi')
  expect(townOf('9 Main St, Novi michigan 48374', 'Michigan')).toBe('Novi')
})
