import { expect, test } from 'vitest'
import { serviceAreas, shopTown } from '@/content/service-areas'
import { milesFrom, roundedPath } from '@/lib/map-projection'

const milesTo = (slug: string) => {
  const area = serviceAreas.find((each) => each.slug === slug)
  if (!area) throw new Error(`There is no ${slug}.`)
  const { east, north } = milesFrom(shopTown, area)
  return { east, north, straight: Math.hypot(east, north) }
}

test('The shop is at the center, and its neighbors are as far away as they are.', () => {
  expect(milesFrom(shopTown, shopTown)).toEqual({ east: 0, north: 0 })
  expect(milesTo('saline').straight).toBeCloseTo(8, 0)
  expect(milesTo('dexter').straight).toBeCloseTo(8.6, 0)
  expect(milesTo('brighton').straight).toBeCloseTo(17.5, 0)
})

test('North is up and east is right.', () => {
  expect(milesTo('brighton').north).toBeGreaterThan(15)
  expect(milesTo('saline').north).toBeLessThan(-5)
  expect(milesTo('plymouth').east).toBeGreaterThan(12)
  expect(milesTo('dexter').east).toBeLessThan(-5)
})

test('No town is farther in a straight line than by road, so its place is no mistake.', () => {
  for (const { slug, miles } of serviceAreas) expect(milesTo(slug).straight, slug).toBeLessThan(miles + 1)
})

test('A path begins and ends at its outer points and rounds what is between.', () => {
  const corner = [
    { x: 0, y: 0 },
    { x: 10, y: 0 },
    { x: 10, y: 20.4 },
  ]
  expect(roundedPath(corner)).toBe('M0 0Q10 0 10 10L10 20')
  expect(roundedPath(corner.slice(0, 2))).toBe('M0 0L10 0')
  expect(roundedPath([])).toBe('')
})
