import type { SourcedFact } from './town'

/** Weeks of the year in which some work must wait. */
export type Season = {
  /** Month and day, as `04-15`; the first and the last day belong to it. */
  from: string
  to: string
  /** How far local time is ahead of UTC on both of these days, summer time included. */
  utcOffsetHours: number
  /** They take the place of the fact's own title, so all three are about as long. */
  titles: { during: string; otherwise: string }
  /** True on any day, as it names the days. */
  fact: SourcedFact
}

export const oakSeason: Season = {
  from: '04-15',
  to: '07-15',
  utcOffsetHours: -4,
  titles: { during: 'Do not prune oaks now', otherwise: 'Oaks can be pruned now' },
  fact: {
    title: 'Oaks have their season',
    text: 'Do not prune or wound oaks from April 15 to July 15, because of oak wilt; a wound made all the same is painted at once. From July 16 to April 14 they can be pruned.',
    source: 'Michigan Department of Natural Resources, oak wilt advice',
    asOf: 'as of its 2022 notices, repeated yearly',
    ask: 'the department',
  },
}
