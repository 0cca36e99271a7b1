import { company } from './company'
import { wireWarning } from './safety'

// What a homeowner wants to know before calling, in words that hold for any honest company of this trade.

export type Answer = { title: string; items: readonly string[] }

const answered = company.answersWithin ? ` We usually answer within ${company.answersWithin}.` : ''

/** From the first message to the decision. */
export const nextSteps = {
  title: 'What happens next',
  items: [
    `You write or call.${answered}`,
    'We look at the tree or the spot, and at what’s around it.',
    'You get a price in writing. The quote is free.',
    'You decide.',
  ],
} as const satisfies Answer

/** In place of writing or calling, which the form has done. */
export const stepsAfterSending = ['We call or write to set a time.', ...nextSteps.items.slice(1)]

/** Firewood is ordered without a visit. */
export const firewoodSteps = {
  title: 'What happens next',
  items: [
    `You tell us how many face\u00a0cords, and where to drop them.${answered}`,
    'You get a price and a delivery day.',
    'You decide.',
  ],
} as const satisfies Answer

export const priceFactors = {
  title: 'What a price depends on',
  items: [
    'Height and spread: how much there is to cut and to carry.',
    'Condition: a sound tree can be climbed; a dead or cracked one may not be safe to climb.',
    'What’s under it: open lawn, or a roof, a fence and flower beds.',
    'Access: how near a machine can get, and how wide the gate is.',
    'Wood and stump: hauled away, left for you, or ground.',
    'Urgency: tonight, or whenever it suits.',
  ],
} as const satisfies Answer

export const beforeWeCome = {
  title: 'Before we come',
  items: [
    'Move cars off the driveway and out from under the tree, unless it’s cracked, leaning or hung up: then leave them.',
    'Keep children and pets indoors while we work.',
    'Turn off the sprinklers, and show us where their heads and pipes are.',
    'Unlock the gate, and tell us which way to come in.',
  ],
} as const satisfies Answer

export const afterStorm = {
  title: 'After a storm',
  items: [
    `A tree on a wire? ${wireWarning}`,
    'If a wire falls on your car, stay in it and call 911.',
    'Photograph the damage from a safe place, before anything is moved.',
    'Call your insurer and ask what it needs to see before the cleanup.',
    'Don’t climb, and don’t cut a limb that is bent or hanging: it can snap back.',
  ],
} as const satisfies Answer

/** Shown with a link to the towns, whose pages have the rules. */
export const whoseTree = {
  title: 'Whose tree is it?',
  items: [
    'In most cities, the city looks after the trees between the sidewalk and the street. Ask there before anyone prunes or cuts one; along a county road, ask the county.',
    'A tree on the line between two lots may belong to both owners, and then neither may cut it alone. Talk to your neighbor first.',
  ],
} as const satisfies Answer
