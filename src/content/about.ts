import { company } from './company'

const { city } = company.address

/** Heading and metadata of the about page. */
export const about = {
  description: `${company.name} has looked after trees in and around ${city} since ${company.founded}: family-owned${company.isLicensedAndInsured ? ', licensed and insured' : ''}.`,
  keywords: `family-owned tree company ${city}${company.isLicensedAndInsured ? ', licensed and insured tree service' : ''}`,
  title: `Family-owned, and still caring for ${city}’s trees`,
  introduction: `In and around ${city} since ${company.founded}.${company.isLicensedAndInsured ? ' Licensed and insured.' : ''}`,
}

/** Heading of the story. */
export const opening = 'Stay around long enough, and you get to see how your own cuts have closed over.'

/** Text of the about page. Facts about the past come from company.ts; everything else states intent. */
export const story = [
  `We’re a family, and we’ve stayed${company.historyYears ? `: all told, that’s ${company.historyYears} years of tree work` : ''}. It matters more than you might think. A burr oak takes a century to do what a silver maple does in thirty years, and a bad cut in one decade is a fallen limb in the next.`,
  `You’ll deal with the same family business from the first look to the last rake.${company.isReachableDayAndNight ? ' In an emergency, we answer the phone around the clock.' : ''}`,
]

/** The dates of the about page, oldest first. */
export const timeline = [
  { when: String(company.founded), what: `It begins with tree work in ${city}.` },
  ...(company.predecessorFounded
    ? [
        {
          when: String(company.predecessorFounded),
          what: 'The company that ours grew out of is founded.',
        },
      ]
    : []),
  ...(company.ownerExperienceYears
    ? [
        {
          when: 'Today',
          what: `Still a family’s business, and its owner has ${company.ownerExperienceYears} years in the trade.`,
        },
      ]
    : []),
]

export const values = [
  {
    title: 'The tree has a say',
    text: 'First we ask whether it can stay. Often it can, with less work than you expected.',
  },
  {
    title: 'A price up front',
    text: 'You’ll know what we’ll do, to which tree, and what it costs. Then take your time.',
  },
  {
    title: 'Safety before speed',
    text: 'Helmets, ropes, cones, and nobody under the work. If a job can’t be done safely, we say so.',
  },
  {
    title: 'We protect your lawn',
    text: 'Mats under machines, plywood over windows, and a rake at the end.',
  },
  {
    title: 'The right season',
    text: 'Oaks wait for the cold months, transplants for bare branches. Better late than at the wrong time.',
  },
  {
    title: 'Neighbors first',
    text: 'Trees don’t stop at fences, and neither does sawdust. We knock next door before we start.',
  },
] as const
