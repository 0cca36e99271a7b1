import { formatSpan, MONTHS } from '@/lib/dates'
import { company } from './company'
import { oakSeason, type Season } from './seasons'
import type { SourcedFact } from './sourced-fact'

/** What a kind of tree or work asks for from one month to another (1 to 12). */
export type Span = { from: number; to: number; isGood: boolean; text: string }

export type TreeYearRow = {
  kind: string
  /** In order. In the months between nothing is fixed. */
  spans: readonly Span[]
  /** What the spans rest on. What else they say is how we work (service-details.ts). */
  rules: readonly SourcedFact[]
}

const good = (from: number, to: number, text: string): Span => ({ from, to, isGood: true, text })
const leave = (from: number, to: number, text: string): Span => ({ from, to, isGood: false, text })

export const treeYearWords = {
  title: `${company.address.stateName} tree care calendar`,
  intro:
    'When we’d prune, plant and move trees, and when we’d leave them alone. If a month isn’t listed, ask us. If a tree is dangerous, don’t wait for its month. Call.',
  whole: 'The whole year',
  thisMonth: 'Your trees this month',
  short:
    'What we would cut, plant and move now, and what we would leave alone. A dangerous tree doesn’t wait for its month.',
  ownRules:
    'The months for transplanting, July’s heat, stumps and removals: how we work, as on the pages of our services.',
}

const pruning: SourcedFact = {
  title: 'When to prune most trees',
  text: 'The best time to prune most trees is late winter to early spring, before growth starts: January to March in Michigan.',
  source:
    'Michigan Department of Natural Resources, winter pruning guide, with Kevin Sayers of Urban and Community Forestry',
  asOf: 'as of its 2022 guide',
  ask: 'the department',
}

const sap: SourcedFact = {
  title: 'When maple sap runs',
  text: 'Maple sap normally runs in March and early April.',
  source: 'Michigan State University (canr.msu.edu), “Will the warm weather impact maple syrup production?”',
  asOf: 'a general rule',
  ask: 'Michigan State University Extension',
}

const drips: SourcedFact = {
  title: 'When a cut maple drips',
  text: 'Pruned while the sap runs, a maple drips. It does the tree no harm.',
  source: 'Ask Extension (ask.extension.org), question 302997, from Hennepin County, Minnesota',
  asOf: 'as of February 2016',
  ask: 'Michigan State University Extension',
}

const spruces: SourcedFact = {
  title: 'When to prune spruces and firs',
  text: 'Prune spruces and firs while they are dormant, in late winter or late summer.',
  source: 'Bert Cregg of Michigan State University, in Fine Gardening’s “Pruning Firs, Douglas Firs, and Spruces”',
  asOf: 'a general rule',
  ask: 'Michigan State University Extension',
}

const pines: SourcedFact = {
  title: 'When to trim pines',
  text: 'Trim pines in the candle stage, when the new needles are half as long as they will be: about mid-June in southern Michigan.',
  source: 'Ask Extension (ask.extension.org), question 569612, from Barry County',
  asOf: 'as of June 2019',
  ask: 'Michigan State University Extension',
}

const watering: SourcedFact = {
  title: 'Before the ground freezes',
  text: 'After a dry summer, water trees before the ground freezes, evergreens especially; they’ll stand up better to winter wind.',
  source: 'Michigan State University Extension, “Tips for preparing landscape trees and shrubs for winter”',
  asOf: 'as of 2012',
  ask: 'Michigan State University Extension',
}

const planting: SourcedFact = {
  title: 'When to plant',
  text: 'Spring and fall are best for planting trees.',
  source: 'Michigan Department of Natural Resources, “DNR pledges 50 million trees by 2030”',
  asOf: 'as of May 2022',
  ask: 'the department',
}

export const treeYear: readonly TreeYearRow[] = [
  ...(oakSeason ? [describeOaks(oakSeason)] : []),
  {
    kind: 'Maples',
    spans: [good(1, 2, 'Prune before the sap runs'), good(3, 3, 'Cuts will drip; no harm done')],
    rules: [pruning, sap, drips],
  },
  { kind: 'Fruit trees', spans: [good(1, 3, 'Prune before growth starts')], rules: [pruning] },
  {
    kind: 'Evergreens',
    spans: [
      good(2, 3, 'Prune spruces and firs'),
      good(6, 6, 'Trim pine candles'),
      good(8, 8, 'Prune spruces and firs'),
      good(10, 11, 'Water before the ground freezes'),
    ],
    rules: [spruces, pines, watering],
  },
  {
    kind: 'Planting and transplanting',
    spans: [
      good(3, 4, 'Plant, and move trees before the buds break'),
      good(5, 5, 'Plant, but don’t move trees'),
      leave(6, 8, 'Don’t move trees in full leaf; no planting in July heat'),
      good(9, 10, 'Plant'),
      good(11, 11, 'Move trees once the leaves are down'),
    ],
    rules: [planting],
  },
  {
    kind: 'Stumps and removals',
    spans: [good(1, 12, oakSeason ? `Any month; ${limitOaks(oakSeason)}` : 'Any month')],
    rules: [],
  },
]

function describeOaks({ from, to, fact }: Season): TreeYearRow {
  const [first, last] = [readMonth(from), readMonth(to)]
  return {
    kind: 'Oaks',
    spans: [
      good(1, first - 1, 'Prune while the branches are bare, at the latest by mid-March'),
      // No-break spaces keep each month with its day.
      leave(first, last, `Oak wilt: no cuts ${formatSpan({ from, to }).replace(/ (?=\d)/g, '\u00a0')}`),
      leave(last + 1, 10, 'The highest risk is over; after leaf drop is safest'),
      good(Math.max(last + 1, 11), 12, 'Prune after leaf drop'),
    ].filter((span) => span.from <= span.to),
    rules: [fact],
  }
}

function limitOaks({ from, to }: Season) {
  return `oaks from ${MONTHS[readMonth(from) - 1]} to ${MONTHS[readMonth(to) - 1]} only if dangerous`
}

/** From a season's `04-15`. */
function readMonth(day: string) {
  return Number(day.slice(0, 2))
}
