import { treeYear } from '@/content/tree-year/tree-year'
import { cn } from '@/lib/class-names'
import { MONTHS } from '@/lib/dates'
import { adviceKinds } from './advice-kinds'
import { barOf, includesMonth, nameMonth, nameMonths } from './months'

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

/** The bars of the year, where the chart has no room for their texts. Months that have a text below are white. */
const YearOverview = ({ months }: { months: readonly number[] }) => (
  <div aria-hidden="true" className="ui-card-cream mt-6 px-3 py-4 md:p-6">
    <div className="relative isolate grid gap-3">
      {months.map((month) => (
        <span
          key={month}
          className="absolute -inset-y-2 -z-10 w-1/12 bg-white"
          style={{ left: `${((month - 1) / 12) * 100}%` }}
        />
      ))}
      <div className="grid grid-cols-12 items-end text-center font-semibold text-label">
        {MONTHS.map((name, index) => (
          <span key={name} className="-mx-1">
            {index + 1 === months[0] && <span className="block text-amber-dark">Now</span>}
            {name.charAt(0)}
            <span className="max-md:hidden">{name.slice(1, 3)}</span>
          </span>
        ))}
      </div>
      {treeYear.map(({ kind, spans }) => (
        <div key={kind}>
          <p className="font-semibold text-forest-700 text-small">{kind}</p>
          <div className="mt-1 grid grid-cols-24 bg-cream-200">
            {spans.map((span) => {
              const { tone, Mark, onBar } = adviceKinds[span.advice]
              const { start, end } = barOf(span)
              return (
                <span
                  key={span.from}
                  className={cn('year-bar mr-px mb-0 rounded-none', tone)}
                  style={{ gridColumn: `${2 * start - 1} / ${2 * end - 1}` }}
                >
                  <Mark className={cn('year-mark left-1', onBar)} />
                </span>
              )
            })}
          </div>
        </div>
      ))}
    </div>
  </div>
)
