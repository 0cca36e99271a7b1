import { formatSpan } from '@/lib/dates'
import { company } from './company'
import type { ServiceSlug } from './services/services'

/** The database stores the ids and checks them against its own allow-list. */
const allOptions = [
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

export type QuoteOptionId = (typeof allOptions)[number]['id']

const labels = new Map<string, string>(allOptions.map(({ id, label }) => [id, label]))

/** An id without a label is shown as it is. */
export const joinServiceLabels = (ids: readonly string[]) => ids.map((id) => labels.get(id) ?? id).join(', ')

export const quoteOptions = allOptions.filter(({ id }) => id !== 'firewood-sales' || company.firewood)

export const servicesHint = company.oakSeason
  ? `Choose all that apply.\nOaks wait for bare branches; ${formatSpan(company.oakSeason)} we cut only dangerous ones.`
  : 'Choose all that apply.'

/** Maps a service to its quote option. Only one id differs from the slug. */
export const getQuoteOption = (slug: ServiceSlug): QuoteOptionId =>
  slug === 'tree-trimming-pruning' ? 'tree-trimming' : slug
