import { company } from './company'
import type { SourcedFact } from './sourced-fact'

const { electricUtility: utility } = company

/** A tree on a wire: what to do before calling us. The same sentence everywhere. */
export const wireWarning = utility
  ? `Stay at least ${utility.keepAwayFeet} feet away from it and from anything it touches, and call 911 or the utility (${utility.name}, ${utility.phone}) first, then us.`
  : 'Stay well away from it and from anything it touches, and call 911 or the electric utility first, then us.'

/** The source of the warning. */
export const wireRule: SourcedFact | undefined = utility && {
  title: 'A tree on a wire',
  text: `Stay at least ${utility.keepAwayFeet} feet away from a wire that is down and from anything it touches, keep children and pets away too, and call 911 or ${utility.phone}.`,
  source: `${utility.name}, “Storm Safety Center” and “Weathering summer storms”`,
  asOf: 'read in November 2026',
  ask: 'the utility',
}

/** Which insurance pays after a storm. */
export const insuranceRule: SourcedFact = {
  title: 'Which insurance pays',
  text: 'For a car, comprehensive auto coverage usually pays, if you have it; for a house, garage or fence, your own homeowners policy, even if a neighbor’s tree fell. If the tree hit nothing, you usually pay for its removal.',
  source: 'Insurance Information Institute, on trees and insurance',
  asOf: 'as of 2010',
  ask: 'your insurer',
}

/** The sources for what faq.ts says about storms. */
export const stormSources = [wireRule, insuranceRule]
  .flatMap((rule) => (rule ? [`${rule.source} (${rule.asOf})`] : []))
  .join('; ')
