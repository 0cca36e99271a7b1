import { type Span, treeYear } from '@/content/tree-year/tree-year'
import { cn } from '@/lib/class-names'
import { MONTHS } from '@/lib/dates'
import { adviceKinds } from './advice-kinds'
import { barOf, includesMonth, nameMonths } from './months'

/** All advice of the year, by kind of work: on a phone a list, then columns of lists, and from xl on a bar chart. */
export const YearChart = ({ month }: { month: number | null }) => (
  <>
    <div
      aria-hidden="true"
      className="hidden items-end font-semibold text-forest-700 text-small xl:grid xl:grid-cols-year"
    >
      {MONTHS.map((name, index) => (
        <span
          key={name}
          className={cn('col-span-2 rounded-t-sm px-1.5 py-1 first:col-start-2', index + 1 === month && 'bg-cream')}
        >
          {index + 1 === month && <span className="block text-amber-dark">Now</span>}
          {name.slice(0, 3)}
        </span>
      ))}
    </div>
    <ul
      className="year-chart"
      style={month ? { '--month': month - 1, '--now': month - 1 + new Date().getDate() / 31 } : undefined}
    >
      {treeYear.map(({ kind, spans }) => (
        <li
          key={kind}
          className="break-inside-avoid pb-8 xl:grid xl:grid-cols-year xl:border-cream-200 xl:border-t xl:pb-0"
        >
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

/** The color of a month without advice, which is that of the track. */
const nothingClass = 'border-cream-200 xl:border-cream'

export const YearKey = () => (
  <p aria-hidden="true" className="ui-note mt-4 flex flex-wrap gap-x-6 gap-y-1 print:hidden">
    {Object.values(adviceKinds).map(({ name, tone, Mark, onBar }) => (
      <span key={name} className="flex items-center gap-2">
        <span className={cn('year-bar mb-0 w-8', tone)}>
          <Mark className={cn('year-mark left-2', onBar)} />
        </span>
        {name}
      </span>
    ))}
    <span className="flex items-center gap-2">
      <span className={cn('year-bar mb-0 w-8', nothingClass)} />
      Nothing special
    </span>
  </p>
)

/** In the chart a bar across these months, and its text below it. */
function YearSpan({ span, isCurrent }: { span: Span; isCurrent: boolean }) {
  const { tone, Mark, onBar } = adviceKinds[span.advice]
  const { start, end } = barOf(span)
  return (
    <li
      aria-current={isCurrent ? 'date' : undefined}
      className={cn('year-span', tone, 'xl:bg-transparent', isCurrent && 'max-xl:bg-cream-200')}
      style={{ gridColumn: `${2 * start - 1} / ${2 * end - 1}` }}
    >
      <span className={cn('year-bar', end === 13 && 'mr-0')}>
        <Mark className={cn('year-mark left-1', onBar)} />
      </span>
      <span className="text-bark-700 xl:sr-only">
        {isCurrent && <strong className="text-forest-700 xl:hidden">Now: </strong>}
        {nameMonths(span)}
      </span>
      <span className="pl-5 -indent-5 xl:max-w-72 xl:pr-1.5 xl:pl-0 xl:indent-0">
        <Mark className="ui-inline-icon size-3.5 xl:hidden" />
        {span.text}
      </span>
    </li>
  )
}
