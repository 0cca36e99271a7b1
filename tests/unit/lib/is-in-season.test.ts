import { describe, expect, test } from 'vitest'
import { isInSeason } from '@/lib/is-in-season'

/** That of Michigan. */
const oakSeason = { from: '04-15', to: '07-15', utcOffsetHours: -4 }

/** The date in the company's time zone, from Intl. */
const local = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Detroit', month: '2-digit', day: '2-digit' })

test('every hour of twenty years agrees with the local date from Intl', () => {
  const wrong: string[] = []
  for (let time = Date.UTC(2024, 0, 1); time < Date.UTC(2044, 0, 1); time += 3_600_000) {
    const day = local.format(time)
    const expected = day >= '04-15' && day <= '07-15'
    if (isInSeason(new Date(time), oakSeason) !== expected) wrong.push(new Date(time).toISOString())
  }
  expect(wrong).toEqual([])
})

describe('a season across New Year', () => {
  const winter = { from: '11-15', to: '02-29', utcOffsetHours: 0 }
  test.for<[string, boolean]>([
    ['2026-11-14', false],
    ['2026-11-15', true],
    ['2026-12-31', true],
    ['2027-01-01', true],
    ['2027-02-28', true],
    ['2028-02-29', true],
    ['2028-03-01', false],
  ])('includes %s: %s', ([day, expected]) => {
    expect(isInSeason(new Date(`${day}T12:00:00Z`), winter)).toBe(expected)
  })
})
