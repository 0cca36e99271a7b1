import { company } from '@/content/company'
import { type FaqEntry, payLess, priceFactors } from '@/content/faq'
import { nextSteps } from '@/content/quote-words'
import type { SourcedFact } from '@/content/sourced-fact'
import { oakSeason, type Season } from '@/content/tree-year/seasons'
import { formatSpan } from '@/lib/dates'
import { firewoodDetails } from './firewood'
import type { ServiceSlug } from './services'

/** Text of a service's page beyond its card. Paragraphs are plain text. */
export type ServiceDetails = {
  /** Of a service with a fixed price. Part of the meta description. */
  price?: string
  /** First paragraph of the page, and its meta description. */
  description: string
  keywords: string
  /** What a customer can count on. */
  keyPoints: readonly string[]
  /** What happens on the day, step by step. */
  steps: readonly string[]
  /** What the work leaves behind. */
  result: string
  /** When the work should wait, or not be done at all: a paragraph for each line. */
  whenNotTo: string
  /** Titles of the three texts above. */
  headings: { steps: string; result: string; whenNotTo: string }
  /** What it costs to decide. */
  deciding?: { title: string; text: string }
  /** Where the product is delivered, for a service with a fixed price. A map shows the circle. */
  delivery?: { title: string; text: string; radiusMiles: number }
  /** What else a customer asks. */
  faq: readonly FaqEntry[]
  /** The label of the link to the quote form, where it does not ask for a free quote. */
  quoteLabel?: string
  /** Title and sentence of the call to action at the end of the page. */
  question: string
  closing: string
  /** Services that are often asked for together with this one. */
  related: readonly [ServiceSlug, ServiceSlug]
  /** Season in which the work must wait. */
  season?: Season | undefined
  /** What an authority requires of the customer. */
  fact?: SourcedFact | undefined
}

const { address, firewood, callBeforeDigging: digging } = company

const callBeforeDigging: SourcedFact | undefined = digging && {
  title: 'Before anyone digs',
  text: `Anyone who digs, you or we, must call ${digging.office} ${digging.notice} ahead. The utilities then mark their own lines. Private lines are not marked.`,
  source: `${digging.office} (missdig811.org) and ${address.stateName} Public Service Commission, “Safe Digging”`,
  asOf: 'read in November 2026',
  ask: '811',
}

/** The first step of any job that digs or grinds. */
const linesMarked = digging
  ? [
      `First we notify ${digging.office}, and the utilities mark their lines. Show us your private ones: garage, lamppost, gas grill, sprinklers, dog fence.`,
    ]
  : []

/** The entries about next steps and prices. The factors of a price differ from job to job. */
const faqWith = (items: readonly string[]): readonly FaqEntry[] => [{ ...priceFactors, items }, nextSteps]

type AllDetails = Record<Exclude<ServiceSlug, 'firewood-sales'>, ServiceDetails> & { 'firewood-sales'?: ServiceDetails }

export const serviceDetails: AllDetails = {
  'tree-removal': {
    description:
      'We take a tree down in pieces small enough to control, lower them on ropes or by crane, and leave the lawn raked.',
    keywords: `tree removal ${address.city}, dead tree removal, ash tree removal`,
    keyPoints: [
      'A visit before the quote: the tree, what’s under it, the way out',
      'Limbs lowered, not dropped, over roofs, fences and beds',
      'Mats under the machines where they cross your lawn',
      'Wood hauled away, or cut to length and left where you want it',
    ],
    steps: [
      'We walk around the tree with you to see where the pieces will come down and what’s underneath.',
      'The crown comes off limb by limb on ropes, or in whole sections by crane where there’s no room to lower them.',
      'The trunk follows in lengths. The cones stay out until the last piece is on the ground.',
    ],
    result:
      'A stump cut low, a raked lawn, and no brush. The wood goes with us, or stays where you pointed, in the lengths you asked for. Grinding the stump is a separate job; mention it, and we’ll plan the two together.',
    whenNotTo: `An old lean, a hollow or an ugly crown doesn’t by itself mean a tree must go. Pruning or a cable may be enough to keep it. Even a dead one may stand where it can’t reach people or anything of value and your city allows it.\nAn oak waits until its leaves are down, unless it is dangerous.${oakSeason ? ` Any oak we have to cut down ${formatSpan(oakSeason)} gets its stump painted at once: oak wilt gets in through a fresh cut.` : ''} Some cities want a permit first, even for a dead tree.`,
    deciding: {
      title: 'Before you decide',
      text: 'The visit is free. We stand under the tree, then put the price in writing, and you take your time.',
    },
    headings: {
      steps: 'How a tree comes down',
      result: 'What the yard looks like afterward',
      whenNotTo: 'When a tree can stay',
    },
    fact: {
      title: 'With a dead ash, waiting costs more',
      text: 'It dries out, turns brittle and can break without warning: dangerous wherever people walk, park or sleep. Climbers can’t trust it, and it takes bigger machines: in Wisconsin, an infested ash may cost twice as much to remove as a healthy one; a dead one, three times as much.',
      source: 'Wisconsin Department of Natural Resources, “The Dangers and Costs of Infested Ash Trees”',
      asOf: 'as of June 2021',
      ask: 'us',
    },
    faq: [priceFactors, payLess, nextSteps],
    question: 'Have a tree that needs to come down?',
    closing: 'Tell us which tree it is and what worries you. You’ll know the price before any work starts.',
    related: ['stump-grinding', 'firewood-sales'],
  },
  'tree-trimming-pruning': {
    description:
      'We prune for the tree first: dead and rubbing wood out, the roof and the driveway clear, every cut just outside the branch collar so that it closes.',
    keywords: `tree trimming ${address.city}, tree pruning, oak pruning, dead wood removal`,
    keyPoints: [
      'Dead wood and crossing limbs out before a storm takes them',
      'Room over the roof, the driveway and the walk',
      ...(oakSeason ? ['Oaks pruned in the cold months, not in oak wilt season'] : []),
      'No topping, no climbing spikes on a tree that stays',
      ...(company.installsCables ? ['Weak forks cabled, and the cables checked'] : []),
    ],
    steps: [
      'On the ground, we agree with you on what goes: dead wood, limbs that rub, branches on the roof or across the walk.',
      'We climb with ropes or work from the bucket. Over roofs and flower beds, what we cut is lowered.',
      'A limb comes off in three cuts: from below, then from above a little farther out, so that no bark tears, and last just outside the collar.',
    ],
    result:
      'The same tree, lighter. From the street you shouldn’t be able to tell that it was pruned, only that there’s more sky in it. We chip the brush and take it with us; the chips can stay if you want them.',
    whenNotTo: `${oakSeason ? 'Oaks wait for bare branches, unless a limb is dangerous. ' : ''}We don’t top trees: that trades one high crown for a broom of weak shoots. Along pole‑to‑pole wires, the utility trims.`,
    deciding: {
      title: 'What the quote says',
      text: 'The visit is free, and the advice is often to do less, or to wait for winter. The quote names each tree and its cuts.',
    },
    faq: faqWith(
      priceFactors.items.map((factor) =>
        factor.startsWith('Wood') ? 'Brush and chips: hauled away, or left for you.' : factor,
      ),
    ),
    headings: { steps: 'How we prune', result: 'What you’ll see afterward', whenNotTo: 'When we don’t prune' },
    question: 'Does your tree need pruning?',
    closing: 'Tell us which tree it is and what bothers you about it. Less is often enough.',
    related: ['tree-removal', 'tree-transplanting'],
    season: oakSeason,
  },
  'tree-transplanting': {
    description:
      'A young maple too close to the house doesn’t have to be lost. We dig it up with a root ball, wrap it and set it at the right depth in its new spot.',
    keywords: `tree transplanting ${address.city}, move a tree, tree relocation`,
    keyPoints: [
      'Moved while the tree is dormant, in early spring or late fall',
      'A root ball sized to the trunk, wrapped in burlap',
      'The new hole dug before the old one',
      'Advice on watering for the first three summers',
    ],
    steps: [
      ...linesMarked,
      'The new hole comes first, two to three times as wide as the ball and no deeper.',
      'We dig around the tree, undercut it, wrap the root ball in burlap, and carry it over with the loader on mats.',
      'We set it with the root flare level with the lawn and its best side out, put back the soil we dug and water it in.',
    ],
    result:
      'A tree in its new place with a ring of mulch, and a filled hole where it stood. You’ll know how much to water. A stake only where the wind calls for one, and a date for taking it out.',
    whenNotTo:
      'Not in full leaf: the time is early spring before the buds break, or late fall after the leaves are down. And not when the trunk is too thick: the odds are poor, and a new young tree will catch up in a few years.',
    deciding: {
      title: 'Will it survive the move?',
      text: 'We’ll come measure the trunk and look at the path between the two spots. If we don’t think the tree will make it, we’ll say so, and that’s free too.',
    },
    faq: faqWith([
      'Trunk: the thicker it is, the larger the root ball.',
      'Route: how far it is, and how wide the gate is.',
      'What’s around it: wires above, pipes and roots below.',
      'Ground: lawn or beds that the loader has to cross.',
    ]),
    headings: { steps: 'How a tree moves', result: 'The new place and the old', whenNotTo: 'When not to move a tree' },
    question: 'A good tree in the wrong place?',
    closing: 'Tell us how thick the trunk is and where the tree should go.',
    related: ['tree-installation', 'tree-trimming-pruning'],
    fact: callBeforeDigging,
  },
  'tree-installation': {
    description:
      'Planting too deep is one of the most common reasons a young tree fails. We help you choose a tree for your soil and space, then set its root flare level with the lawn.',
    keywords: `tree planting ${address.city}, native trees ${address.stateName}`,
    keyPoints: [
      'Advice on what to plant in clay, sand or shade, or under wires',
      'Root flare at grade and circling roots cut',
      'A wide, shallow ring of mulch, none against the bark',
      'Staked only where the wind calls for it',
    ],
    steps: [
      ...linesMarked,
      'The hole is two to three times as wide as the root ball and no deeper.',
      'We find the root flare (nurseries often bury it), cut circling roots, and set the tree so that the flare sits at grade.',
      'Then soil, water, mulch.',
    ],
    result:
      'A tree at the right height in a ring of mulch two to four inches deep. You get its name, how wide it will be when your children are grown, and how much water it needs in the first three summers.',
    whenNotTo:
      'Not in summer heat, and no tall tree under a wire, where it would be cut back for the rest of its life. If your soil stays wet in spring, we pick a tree that can take it.',
    deciding: {
      title: 'Choosing the tree',
      text: 'Advice on what to plant is part of the quote, and the quote is free. You’re welcome to keep the list of trees and plant them yourself, at the right depth.',
    },
    faq: faqWith([
      'Tree: its kind, and how large it is when it arrives.',
      'Number: one tree, or a row.',
      'What’s there now: lawn, a bed or paving.',
      'Access: how close trucks can get, and how wide the gate is.',
    ]),
    headings: { steps: 'How we plant', result: 'What you’ll have afterward', whenNotTo: 'When and where not to plant' },
    question: 'Have a spot for a new tree?',
    closing: 'Tell us about it: sun, soil, wires overhead. You’ll get a suggestion and a price.',
    related: ['stump-grinding', 'tree-transplanting'],
    fact: callBeforeDigging,
  },
  'stump-grinding': {
    description: 'We grind the stump and any exposed roots below grade, so you can stop mowing around them.',
    keywords: `stump grinding ${address.city}, stump removal`,
    keyPoints: [
      ...(digging ? [`Buried lines marked through ${digging.office.replaceAll(' ', '\u00a0')} before we start`] : []),
      'A guard around the wheel, plywood over nearby windows',
      'Chips raked into the hole, or hauled away',
      'The lawn raked clean',
    ],
    steps: [
      ...linesMarked,
      'The grinder takes the stump and any exposed roots down in passes, behind a guard, to below grade.',
      'The chips go into the hole, or away with us.',
    ],
    result:
      'A hole filled with chips. They settle for a year or more, and grass grows poorly in them. Want lawn? Ask about hauling them away, and topsoil.',
    whenNotTo:
      'If the roots hold up a bank or a wall, the stump is better left to rot where it is. Left alone, a stump rots over the years, and some kinds sprout again.\nPlanting again? Go a few steps away: chips and old roots are in the way.',
    deciding: {
      title: 'How to get a price',
      text: 'Send us a photo with a shoe by the stump for scale, and the gate’s width: that’s most of what we need. We’ll look, then put a price in writing.',
    },
    faq: faqWith([
      'Width: at the ground, with the roots that show.',
      'Number: one stump, or several.',
      'What’s beside it: a wall, a fence, a walk or flower beds.',
      'Access: how close machines can get, and how wide the gate is.',
      'Chips: raked into the hole, or hauled away.',
    ]),
    headings: { steps: 'How the grinding goes', result: 'Where the stump was', whenNotTo: 'When to leave a stump' },
    question: 'A stump in the way?',
    closing: 'Tell us how wide the stump and the gate are.',
    related: ['tree-removal', 'tree-installation'],
    fact: callBeforeDigging,
  },
  ...(firewood && { 'firewood-sales': firewoodDetails(firewood) }),
}
