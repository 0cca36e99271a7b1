import { formatSpan } from '@/lib/dates'
import { company } from './company'
import type { SourcedFact } from './sourced-fact'

/** Part of the year in which some work must wait. */
export type Season = NonNullable<typeof company.oakSeason> & {
  /** They replace the fact's own title. Keep all three about equally long, to avoid a layout shift. */
  titles: { during: string; otherwise: string }
  /** True on any day, because it names the dates. */
  fact: SourcedFact
}

export const oakSeason: Season | undefined = company.oakSeason && {
  ...company.oakSeason,
  titles: { during: 'Do not prune oaks now', otherwise: 'Oaks can be pruned now' },
  fact: {
    title: 'When to prune an oak',
    text: `Because of oak wilt, do not prune or wound oaks ${formatSpan(company.oakSeason)}. If an oak is wounded anyway, paint the wound at once. On all other days oaks can be pruned.`,
    source: 'Michigan Department of Natural Resources, oak wilt advice',
    asOf: 'as of its 2022 notices, repeated yearly',
    ask: 'the department',
  },
}
