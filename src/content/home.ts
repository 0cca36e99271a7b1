import { company } from './company'
import { serviceAreas } from './service-areas'

const { city, stateName } = company.address

const coreTowns = serviceAreas
  .filter(({ isCore }) => isCore)
  .map(({ town }) => town)
  .join(', ')

/** Hero text and metadata of the home page. */
export const home = {
  description: `Family-owned tree care for ${coreTowns} and nearby towns since ${company.founded}: removal, pruning, planting, stump grinding. Free quotes${company.isReachableDayAndNight ? ', 24/7 emergency phone' : ''}.`,
  keywords: `tree service, tree removal, tree trimming, stump grinding, ${coreTowns}`,
  place: `Family-owned in ${city.replaceAll(' ', '\u00a0')}, ${stateName}`,
  title: `Your trees, in careful hands since ${company.founded}`,
  introduction: `We prune, remove and plant trees in ${coreTowns} and nearby towns. We protect the tree you’re keeping and the driveway under it.`,
  services: `We take trees down, prune them and grind the stumps. We also plant and move trees${company.firewood ? ', and deliver firewood' : ''}.`,
}

/** The strip below the hero of the home page. */
export const facts = [
  `Since ${company.founded}`,
  company.isLicensedAndInsured && 'Licensed and insured',
  company.isReachableDayAndNight && 'Emergency phone, day and night',
  'Free quotes',
].filter((fact) => typeof fact === 'string')

/** "Why choose us": the three points that the specification requires. */
export const reasons = [
  {
    title: 'Safety commitment',
    text: `Helmets on, cones out, ropes on every limb that could reach your roof.${company.isLicensedAndInsured ? ' We are licensed and insured.' : ''}`,
  },
  {
    title: 'Local expertise',
    text: `Burr oak, silver maple, white pine, and what’s left of the ash: we’ve worked on the trees around ${city} since ${company.founded}, and we know which ones have to wait for winter.`,
  },
  {
    title: 'Customer satisfaction',
    text: 'You’ll know who’s coming, when, and what the lawn will look like afterward. We’re done when you’ve walked it with us and found nothing left to rake.',
  },
] as const
