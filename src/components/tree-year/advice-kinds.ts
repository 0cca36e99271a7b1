import type { Span } from '@/content/tree-year/tree-year'
import { MONTHS } from '@/lib/dates'
import { useIsHydrated } from '@/lib/use-is-hydrated'
import { CheckIcon, CloseIcon, MinusIcon } from '@/ui/icons'

/** The name of each kind of advice, its colors, and its icon with the color on a bar. A color never stands alone. */
export const adviceKinds = {
  do: { name: 'A good time', tone: 'border-forest-500 bg-cream', Mark: CheckIcon, onBar: 'text-white' },
  wait: {
    name: 'Better wait',
    tone: 'border-amber bg-amber/30 text-bark-700',
    Mark: MinusIcon,
    onBar: 'text-forest-900',
  },
  leave: { name: 'Don’t', tone: 'border-brick bg-brick-50 text-brick', Mark: CloseIcon, onBar: 'text-white' },
}

/** The current month, from 1 to 12. Null until hydration, because the page may have been prerendered in another. */
export const useCurrentMonth = () => (useIsHydrated() ? new Date().getMonth() + 1 : null)

export const includesMonth = ({ from, to }: Span, month: number) => from <= month && month <= to

export const barOf = ({ from, to, bar = { start: from, end: to + 1 } }: Span) => bar

export const nameMonth = (month: number) => MONTHS[month - 1]

export function nameMonths({ from, to }: Span) {
  if (from === to) return nameMonth(from)
  return [from, to].map(nameMonth).join(to - from === 1 ? ' and ' : ' to ')
}
