import { type Span, treeYear } from '@/content/tree-year'
import { cn } from '@/lib/class-names'
import { MONTHS } from '@/lib/dates'
import { advices, includesMonth, nameMonths } from './advice'

/** All advice of the year, by kind of work. From xl on it is a bar chart. */
export const YearChart = ({ month }: { month: number | null }) => (
  <>
    <div aria-hidden="true" className="xl:year-months hidden items-end font-semibold text-forest-700 text-small">
      {MONTHS.map((name, index) => (
        <span key={name} className="col-span-2 py-1 first:col-start-2">
          {index + 1 === month && <span className="block text-amber-dark">Now</span>}
          {name.slice(0, 3)}
        </span>
      ))}
    </div>
    {month && (
      <div className="year-now absolute inset-y-0 right-1 left-35 -z-10 hidden xl:block" style={{ '--month': month }} />
    )}
    <ul className="year-chart">
      {treeYear.map(({ kind, spans }) => (
        <li key={kind} className="year-row xl:year-months">
          <h3 className="text-heading xl:pt-3 xl:pb-2 xl:font-sans xl:text-small xl:leading-snug">{kind}</h3>
          <ul className="year-spans">
            {spans.map((span) => (
              <YearSpan key={span.from} span={span} isCurrent={month !== null && includesMonth(span, month)} />
            ))}
          </ul>
        </li>
      ))}
    </ul>
  </>
)

/** What the colors of the bars mean. */
export const YearKey = () => (
  <p aria-hidden="true" className="ui-note mt-4 hidden gap-6 xl:flex">
    {Object.values(advices).map(({ name, tone, Mark, onBar }) => (
      <span key={name} className="flex items-center gap-2">
        <span className={cn('year-bar mb-0 w-8', tone)}>
          <Mark className={cn('absolute -top-4.25 left-2 size-3.5', onBar)} />
        </span>
        {name}
      </span>
    ))}
  </p>
)

/** The advice for a span of months. In the chart it is a bar across these months, with its text below. */
function YearSpan({ span, isCurrent }: { span: Span; isCurrent: boolean }) {
  const { advice, from, to, text, bar = { start: from, end: to + 1 } } = span
  const { tone, Mark, onBar } = advices[advice]
  return (
    <li
      aria-current={isCurrent ? 'date' : undefined}
      className={cn('year-span xl:bg-transparent', tone, isCurrent && 'max-xl:bg-cream-200')}
      style={{ gridColumn: `${2 * bar.start - 1} / ${2 * bar.end - 1}` }}
    >
      <span className="year-bar">
        <Mark className={cn('absolute -top-4.25 left-1 size-3.5', onBar)} />
      </span>
      <span className="block text-bark-700 xl:sr-only">
        {isCurrent && <strong className="text-forest-700 xl:hidden">Now: </strong>}
        {nameMonths(span)}
      </span>
      <span className="block pl-5 -indent-5 xl:pl-0 xl:indent-0">
        <Mark className="ui-inline-icon size-3.5 xl:hidden" />
        {text}
      </span>
    </li>
  )
}
