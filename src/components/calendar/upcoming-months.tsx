import { type Span, treeYear } from '@/content/tree-year'
import { cn } from '@/lib/class-names'
import { MONTHS } from '@/lib/dates'
import { useIsHydrated } from '@/lib/use-is-hydrated'
import { CheckIcon, CloseIcon, MinusIcon } from '@/ui/icons'

/** The color and icon of each kind of advice. The words say the same. */
const advices = {
  do: { tone: 'border-forest-500 bg-cream', Mark: CheckIcon },
  wait: { tone: 'border-amber-dark bg-amber/15 text-bark-700', Mark: MinusIcon },
  leave: { tone: 'border-brick bg-brick-50 text-brick', Mark: CloseIcon },
}

/** The current month, from 1 to 12. Null until hydration, because the page may have been prerendered in another. */
export const useCurrentMonth = () => (useIsHydrated() ? new Date().getMonth() + 1 : null)

/** What to do in these months, in boxes. */
export function UpcomingMonths({ months }: { months: readonly [number, number] }) {
  const spans = treeYear.flatMap(({ kind, spans }) =>
    spans.filter((span) => months.some((month) => includesMonth(span, month))).map((span) => ({ kind, span })),
  )
  return (
    <div className="mt-6 xl:hidden print:hidden">
      <h3 className="text-heading">Now and in {nameMonth(months[1])}</h3>
      <ul className="mt-3 grid gap-3 md:grid-cols-2 md:gap-4">
        {spans.map(({ kind, span }) => (
          <SpanItem key={`${kind} ${span.from}`} span={span} kind={kind} />
        ))}
      </ul>
    </div>
  )
}

/** The advice for a span of months. From xl on it is a bar across these months, with its text below. */
export function SpanItem({
  span: { from, to, advice, text, bar = { start: from, end: to + 1 } },
  kind,
  isCurrent,
}: {
  span: Span
  kind?: string
  isCurrent?: boolean
}) {
  const { tone, Mark } = advices[advice]
  const months = from === to ? nameMonth(from) : [from, to].map(nameMonth).join(to - from === 1 ? ' and ' : ' to ')
  return (
    <li
      aria-current={isCurrent ? 'date' : undefined}
      className={cn(
        'text-small leading-snug',
        tone,
        kind ? 'box' : 'rounded-control px-2.5 py-1.5 xl:mr-1.5 xl:rounded-none xl:bg-transparent xl:p-0',
        !kind && isCurrent && 'max-xl:bg-cream-200',
      )}
      style={kind ? undefined : { gridColumn: `${2 * bar.start - 1} / ${2 * bar.end - 1}` }}
    >
      {!kind && (
        <span className="relative mb-1.5 hidden rounded-sm border-inherit border-t-20 text-white xl:block">
          <Mark className="absolute -top-4.25 left-1 size-3.5" />
        </span>
      )}
      <span className={cn('block text-bark-700', !kind && 'xl:sr-only')}>
        {kind && <strong className="block text-forest-700">{kind}</strong>}
        {isCurrent && <strong className="text-forest-700 xl:hidden">Now: </strong>}
        {months}
      </span>
      <span className={cn('block pl-5 -indent-5', kind ? 'mt-1' : 'xl:pl-0 xl:indent-0')}>
        <Mark className={cn('inline-icon size-3.5', !kind && 'xl:hidden')} />
        {text}
      </span>
    </li>
  )
}

const nameMonth = (month: number) => MONTHS[month - 1]

export const includesMonth = ({ from, to }: Span, month: number) => from <= month && month <= to
