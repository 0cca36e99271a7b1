import { formatSpan } from '@/lib/dates'
import { company } from './company'
import { oakSeason, type Season } from './seasons'
import type { SourcedFact } from './sourced-fact'

/** What a kind of tree or work asks for until a month (1 to 12), from where the span before it ended. */
export type Span = { until: number } & ({ state: 'do' | 'leave'; text: string } | { state: 'neutral' })

export type TreeYearRow = {
  kind: string
  /** In order, the last until 12, so each month has exactly one state. */
  spans: readonly Span[]
  /** What the spans rest on. What else they say is how we work (service-details.ts). */
  rules: readonly SourcedFact[]
}

export const treeYearWords = {
  title: `The year of a tree in ${company.address.stateName}`,
  intro:
    'When we would cut, plant and move, and when we would leave a tree alone. A dangerous tree doesn’t wait for its month: call us.',
  caption: 'What to do and what to leave, month by month',
  do: 'a good time',
  leave: 'leave it',
  neutral: 'nothing fixed: ask us',
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
  source: 'Michigan State University (canr.msu.edu), ‘Will the warm weather impact maple syrup production?’',
  asOf: 'a general rule',
  ask: 'Michigan State University Extension',
}

const spruces: SourcedFact = {
  title: 'When to prune spruces and firs',
  text: 'Prune spruces and firs while they are dormant, in late winter or late summer.',
  source: 'Bert Cregg of Michigan State University, in Fine Gardening’s ‘Pruning Firs, Douglas Firs, and Spruces’',
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
  text: 'After a dry summer, water trees before the ground freezes, those with needles above all: they stand the winter wind better.',
  source: 'Michigan State University Extension, ‘Tips for preparing landscape trees and shrubs for winter’',
  asOf: 'as of 2012',
  ask: 'Michigan State University Extension',
}

const planting: SourcedFact = {
  title: 'When to plant',
  text: 'Spring and fall are best for planting trees.',
  source: 'Michigan Department of Natural Resources, ‘DNR pledges 50 million trees by 2030’',
  asOf: 'as of May 2022',
  ask: 'the department',
}

export const treeYear: readonly TreeYearRow[] = [
  ...(oakSeason ? [oaksIn(oakSeason)] : []),
  {
    kind: 'Maples',
    spans: [
      { until: 2, state: 'do', text: 'Prune before the sap runs' },
      { until: 4, state: 'leave', text: 'No cuts: the sap runs' },
      { until: 12, state: 'neutral' },
    ],
    rules: [pruning, sap],
  },
  {
    kind: 'Fruit trees',
    spans: [
      { until: 3, state: 'do', text: 'Prune before growth starts' },
      { until: 12, state: 'neutral' },
    ],
    rules: [pruning],
  },
  {
    kind: 'Evergreens',
    spans: [
      { until: 1, state: 'neutral' },
      { until: 3, state: 'do', text: 'Prune spruces and firs' },
      { until: 5, state: 'neutral' },
      { until: 6, state: 'do', text: 'Trim pine candles' },
      { until: 7, state: 'neutral' },
      { until: 8, state: 'do', text: 'Prune spruces and firs' },
      { until: 9, state: 'neutral' },
      { until: 11, state: 'do', text: 'Water before the ground freezes' },
      { until: 12, state: 'neutral' },
    ],
    rules: [spruces, pines, watering],
  },
  {
    kind: 'Planting and transplanting',
    spans: [
      { until: 2, state: 'neutral' },
      { until: 4, state: 'do', text: 'Plant, and move trees before the buds break' },
      { until: 5, state: 'do', text: 'Plant; move nothing' },
      { until: 8, state: 'leave', text: 'Move nothing in full leaf; no planting in July heat' },
      { until: 10, state: 'do', text: 'Plant' },
      { until: 11, state: 'do', text: 'Move bare trees' },
      { until: 12, state: 'neutral' },
    ],
    rules: [planting],
  },
  {
    kind: 'Stumps and removals',
    spans: [...(oakSeason ? removalsIn(oakSeason) : []), { until: 12, state: 'do', text: 'Any month' }],
    rules: [],
  },
]

/** A row month by month. The words of a span are repeated in each of its months; `span` is its length, in its first. */
export const monthsOf = ({ spans }: TreeYearRow) =>
  spans.flatMap((span, index) => {
    const first = (spans[index - 1]?.until ?? 0) + 1
    const text = span.state === 'neutral' ? treeYearWords.neutral : span.text
    return Array.from({ length: span.until - first + 1 }, (_, offset) => ({
      month: first + offset,
      state: span.state,
      text,
      span: offset === 0 ? span.until - first + 1 : null,
    }))
  })

function oaksIn({ from, to, fact }: Season): TreeYearRow {
  return {
    kind: 'Oaks',
    spans: [
      { until: monthOf(from) - 1, state: 'do', text: 'Prune in the cold' },
      { until: monthOf(to), state: 'leave', text: `Oak wilt: no cuts ${withoutBreaks(formatSpan({ from, to }))}` },
      { until: 10, state: 'do', text: 'Can be pruned, better in the cold' },
      { until: 12, state: 'do', text: 'Prune in the cold' },
    ],
    rules: [fact],
  }
}

function removalsIn({ from, to }: Season): Span[] {
  return [
    { until: monthOf(from) - 1, state: 'do', text: 'Any month' },
    { until: monthOf(to), state: 'do', text: 'Any month; oaks only if dangerous' },
  ]
}

/** From a season's `04-15`. */
function monthOf(day: string) {
  return Number(day.slice(0, 2))
}

/** Keeps each month with its day. */
function withoutBreaks(days: string) {
  return days.replace(/ (?=\d)/g, '\u00a0')
}
