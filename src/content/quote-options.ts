import type { ServiceSlug } from './services'

/** What a quote request can ask for. The database stores the ids and checks them against its own allow-list. */
export const quoteOptions = [
  { id: 'tree-removal', label: 'Tree Removal' },
  { id: 'tree-trimming', label: 'Tree Trimming & Pruning' },
  { id: 'stump-grinding', label: 'Stump Grinding' },
  { id: 'tree-installation', label: 'Tree Installation/Planting' },
  { id: 'tree-transplanting', label: 'Tree Transplanting' },
  { id: 'emergency-service', label: 'Emergency Tree Service' },
  { id: 'consultation', label: 'Consultation / Tree Health Assessment' },
  { id: 'firewood-sales', label: 'Firewood Sales' },
  { id: 'other', label: 'Other (Please specify below)' },
] as const

/** Hint above the options. It repeats the dates of seasons.ts, which the form does not import. */
export const servicesHint =
  'Choose all that apply. A note on oaks: because of oak wilt, we don’t prune them from April 15 to July 15.'

/** Lines that a visitor can add to the description with one tap. */
export const descriptionPrompts = [
  'About 40 ft tall',
  'Near wires',
  'Next to the house',
  'Truck can reach it',
  'Fence gate only',
] as const

/** Shown beside the description. */
export const helpfulDetails = [
  'What kind of tree it is, if you know, and about how tall.',
  'What’s under it: roof, wires, fence, flower beds.',
  'Whether a truck can get near it.',
  'Why now: a crack, a lean, a dead top.',
] as const

export type QuoteOptionId = (typeof quoteOptions)[number]['id']

/** Maps a service to its quote option. Only one id differs from the slug. */
export const quoteOptionOf = (slug: ServiceSlug): QuoteOptionId =>
  slug === 'tree-trimming-pruning' ? 'tree-trimming' : slug
