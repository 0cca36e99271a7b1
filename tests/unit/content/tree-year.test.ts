import { expect, test } from 'vitest'
import { oakSeason } from '@/content/tree-year/seasons'
import { treeYear } from '@/content/tree-year/tree-year'
import { treeYearRules } from '@/content/tree-year/tree-year-rules'
import { MONTHS } from '@/lib/dates'
import { isInSeason } from '@/lib/is-in-season'

test.each(treeYear)('the spans of $kind are in order, within the year, and say something', ({ spans }) => {
  const edges = spans.flatMap(({ from, to }) => [from, to + 1])
  expect(edges).toEqual(edges.toSorted((one, other) => one - other))
  for (const { from, to, text } of spans) {
    expect(1 <= from && from <= to && to <= 12, text).toBe(true)
    expect(text.trim()).not.toBe('')
  }
})

test('consecutive months with the same words are one span', () => {
  for (const { kind, spans } of treeYear) {
    const repeated = spans.filter(({ from, text }, index) => {
      const before = spans[index - 1]
      return before?.to === from - 1 && before.text === text
    })
    expect(repeated, kind).toEqual([])
  }
})

if (oakSeason) {
  const season = oakSeason
  test('oaks are left in each month that has a day of the season, and then until the leaves are down in November', () => {
    const noon = (month: number, day: number) => new Date(Date.UTC(2026, month - 1, day, 16))
    const { spans = [] } = treeYear.find(({ kind }) => kind === 'Oaks') ?? {}
    for (const [index, name] of MONTHS.entries()) {
      const days = Array.from({ length: new Date(Date.UTC(2026, index + 1, 0)).getUTCDate() }, (_, day) => day + 1)
      const isLeft = days.some((day) => isInSeason(noon(index + 1, day), season))
      const span = spans.find(({ from, to }) => from <= index + 1 && index + 1 <= to)
      const isBeforeLeafDrop = index + 1 > Number(season.to.slice(0, 2)) && index + 1 < 11
      expect(span?.advice, name).toBe(isLeft ? 'leave' : isBeforeLeafDrop ? 'wait' : 'do')
    }
  })
}

test('a bar ends before the next one begins, and the bar of oak wilt with its season', () => {
  for (const { kind, spans } of treeYear) {
    const edges = spans.flatMap(({ from, to, bar = { start: from, end: to + 1 } }) => [bar.start, bar.end])
    expect(edges, kind).toEqual(edges.toSorted((one, other) => one - other))
  }
  const oaks = treeYear.find(({ kind }) => kind === 'Oaks')
  if (oakSeason?.from === '04-15' && oakSeason.to === '07-15')
    expect(oaks?.spans.find(({ advice }) => advice === 'leave')?.bar).toEqual({ start: 4.5, end: 7.5 })
})

test('every kind but stumps and removals, which wait for no month, rests on a rule', () => {
  const withoutRule = treeYear.filter(({ kind }) => !treeYearRules[kind]?.length)
  expect(withoutRule.map(({ kind }) => kind)).toEqual(['Stumps and removals'])
  const { spans } = treeYear.find(({ kind }) => kind === 'Stumps and removals') ?? {}
  expect(spans).toEqual([expect.objectContaining({ from: 1, to: 12, advice: 'do' })])
})
