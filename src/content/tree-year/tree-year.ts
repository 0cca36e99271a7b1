import { company } from '@/content/company'
import { formatSpan } from '@/lib/dates'
import { oakSeason, type Season } from './seasons'

/** The advice for a kind of tree or work from one month to another (1 to 12). */
export type Span = {
  from: number
  to: number
  advice: 'do' | 'wait' | 'leave'
  text: string
  /** Where the chart's bar begins and ends, if not at the start or end of a month: 4.5 is the middle of April. */
  bar?: { start: number; end: number }
}

export type TreeYearRow = {
  kind: string
  /** In order. There is no particular advice for the months in between. */
  spans: readonly Span[]
}

const good = (from: number, to: number, text: string): Span => ({ from, to, advice: 'do', text })
const wait = (from: number, to: number, text: string): Span => ({ from, to, advice: 'wait', text })
const leave = (from: number, to: number, text: string): Span => ({ from, to, advice: 'leave', text })

export const treeYearWords = {
  title: `${company.address.stateName} tree care calendar`,
  intro:
    'When we’d prune, plant and move trees, and when we’d leave them alone. A\u00a0dangerous tree doesn’t wait for its month: call us.',
  whole: 'The whole year',
}

/** The same rule as for pruning them (seasons.ts). */
const LIMIT_OAKS = 'oaks when the leaves are down, unless dangerous'

export const treeYear: readonly TreeYearRow[] = [
  {
    kind: 'Stumps and removals',
    spans: [good(1, 12, oakSeason ? `Any month; ${LIMIT_OAKS}` : 'Any month')],
  },
  ...(oakSeason ? [describeOaks(oakSeason)] : []),
  {
    kind: 'Maples',
    spans: [good(1, 2, 'Prune before the sap runs'), good(3, 3, 'Cuts will drip; no harm done')],
  },
  { kind: 'Apples and pears', spans: [good(1, 3, 'Prune before growth starts')] },
  {
    kind: 'Evergreens',
    spans: [
      good(2, 3, 'Prune spruces and firs'),
      good(6, 6, 'Trim pine candles'),
      good(8, 8, 'Prune spruces and firs'),
      good(10, 11, 'Water before the ground freezes'),
    ],
  },
  {
    kind: 'Planting and transplanting',
    spans: [
      good(3, 4, 'Plant, and move trees before the buds break'),
      good(5, 5, 'Plant only'),
      leave(6, 8, 'Don’t move trees in full leaf; planting can wait for fall'),
      good(9, 10, 'Plant'),
      good(11, 11, 'Move bare trees'),
    ],
  },
]

function describeOaks({ from, to }: Season): TreeYearRow {
  const [first, last] = [monthOf(from), monthOf(to)]
  const [start, end] = [halfMonthOf(from), halfMonthOf(to)]
  return {
    kind: 'Oaks',
    spans: [
      { ...good(1, first - 1, 'Prune while bare, by mid‑March'), bar: { start: 1, end: 3.5 } },
      { ...leave(first, last, `Oak wilt: no cuts ${formatSpan({ from, to })}`), bar: { start, end } },
      { ...wait(last + 1, 10, 'The highest risk is over; after leaf drop is safest'), bar: { start: end, end: 11 } },
      good(Math.max(last + 1, 11), 12, 'Prune after leaf drop'),
    ].filter((span) => span.from <= span.to),
  }
}

/** The month: 4 for `04-15`. */
function monthOf(day: string) {
  return Number(day.slice(0, 2))
}

/** The month to the nearest half, for the end of a chart's bar: 4.5 for `04-15`. */
function halfMonthOf(day: string) {
  return monthOf(day) + Math.round(Number(day.slice(3)) / 15) / 2
}
