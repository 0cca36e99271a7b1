import { company, dayOrNightOf } from './company'
import { insuranceRule, wireWarning } from './safety'
import type { SourcedFact } from './sourced-fact'

// What a homeowner wants to know before calling, in words that hold for any honest company of this trade.

/** With `isSteps` the items are numbered. */
export type FaqEntry = { title: string; items: readonly string[]; isSteps?: boolean }

const { species, dryness, pieceInches, smallestOrder, deliveryDays } = company.firewood ?? {}

/** What company.ts knows about the wood. */
export const ourFirewood = {
  title: 'Our firewood',
  items: [
    species,
    dryness,
    pieceInches && `Pieces about ${pieceInches} inches long`,
    smallestOrder && `Smallest order: ${smallestOrder}`,
    deliveryDays && `Delivery: ${deliveryDays}`,
    company.waysToPay && `Payment: ${company.waysToPay.join(', ')}`,
  ].filter((fact) => typeof fact === 'string'),
} satisfies FaqEntry

export const priceFactors = {
  title: 'What a price depends on',
  items: [
    'Height and spread: how much there is to cut and carry.',
    'Condition: a dead or cracked tree may not be safe to climb.',
    'What’s under it: lawn, a roof, a fence, flower beds.',
    'Access: how close machines can get, and how wide the gate is.',
    'Wood and stump: hauled away, left for you, or ground.',
    'Urgency: tonight, or whenever it suits you.',
  ],
} as const satisfies FaqEntry

const { deposit, givesInsuranceCertificate, isLicensedAndInsured, waysToPay, whoDoesTheWork } = company
const paymentAnswer = [deposit, waysToPay && `We take ${waysToPay.join(' or ')}.`].filter(Boolean).join(' ')

/** Questions to ask any tree company, with the answers that we can give here. */
export const fiveQuestions = [
  {
    question: 'Will your insurer send me proof of liability and workers’ comp coverage?',
    answer: givesInsuranceCertificate
      ? 'Ours will.'
      : isLicensedAndInsured
        ? 'We’re insured: ask for our proof.'
        : 'Ask us, too.',
  },
  { question: 'Is the whole price in writing?', answer: 'Ours is, before anything is cut.' },
  {
    question: 'Your own crew, or a subcontractor?',
    answer: whoDoesTheWork ?? 'The quote says who comes.',
  },
  {
    question: 'What happens to the stump, wood and brush?',
    answer: 'Wood and brush go with us or stay, as you like. The stump is a job of its own.',
  },
  {
    question: 'What do I pay, and when?',
    answer: paymentAnswer || 'The price in the quote, on the day in the quote.',
  },
] as const

export const compareQuotes = {
  title: 'Five questions for every company',
  items: fiveQuestions.map(({ question, answer }) => `${question} ${answer}`),
} satisfies FaqEntry

export const payLess = {
  title: 'How to pay less',
  items: [
    'Keep the wood and the chips if you have a use for them.',
    'Leave the stump, or have it ground later.',
    'Let us choose the day: ask when we’re least busy.',
    'Ask for two prices: the whole job, and only what has to come down.',
    'Let a dead tree stand if it can’t reach people or anything of value and your city allows it.',
  ],
} as const satisfies FaqEntry

/** For a place that already has the warning of wires. */
export const stormSteps = [
  'If a wire falls on your car, stay in it and call 911.',
  `Call us${dayOrNightOf(company)}, and say what the tree hit and whether a wire is down.`,
  'In the dark we make it safe; in daylight we clean up.',
  'A city tree, by the street? Call the city, too.',
  'Before anything is moved, take photos from a safe place; tell your insurer.',
  insuranceRule.text,
  'Don’t climb. Don’t cut a bent or hanging limb: it can snap back.',
] as const

export const afterStorm = {
  title: 'After a storm',
  items: [`A tree on a wire? ${wireWarning}`, ...stormSteps],
} as const satisfies FaqEntry

/** Shown with a link to the towns, because their pages have the rules. */
export const whoseTree = {
  title: 'Whose tree is it?',
  items: [
    'In most cities, the city maintains the trees between the sidewalk and the street. Ask before anyone prunes or cuts one; along a county road, ask the county.',
    'A tree on the line between two lots belongs to both owners; neither may cut it down alone. Limbs over the line: trim only your side, without harming the tree.',
  ],
} as const satisfies FaqEntry

/** The source for what is said about a shared tree. */
export const sharedTreeRule = {
  source: `Lennon v. Terrall (${company.address.stateName}, 1932), as told by the Michigan Farm Bureau`,
  asOf: 'read in November 2026',
} as const satisfies Partial<SourcedFact>
