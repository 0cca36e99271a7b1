import { company } from './company'
import type { FaqEntry } from './faq'

// What happens before, after and beside the forms.

const answered = company.answersWithin ? ` We usually answer within ${company.answersWithin}.` : ''

const fromVisitToDecision = [
  'We come look at the job and what’s around it.',
  'You get a price in writing. The quote is free.',
  'You decide. If it’s yes, we set a day.',
] as const

/** From the first message to the decision. */
export const nextSteps = {
  title: 'What happens next',
  items: [`You write or call.${answered}`, ...fromVisitToDecision],
  isSteps: true,
} as const satisfies FaqEntry

/** The line beside the form's button. */
export const quotePromise = `Free visit. Written price. No obligation.${company.isLicensedAndInsured ? ' Licensed and insured.' : ''}`

/** The next steps after the form: the visitor has written already, so the first one is ours. */
export const stepsAfterSending = ['We call or write to set a time.', ...fromVisitToDecision]

/** What happens after an order of firewood is sent. */
export const firewoodReply = 'We call you with what’s on hand, the delivered price and a day.'

/** Firewood is ordered without a visit. */
export const firewoodSteps = {
  title: 'What happens next',
  items: [
    `You call, or fill out the form: how many face\u00a0cords, and where to drop them.${answered}`,
    firewoodReply,
  ],
  isSteps: true,
} as const satisfies FaqEntry

export const beforeWeCome = {
  title: 'Before we come',
  items: [
    'Move cars off the driveway and from under the tree. If it’s cracked or leaning, or a limb is hung up, leave them.',
    'Keep children and pets indoors while we work.',
    'Turn off the sprinklers, and show us where their heads and pipes are.',
    'Unlock the gate, and tell us which way to come in.',
  ],
} as const satisfies FaqEntry
