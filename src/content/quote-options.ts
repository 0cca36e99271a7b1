import type { ServiceSlug } from './services'

/** What a quote request can ask for. The ids are stored and known to the database; the labels are shown. */
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

/** Stands above the options; its days are those of seasons.ts, which the form does without. */
export const servicesHint =
  'Choose all that apply. Oaks wait: we do not prune them from April 15 to July 15, because of oak wilt.'

export type QuoteOptionId = (typeof quoteOptions)[number]['id']

/** The option that asks for a service of the site; only one id differs from its slug. */
export const quoteOptionOf = (slug: ServiceSlug): QuoteOptionId =>
  slug === 'tree-trimming-pruning' ? 'tree-trimming' : slug
