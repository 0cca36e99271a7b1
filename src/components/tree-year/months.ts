import type { Span } from '@/content/tree-year/tree-year'
import { MONTHS } from '@/lib/dates'
import { useIsHydrated } from '@/lib/use-is-hydrated'

/** The current month, from 1 to 12. Null until hydration, because the page may have been prerendered in another. */
export const useCurrentMonth = () => (useIsHydrated() ? new Date().getMonth() + 1 : null)

export const includesMonth = ({ from, to }: Span, month: number) => from <= month && month <= to

export const barOf = ({ from, to, bar = { start: from, end: to + 1 } }: Span) => bar

export const nameMonth = (month: number) => MONTHS[month - 1]

export function nameMonths({ from, to }: Span) {
  if (from === to) return nameMonth(from)
  return [from, to].map(nameMonth).join(to - from === 1 ? ' and ' : ' to ')
}
