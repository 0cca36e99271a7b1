import { company } from './company'
import { towns } from './towns/towns'

const { city, stateName } = company.address

const coreTowns = towns
  .filter(({ isCore }) => isCore)
  .map(({ name }) => name)
  .join(', ')

export const home = {
  description: `Family-owned tree care for ${coreTowns} and nearby towns since ${company.founded}: removal, pruning, planting, stump grinding. Free quotes${company.isReachableDayAndNight ? ', 24/7 emergency phone' : ''}.`,
  keywords: `tree service, tree removal, tree trimming, stump grinding, ${coreTowns}`,
  place: `Family-owned in ${city.replaceAll(' ', '\u00a0')}, ${stateName}`,
  title: `Your trees, in careful hands since ${company.founded}`,
  introduction: `We prune, remove and plant trees in ${coreTowns} and nearby towns. We protect the tree you’re keeping and the driveway under it.`,
  quote: {
    title: 'A free quote',
    text: 'Tell us what worries you. We’ll look, and put the price in writing.',
  },
}

/** "Why choose us": three points, each in a sentence. */
export const reasons = [
  {
    title: 'Safety commitment',
    line: 'Any limb over your roof comes down on a rope.',
  },
  {
    title: 'Local expertise',
    line: 'A burr oak waits for winter; a dead ash can’t.',
  },
  {
    title: 'Customer satisfaction',
    line: 'We’re not done until you’ve walked the yard with us and found nothing left to rake.',
  },
] as const
