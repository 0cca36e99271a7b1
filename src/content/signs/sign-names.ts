import type { SourcedFact } from '@/content/sourced-fact'

/**
 * The signs of a worrying tree, in the order of the page: what may be urgent comes first. Their entries are in
 * signs.ts, the other words of their page in worry-page.ts, which the home page does not load.
 */
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
  appearance: string
  means: SourcedFact
  instead: SourcedFact
  question: string
  outcomes: readonly [Outcome, Outcome]
  note?: string
}

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
