import { treeYear } from '@/content/tree-year/tree-year'
import { cn } from '@/lib/class-names'
import { adviceKinds, includesMonth, nameMonth, nameMonths } from './advice'
import { YearStrip } from './year-chart'

export function UpcomingMonths({ months }: { months: readonly [number, number] }) {
  const current = treeYear.flatMap(({ kind, spans }) =>
    spans.filter((span) => months.some((month) => includesMonth(span, month))).map((span) => ({ kind, spans, span })),
  )
  return (
    <div className="mt-6 xl:hidden print:hidden">
      <h3 className="text-heading">Now and in {nameMonth(months[1])}</h3>
      <ul className="mt-3 grid gap-3 md:grid-cols-2 md:gap-4">
        {current.map(({ kind, spans, span }) => {
          const { tone, Mark } = adviceKinds[span.advice]
          return (
            <li key={`${kind} ${span.from}`} className={cn('ui-box text-small leading-snug', tone)}>
              <strong className="block text-forest-700">{kind}</strong>
              <YearStrip spans={spans} month={months[0]} />
              <span className="mt-2 block text-bark-700">{nameMonths(span)}</span>
              <span className="mt-1 block pl-5 -indent-5">
                <Mark className="ui-inline-icon size-3.5" />
                {span.text}
              </span>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
