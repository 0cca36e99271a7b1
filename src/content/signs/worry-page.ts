import { company } from '@/content/company'
import { oakSeason } from '@/content/tree-year/seasons'
import { formatSpan } from '@/lib/dates'

/** The words of the page of the seven signs, besides those of the signs (sign-names.ts, signs.ts). */
export const worryPage = {
  title: 'Should this tree worry you?',
  description:
    'Dead branches, a crack, a hole, mushrooms, a new lean: seven signs on a tree, and which of them can’t wait.',
  keywords: `is my tree dangerous, tree warning signs, cracked tree trunk, leaning tree ${company.address.city}`,
  lists: { urgent: 'Check these first', others: 'Then look for these' },
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
