import { company } from '@/content/company'
import type { SourcedFact } from '@/content/sourced-fact'
import { formatSpan } from '@/lib/dates'

/** Part of the year in which some work must wait. */
export type Season = NonNullable<typeof company.oakSeason> & {
  /** Titles that replace the fact's own on their days. All three are about the same length, to avoid a layout shift. */
  titles: { during: string; otherwise: string }
  /** True on any day, because it names the dates. */
  fact: SourcedFact
  /** Only the dates, for use beside a post that says the rest. */
  dates: string
}

export const oakSeason: Season | undefined = company.oakSeason && {
  ...company.oakSeason,
  dates: `No cuts ${formatSpan(company.oakSeason)}. November to mid‑March is safest.`,
  titles: { during: 'Do not prune oaks now', otherwise: 'Prune oaks in winter' },
  fact: {
    title: 'When to prune an oak',
    text: `Because of oak wilt, do not prune or wound oaks ${formatSpan(company.oakSeason)}. If one must be pruned or is damaged then, paint the wound at once; if it is cut down, paint the stump. After those dates, wait until the leaves are down: about November to mid‑March is safest.`,
    source:
      'Michigan Department of Natural Resources, oak wilt notices of 2018 to 2024; Ask Extension, question 553634',
    asOf: 'read in November 2026',
    ask: 'the DNR',
  },
}
