import { expect, test } from 'vitest'
import { oakSeason } from '@/content/seasons'
import { monthsOf, treeYear } from '@/content/tree-year'
import { MONTHS } from '@/lib/dates'
import { isInSeason } from '@/lib/is-in-season'

const rowOf = (kind: string) => {
  const row = treeYear.find((each) => each.kind === kind)
  if (!row) throw new Error(`no row ${kind}`)
  return row
}

test.each(treeYear)('Each of the twelve months has one state and words for: $kind', (row) => {
  const ends = row.spans.map(({ until }) => until)
  expect(ends).toEqual([...new Set(ends)].sort((a, b) => a - b))
  expect(monthsOf(row).map(({ month }) => month)).toEqual(MONTHS.map((_, index) => index + 1))
  for (const { text } of monthsOf(row)) expect(text.trim()).not.toBe('')
})

test('The lengths of the spans add up to a year.', () => {
  for (const row of treeYear) expect(monthsOf(row).reduce((sum, { span }) => sum + (span ?? 0), 0)).toBe(12)
})

if (oakSeason) {
  const season = oakSeason
  test('Oaks are left in exactly the months that have a day of the season, and pruned on all other days.', () => {
    const noon = (month: number, day: number) => new Date(Date.UTC(2026, month - 1, day, 16))
    for (const { month, state } of monthsOf(rowOf('Oaks'))) {
      const days = Array.from({ length: new Date(Date.UTC(2026, month, 0)).getUTCDate() }, (_, index) => index + 1)
      const isLeft = days.some((day) => isInSeason(noon(month, day), season))
      expect(state, MONTHS[month - 1]).toBe(isLeft ? 'leave' : 'do')
    }
  })
}

test('Every kind but stumps and removals, which wait for no month, rests on a rule.', () => {
  expect(treeYear.filter(({ rules }) => rules.length === 0).map(({ kind }) => kind)).toEqual(['Stumps and removals'])
  expect(monthsOf(rowOf('Stumps and removals')).every(({ state }) => state === 'do')).toBe(true)
})
