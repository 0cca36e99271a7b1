import { company } from './company'

const { city } = company.address

export const about = {
  description: `${company.name} has cared for trees in and around ${city} since ${company.founded}: family-owned${company.isLicensedAndInsured ? ', licensed and insured' : ''}.`,
  keywords: `family-owned tree company ${city}`,
  title: `Family-owned, and still caring for ${city.replaceAll(' ', '\u00a0')}’s trees`,
  introduction: `In and around ${city} since ${company.founded}.${company.isLicensedAndInsured ? ' Licensed and insured.' : ''}`,
}

export const opening = 'Stay long enough, and you see your own cuts close over.'

/** Text of the about page. Facts about the past come from company.ts; everything else states intent. */
export const story = [
  `We’re a family, and we’ve stayed${company.historyYears ? `: ${company.historyYears} years of tree work` : ''}. A burr oak takes a century to do what a silver maple does in thirty years, and a bad cut in one decade is a fallen limb in the next.`,
  `We look before we name a price, and we rake before we leave.${company.isReachableDayAndNight ? ' In an emergency, we answer the phone, day or night.' : ''}`,
]

/** The dates of the about page, oldest first. */
export const timeline = [
  { when: String(company.founded), what: `Founded in ${city}.` },
  ...(company.predecessorFounded
    ? [
        {
          when: String(company.predecessorFounded),
          what: 'Set up as a company, the predecessor of today’s.',
        },
      ]
    : []),
  ...(company.ownerExperienceYears
    ? [
        {
          when: 'Today',
          what: `Still a family business. The owner has ${company.ownerExperienceYears} years in the trade.`,
        },
      ]
    : []),
]

export const values = [
  {
    title: 'Can it stay?',
    text: 'We ask that first. Often it can.',
  },
  {
    title: 'A price up front',
    text: 'You’ll know what we’ll do, and what it costs.',
  },
  {
    title: 'Safety before speed',
    text: 'Helmets, ropes and cones. If a job can’t be done safely, we say so.',
  },
  {
    title: 'We protect your lawn',
    text: 'Mats under machines, plywood over windows, and a rake at the end.',
  },
  {
    title: 'The right season',
    text: 'Oaks wait for bare branches, transplants for dormancy.',
  },
  {
    title: 'Neighbors first',
    text: 'Trees and sawdust don’t stop at fences. We knock next door before we start.',
  },
] as const
