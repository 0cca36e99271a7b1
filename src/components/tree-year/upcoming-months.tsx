import { type Span, treeYear } from '@/content/tree-year/tree-year'
import { cn } from '@/lib/class-names'
import { MONTHS } from '@/lib/dates'
import { adviceKinds, barOf, includesMonth, nameMonth, nameMonths, nothingClass } from './advice-kinds'

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

/** The year in half months, where the bar chart has no room. Months that have a text below are on a white ground. */
const YearOverview = ({ months }: { months: readonly number[] }) => (
  <div aria-hidden="true" className="ui-card-cream mt-6 px-3 py-4 md:p-6 xl:hidden print:hidden">
    <div className="relative isolate grid gap-3">
      {months.map((month) => (
        <span
          key={month}
          className="absolute -inset-y-2 -z-10 w-1/12 bg-white"
          style={{ left: `${((month - 1) / 12) * 100}%` }}
        />
      ))}
      <div className="grid grid-cols-12 text-center font-semibold text-label">
        {MONTHS.map((name) => (
          <span key={name}>
            {name.charAt(0)}
            <span className="max-md:hidden">{name.slice(1, 3)}</span>
          </span>
        ))}
      </div>
      {treeYear.map(({ kind, spans }) => (
        <div key={kind}>
          <p className="font-semibold text-forest-700 text-small">{kind}</p>
          <div className="year-halves mt-1">
            {MONTHS.flatMap((name, index) =>
              [index + 1, index + 1.5].map((half) => <span key={name + half} className={toneAt(spans, half)} />),
            )}
          </div>
        </div>
      ))}
    </div>
  </div>
)

/** The color of a half month: 4 is the first half of April, 4.5 the second. */
function toneAt(spans: readonly Span[], half: number) {
  const span = spans.find((each) => barOf(each).start <= half && half < barOf(each).end)
  return span ? adviceKinds[span.advice].tone : nothingClass
}
