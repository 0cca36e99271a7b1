import { company } from '@/content/company'
import { ourFirewood } from '@/content/faq'
import { firewoodSteps } from '@/content/quote-words'
import { isOnFirewoodEdge, towns } from '@/content/towns/towns'
import type { ServiceDetails } from './service-details'

/** No-break spaces keep the name on one line. */
const city = company.address.city.replaceAll(' ', '\u00a0')

export function firewoodDetails({ fromUsd, radiusMiles }: NonNullable<typeof company.firewood>): ServiceDetails {
  return {
    price: `From $${fromUsd} per face cord`,
    description: `Split firewood, delivered within ${radiusMiles}\u00a0miles of our ${company.address.city} shop. Delivery is included; stacking is not.`,
    keywords: `firewood ${company.address.city}, firewood delivery, face cord price`,
    keyPoints: [
      `Prices start at $${fromUsd} per face cord, delivery included`,
      'No stacking: we dump the load where a truck can go',
      'The delivered price before a truck leaves',
    ],
    steps: [
      'We agree on a price and a day.',
      'A truck comes and dumps the load on your driveway or firm ground.',
      'We don’t stack, so set aside an afternoon, or a teenager.',
    ],
    result:
      'Usually a row four feet high and eight feet long, one piece deep. How much wood that is depends on how long the pieces are, so ask. Three rows of 16‑inch pieces make a full cord.',
    whenNotTo:
      'Need wood this week? Call, and we’ll tell you what’s on hand, how dry it is, how long the pieces are, the smallest order and how to pay. Burn it at home: don’t haul it up\u00a0north.',
    headings: { steps: 'How delivery works', result: 'What a face cord is', whenNotTo: 'How to order' },
    delivery: {
      title: 'Where we deliver',
      text: `We deliver within ${radiusMiles}\u00a0miles of our ${city} shop, as the crow flies.${describeEdge()}`,
      radiusMiles,
    },
    faq: ourFirewood.items.length > 0 ? [firewoodSteps, ourFirewood] : [firewoodSteps],
    quoteLabel: 'Order firewood',
    question: 'Need wood for the winter?',
    closing: 'Tell us how many face cords, and where a truck can drop them.',
    related: ['tree-removal', 'tree-trimming-pruning'],
    fact: {
      title: 'What the state says',
      text: 'Do not move firewood: buy it where you burn it. A cord is 128 cubic feet, neatly stacked; a face cord has no standard size.',
      source: 'Michigan Department of Natural Resources, “Don’t move firewood” and “Fuelwood information”',
      asOf: 'read in November 2026',
      ask: 'the DNR',
    },
  }
}

/** The towns just outside the circle. */
function describeEdge() {
  const names = towns.filter(isOnFirewoodEdge).map(({ name }) => name)
  return names.length > 0 ? ` Just outside, as in ${names.join(' and ')}? Call with your address.` : ''
}
