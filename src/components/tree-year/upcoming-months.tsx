import { treeYear } from '@/content/tree-year/tree-year'
import { cn } from '@/lib/class-names'
import { adviceKinds, includesMonth, nameMonth, nameMonths } from './advice-kinds'
import { YearOverview } from './year-chart'

export function UpcomingMonths({ months }: { months: readonly [number, number] }) {
  const current = treeYear.flatMap(({ kind, spans }) =>
    spans.filter((span) => months.some((month) => includesMonth(span, month))).map((span) => ({ kind, span })),
  )
  return (
    <div className="xl:hidden print:hidden">
      <YearOverview months={months} />
      <h3 className="mt-6 text-heading">Now and in {nameMonth(months[1])}</h3>
      <ul className="mt-3 grid gap-2 md:grid-cols-2 md:gap-4">
        {current.map(({ kind, span }) => {
          const { tone, Mark } = adviceKinds[span.advice]
          return (
            <li key={`${kind} ${span.from}`} className={cn('rounded-control px-4 py-3 text-small leading-snug', tone)}>
              <strong className="block text-forest-700">{kind}</strong>
              <span className="block text-bark-700">{nameMonths(span)}</span>
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
