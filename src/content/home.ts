import { company } from './company'

/** What the home page says of the company and its place. */
export const home = {
  description: `Family-owned tree care for Ann Arbor, Plymouth, Northville and nearby towns since ${company.founded}: removal, pruning, planting, stump grinding. Free quotes, 24/7 emergency phone.`,
  keywords: 'tree service Ann Arbor, tree removal, tree trimming, stump grinding, Plymouth, Northville',
  place: 'Family-owned in Ann\u00a0Arbor, Michigan',
  title: `Your trees, in careful hands since ${company.founded}`,
  introduction:
    'We prune, remove and plant in Ann Arbor, Plymouth, Northville and nearby towns. Your oak is safe with us, and so is your driveway.',
}

/** Why choose us: the three points of the specification. */
export const reasons = [
  {
    title: 'Safety commitment',
    text: 'Helmets on, cones out, ropes on every limb that could reach your roof. We are licensed and insured.',
  },
  {
    title: 'Local expertise',
    text: `Burr oak, silver maple, white pine, and what is left of the ash: we have worked on the trees around Ann Arbor since ${company.founded}, and we know which of them must wait for winter.`,
  },
  {
    title: 'Customer satisfaction',
    text: 'You know who comes, when, and what the lawn will look like afterwards. We are done when you have walked around it with us and found nothing left to rake.',
  },
] as const
