import type { SourcedFact } from './sourced-fact'

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
