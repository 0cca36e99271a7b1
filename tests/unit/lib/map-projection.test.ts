import { expect, test } from 'vitest'
import { townWords } from '@/content/towns/town-words'
import { shopTown, towns } from '@/content/towns/towns'
import { milesFrom, roundedPath } from '@/lib/map-projection'

const straight = ({ east, north }: { east: number; north: number }) => Math.hypot(east, north)

const annArbor = { latitude: 42.278, longitude: -83.741 }
const brighton = { latitude: 42.53, longitude: -83.78 }
const plymouth = { latitude: 42.371, longitude: -83.47 }

test('the center is at zero, and its neighbors are as far away as they are', () => {
  expect(milesFrom(annArbor, annArbor)).toEqual({ east: 0, north: 0 })
  expect(straight(milesFrom(annArbor, brighton))).toBeCloseTo(17.5, 0)
  expect(straight(milesFrom(annArbor, plymouth))).toBeCloseTo(15.3, 0)
  expect(milesFrom(annArbor, brighton).north).toBeGreaterThan(15)
  expect(milesFrom(plymouth, annArbor).east).toBeLessThan(-12)
})

test('no town is farther in a straight line than its page says by road, so its place is right', () => {
  for (const town of towns.filter(({ slug }) => slug !== shopTown.slug)) {
    const [, miles] = /about (\d+)/i.exec(townWords[town.slug]?.distance ?? '') ?? []
    expect(straight(milesFrom(shopTown, town)), town.slug).toBeLessThan(Number(miles) + 1)
  }
})

test('a path begins and ends at its outer points and rounds what is between', () => {
  const corner = [
    { x: 0, y: 0 },
    { x: 10, y: 0 },
    { x: 10, y: 20.4 },
  ]
  expect(roundedPath(corner)).toBe('M0 0Q10 0 10 10L10 20')
  expect(roundedPath(corner.slice(0, 2))).toBe('M0 0L10 0')
  expect(roundedPath([])).toBe('')
})
