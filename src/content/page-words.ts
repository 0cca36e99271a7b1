import { company } from './company'

// Words of the pages that are no list of something else: about, home, blog and service areas.

/** Text of the about page. Facts about the past come from company.ts; everything else states intent. */
export const story = [
  `${company.historyYears ? `All told, that’s ${company.historyYears} years of tree work, and it` : 'Experience'} matters more than you might think. A burr oak takes a century to do what a silver maple does in thirty years, and a bad cut in one decade is a fallen limb in the next. Stay around long enough and you get to see how your own cuts have closed over.`,
  [
    company.isLicensedAndInsured ? 'We’re a family business, licensed and insured.' : 'We’re a family business.',
    company.isReachableDayAndNight && 'In an emergency, we answer the phone around the clock.',
  ]
    .filter(Boolean)
    .join(' '),
]

/** The dates of the about page, oldest first. */
export const timeline = [
  { when: String(company.founded), what: `Our history begins with tree work in ${company.address.city}.` },
  ...(company.predecessorFounded
    ? [
        {
          when: String(company.predecessorFounded),
          what: 'A predecessor company is founded, which today’s firm grew out of.',
        },
      ]
    : []),
  ...(company.ownerExperienceYears
    ? [{ when: 'Today', what: `An owner with ${company.ownerExperienceYears} years in the trade runs it.` }]
    : []),
]

export const values = [
  {
    title: 'The tree has a say',
    text: 'First we ask whether it can stay. Often it can, with less work than you expected.',
  },
  {
    title: 'Safety before speed',
    text: 'Helmets, ropes, cones, and nobody under the work. If a job cannot be done safely, we say so.',
  },
  {
    title: 'A price before the saw',
    text: 'What we’ll do, to which tree, and for how much. You decide at your own kitchen table.',
  },
  {
    title: 'Your lawn is not our road',
    text: 'Mats under machines, plywood over windows, and a rake at the end.',
  },
  {
    title: 'The right season',
    text: 'Oaks wait for the cold months, transplants for bare branches. We’d rather make you wait than come at the wrong time.',
  },
  {
    title: 'Neighbors first',
    text: 'Trees don’t stop at fences, and neither does sawdust. We knock next door before we start.',
  },
] as const

/** Hero text and metadata of the home page. */
export const home = {
  description: `Family-owned tree care for Ann Arbor, Plymouth, Northville and nearby towns since ${company.founded}: removal, pruning, planting, stump grinding. Free quotes${company.isReachableDayAndNight ? ', 24/7 emergency phone' : ''}.`,
  keywords: 'tree service Ann Arbor, tree removal, tree trimming, stump grinding, Plymouth, Northville',
  place: 'Family-owned in Ann\u00a0Arbor, Michigan',
  title: `Your trees, in careful hands since ${company.founded}`,
  introduction:
    'We prune, remove and plant trees in Ann Arbor, Plymouth, Northville and nearby towns. Your oak is safe with us, and so is your driveway.',
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
    text: `Burr oak, silver maple, white pine, and what’s left of the ash: we’ve worked on the trees around Ann Arbor since ${company.founded}, and we know which ones have to wait for winter.`,
  },
  {
    title: 'Customer satisfaction',
    text: 'You’ll know who’s coming, when, and what the lawn will look like afterward. We’re done when you’ve walked it with us and found nothing left to rake.',
  },
] as const

/** Introduction and metadata of the blog list page. */
export const blog = {
  description: 'What we have learned about Michigan’s trees: when to prune oaks, how to plant, what a crack means.',
  keywords: 'tree care blog Michigan, oak wilt, pruning season',
  introduction: 'What we’ve learned about Michigan’s trees, and how you can put it to use.',
}

/** Text of the service areas page. The areas themselves are in service-areas.ts. */
export const areasPage = {
  keywords: 'tree service Southeast Michigan, Ann Arbor, Plymouth, Northville, Novi, Brighton',
  introduction: 'Ann Arbor and eight towns around it, each with its own trees and its own soil.',
}
