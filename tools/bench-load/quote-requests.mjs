// Realistic quote requests: many languages, line breaks, quotes, and one in ten at the maximum length.

/** @typedef {{ name: string, email: string, phone: string, address: string, services: string[], description: string }} QuoteRequest */

const PEOPLE = [
  'Dana Whitcomb',
  'Siobhán O’Connor',
  'Łukasz Żółkiewski',
  'María José Núñez',
  '陳美玲',
  'Олена Шевчук',
  'Jean-François Lévêque',
  'يوسف حداد',
  'Zoë "Bee" Hartmann',
  "Robert O'Neil; --",
]

const STREETS = ['Miller Ave', 'W Liberty St, Apt. 3', 'Packard St', 'Geddes Rd\nback house', 'Mill–Quarry Rd']

const SERVICES = [
  'tree-removal',
  'tree-trimming',
  'stump-grinding',
  'tree-installation',
  'tree-transplanting',
  'emergency-service',
  'consultation',
  'firewood-sales',
  'other',
]

const DESCRIPTIONS = [
  'A dead ash leans toward the garage.\nThe gate is 36″ wide.',
  'Two silver maples, both ≈ 60 ft.\r\n\r\nPlease call after 5 pm: we work nights.',
  'Stump of a cherry, 18" across:\n\t- a patio beside it\n\t- a cable below (see C:\\survey\\map.pdf)',
  '🌳🌲 Drei alte Birken fällen, bitte ein Angebot für März.',
  "The neighbour's oak drops limbs on our roof; it's 100% rotten, they say.",
  '  We moved in last fall and know nothing about the trees here.  \n\nCould you walk around with us?\n',
  '庭の古い桜を見ていただけますか。',
]

const MAX_DESCRIPTION_LENGTH = 5000

/**
 * Generates unique requests, each with its own e-mail address.
 * @param {number} count
 */
export function makeQuoteRequests(count) {
  return Array.from({ length: count }, (_, index) => makeQuoteRequest(index + 1))
}

/** @param {number} number @returns {QuoteRequest} */
function makeQuoteRequest(number) {
  const firstService = number % SERVICES.length
  return {
    name: `${pick(PEOPLE, number)} ${number}`,
    email: `caller-${number}@load.example`,
    phone: `(734) 555-${String(number % 10_000).padStart(4, '0')}`,
    address: `${number} ${pick(STREETS, number)}, Anytown, OH 43001`,
    services: SERVICES.slice(firstService, firstService + 1 + (number % 3)),
    description: number % 10 === 0 ? longDescription(number) : `${pick(DESCRIPTIONS, number)}\nRequest ${number}`,
  }
}

/** @template T @param {readonly T[]} list @param {number} number */
const pick = (list, number) => /** @type {T} */ (list[number % list.length])

/** @param {number} number */
function longDescription(number) {
  const words = `Request ${number}: every tree on the lot, from the front gate to the creek, größer als gedacht.\n`
  return words.repeat(Math.ceil(MAX_DESCRIPTION_LENGTH / words.length)).slice(0, MAX_DESCRIPTION_LENGTH)
}
