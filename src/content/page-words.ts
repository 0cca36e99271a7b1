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
