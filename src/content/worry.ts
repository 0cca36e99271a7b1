import { formatSpan } from '@/lib/dates'
import { company } from './company'
import { oakSeason } from './seasons'
import type { SourcedFact } from './sourced-fact'

/** The signs of a worrying tree, in the order of the page: what may be urgent comes first. Their entries are in worry-signs.ts. */
export const signNames = {
  'dead-branches': 'Dead branches in the top',
  crack: 'Crack in the trunk',
  'lifted-soil': 'Lifted soil or a lean',
  'limb-over-roof': 'Limb over the roof',
  wires: 'Branches at the wires',
  hole: 'Hole in the trunk',
  mushrooms: 'Mushrooms at the base',
} as const

export type SignId = keyof typeof signNames

export const signIds = Object.keys(signNames) as SignId[]

/** The signs' short names, on the picture. */
export const signLabels: Readonly<Record<SignId, string>> = {
  'dead-branches': 'Dead branches',
  crack: 'Crack',
  hole: 'Hole',
  mushrooms: 'Mushrooms',
  'lifted-soil': 'Lifted soil',
  'limb-over-roof': 'Over the roof',
  wires: 'Wires',
}

/** Signs that may be urgent and are never left alone. A limb over the roof is urgent only once it has come down. */
export const urgentSigns: readonly SignId[] = ['dead-branches', 'crack', 'lifted-soil']

/** When the first verdict of a sign applies: a short form of the sign's question. */
export const conditions: Readonly<Record<SignId, string>> = {
  'dead-branches': 'a limb is hung up, or a large one is over a place people use',
  crack: 'it is new or has grown',
  hole: 'the tree could hit something',
  mushrooms: 'they grow on or under the tree',
  'lifted-soil': 'it is new',
  'limb-over-roof': 'it is dead, cracked, rotten or hanging',
  wires: 'the wires run from pole to pole',
}

/** What a homeowner should do about a sign, most urgent first. */
export const verdicts = {
  'call-now': 'Call now',
  'call-utility': 'Call the utility',
  'have-it-looked-at': 'Have it looked at',
  'wait-for-winter': 'Can usually wait',
  'leave-it-be': 'Leave it be',
} as const

export type Verdict = keyof typeof verdicts

export type Outcome = {
  /** Answer to the sign's question. Someone unsure gets the more careful verdict. */
  answer: string
  verdict: Verdict
  /** What to do until the verdict is followed. */
  advice: string
}

export type Sign = {
  id: SignId
  looks: string
  means: SourcedFact
  instead: SourcedFact
  question: string
  outcomes: readonly [Outcome, Outcome]
  note?: string
}

export const worry = {
  title: 'Should this tree worry you?',
  description:
    'Dead branches, a crack, a hole, mushrooms, a new lean: seven signs on a tree, and which of them can’t wait.',
  keywords: `is my tree dangerous, tree warning signs, cracked tree trunk, leaning tree ${company.address.city}`,
  introduction: 'Seven signs people call us about. Some can’t wait; others are best left alone.',
  pictureAlt:
    'An old oak beside a farmhouse shows seven signs: dead branches in its top, a crack, a hole in the trunk, mushrooms at its base, lifted soil, a limb over the roof and a wire at its twigs.',
  disclaimer:
    'This isn’t a risk assessment: a tree can look sound and fail, or look bad and stand for decades. When in doubt, have it looked at.',
} as const

const oakSpan = oakSeason && formatSpan(oakSeason)

/** The sentences about winter. Without an oak season, only the one for any day is used. */
export const winter = {
  /** When the leaves are down and oaks are safest to prune, by the source of oakSeason. */
  days: { from: '11-01', to: '03-15' },
  anyDay: oakSpan
    ? `For an oak, about November to mid‑March is safest; no cuts ${oakSpan}.`
    : 'Most trees are best pruned in late winter, before growth starts.',
  inWinter: 'That’s now: about November to mid‑March is safest for an oak.',
  inOakSeason: `Oak wilt season: no cuts to an oak through ${oakSpan?.split(' to ')[1]}. About November to mid‑March is safest.`,
  fact: oakSeason?.fact ?? {
    title: 'When to prune most trees',
    text: 'Most trees are best pruned in late winter, before growth starts.',
    source: 'Michigan Department of Natural Resources, winter pruning guide',
    asOf: 'as of 2022',
    ask: 'the DNR',
  },
} as const

/**
 * `crack,mushrooms` as `Crack in the trunk, mushrooms at the base.`, for the description of a quote request. Ignores
 * unknown ids; '' if none is known.
 */
export function describeSigns(ids: string | null): string {
  const chosen = ids?.split(',') ?? []
  const names = Object.entries(signNames).flatMap(([id, name]) => (chosen.includes(id) ? [name] : []))
  const text = names.map((name, index) => (index === 0 ? name : name[0]?.toLowerCase() + name.slice(1))).join(', ')
  return text && `${text}.`
}
