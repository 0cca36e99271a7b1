import type { SourcedFact } from './sourced-fact'

/** Part of the year in which some work must wait. */
export type Season = {
  /** Month and day, as `04-15`. Both days are inclusive. */
  from: string
  to: string
  /** Local offset from UTC in hours on both days, daylight saving time included. */
  utcOffsetHours: number
  /** They replace the fact's own title. Keep all three about equally long, to avoid a layout shift. */
  titles: { during: string; otherwise: string }
  /** True on any day, because it names the dates. */
  fact: SourcedFact
}

export const oakSeason: Season = {
  from: '04-15',
  to: '07-15',
  utcOffsetHours: -4,
  titles: { during: 'Do not prune oaks now', otherwise: 'Oaks can be pruned now' },
  fact: {
    title: 'When to prune an oak',
    text: 'Because of oak wilt, do not prune or wound oaks from April 15 to July 15. If an oak is wounded anyway, paint the wound at once. From July 16 to April 14 oaks can be pruned.',
    source: 'Michigan Department of Natural Resources, oak wilt advice',
    asOf: 'as of its 2022 notices, repeated yearly',
    ask: 'the department',
  },
}
