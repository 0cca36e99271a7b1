import { company } from './company'

/** The company's story and what it holds itself to; what it claims of the past is in company.ts, the rest is intent. */
export const story = [
  `The firm was founded in ${company.founded}. A predecessor company followed in ${company.predecessorFounded}, and today’s owner has been at it for ${company.ownerExperienceYears} years. Together that is ${company.historyYears} years of tree work.`,
  'It matters more than it sounds. A burr oak does in a century what a silver maple does in thirty years, and a cut that was made badly in one decade is a limb that falls in the next. Whoever stays long enough gets to see how their own cuts have closed.',
  'We are a family firm, licensed and insured. In an emergency our phone is answered around the clock.',
]

export const values = [
  {
    title: 'The tree has a say',
    text: 'We ask first whether it can stay. Often it can, with less than you expected.',
  },
  {
    title: 'Safety before speed',
    text: 'Helmets, ropes, cones, and nobody under the work. If a job cannot be done safely, we say so.',
  },
  {
    title: 'A price before the saw',
    text: 'What we do, to which tree, for how much. You decide at your own kitchen table.',
  },
  {
    title: 'Your lawn is not our road',
    text: 'Mats under machines, plywood over windows, and a rake at the end.',
  },
  {
    title: 'The right season',
    text: 'Oaks wait for the cold months, transplants for bare branches. We would rather come later than at the wrong time.',
  },
  {
    title: 'Neighbors first',
    text: 'Trees do not stop at fences, and neither does the sawdust. We knock before we start.',
  },
] as const

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

/** What the blog's page says it is about. */
export const blog = {
  description: 'What we have learned about Michigan’s trees: when to prune oaks, how to plant, what a crack means.',
  keywords: 'tree care blog Michigan, oak wilt, pruning season',
  introduction: 'What we have learned about Michigan’s trees, and what you can do with it.',
}

/** What the page of all service areas says; the areas themselves are in service-areas.ts. */
export const areasPage = {
  keywords: 'tree service Southeast Michigan, Ann Arbor, Plymouth, Northville, Novi, Brighton',
  introduction: 'Ann Arbor and eight towns around it, each with trees and ground of its own.',
}
