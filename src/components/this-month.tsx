import { Link } from 'react-router-dom'
import { type Span, treeYear, treeYearWords } from '@/content/tree-year'
import { cn } from '@/lib/class-names'
import { MONTHS } from '@/lib/dates'
import { useIsHydrated } from '@/lib/use-is-hydrated'
import { paths } from '@/paths'
import { buttonClass } from '@/ui/button'
import { Section } from '@/ui/section'

/** Null until hydration: the page was prerendered in another month. */
export const useMonth = () => (useIsHydrated() ? new Date().getMonth() + 1 : null)

/** The first lines of this month, for the home page. Their space is reserved until the month is known. */
export function ThisMonth() {
  const month = useMonth()
  return (
    <Section
      aria-labelledby="this-month"
      className="grid grid-cols-1 justify-items-start gap-x-10 gap-y-4 md:grid-cols-2 md:grid-rows-[auto_1fr] lg:gap-x-16"
    >
      <div>
        <h2 id="this-month" className="text-title">
          {treeYearWords.thisMonth}
        </h2>
        <p className="mt-3 max-w-text text-bark-900 max-md:hidden">{treeYearWords.short}</p>
      </div>
      <div className="noscript:hidden min-h-[19rem] w-full sm:min-h-[20rem] md:col-start-2 md:row-span-2 lg:pt-2.5 print:hidden">
        {month && <Months months={[month]} lines={3} />}
      </div>
      <Link to={`${paths.services}#tree-year`} className={`self-start max-md:w-full ${buttonClass('outline')}`}>
        {treeYearWords.title}
      </Link>
    </Section>
  )
}

export function Months({
  months,
  lines,
  className,
}: {
  months: readonly number[]
  lines?: number
  className?: string
}) {
  const spans = treeYear.flatMap(({ kind, spans }) =>
    spans.filter((span) => months.some((month) => includesMonth(span, month))).map((span) => ({ kind, span })),
  )
  return (
    <div className={cn('print:hidden', className)}>
      <h3 className="text-subtitle">
        {months.length > 1 && 'Now: '}
        {months.map(nameMonth).join(' and ')}
      </h3>
      <ul className="mt-3 flex flex-col gap-2">
        {spans.slice(0, lines).map(({ kind, span }) => (
          <SpanItem key={`${kind} ${span.from}`} span={span} kind={kind} />
        ))}
      </ul>
    </div>
  )
}

/** The color and the sign of each advice. The words say the same. */
const advices = {
  do: { tone: 'border-forest-500 bg-cream [--bar:theme(colors.forest.500)]', sign: '✓' },
  wait: { tone: 'border-bark-500 bg-cream text-bark-700', sign: '–' },
  leave: { tone: 'border-brick bg-brick-50 text-brick', sign: '✕' },
}

/** From xl on a bar over its months, and below the bar its text, which has room until the next span's month. */
export function SpanItem({
  span: { from, to, advice, text },
  kind,
  isCurrent,
  until = to + 1,
}: {
  span: Span
  kind?: string
  isCurrent?: boolean
  until?: number
}) {
  const { tone, sign } = advices[advice]
  const months = from === to ? nameMonth(from) : [from, to].map(nameMonth).join(to - from === 1 ? ' and ' : ' to ')
  return (
    <li
      aria-current={isCurrent ? 'date' : undefined}
      className={cn(
        'rounded-md border-l-3 px-2.5 py-1.5 text-small leading-snug',
        kind ? 'md:px-4 md:py-2.5 lg:text-body' : chartClass,
        tone,
      )}
      style={{
        gridColumn: `${from} / ${until}`,
        ['--months' as string]: `${Math.round((100 * (to + 1 - from)) / (until - from))}%`,
      }}
    >
      <span className={cn('block text-bark-700', !kind && 'xl:sr-only')}>
        {kind && <strong className="block text-forest-700">{kind}</strong>}
        {isCurrent && <strong className="text-forest-700 xl:hidden">Now: </strong>}
        <span className="large-text:whitespace-normal whitespace-nowrap">{months}</span>
      </span>
      <span className="block pl-[1.25em] -indent-[1.25em]">
        <span aria-hidden="true" className="inline-block min-w-[1.25em] indent-0">
          {sign}{' '}
        </span>
        {text}
      </span>
    </li>
  )
}

const chartClass =
  'xl:rounded-none xl:border-0 xl:[background:linear-gradient(var(--bar,currentColor),var(--bar,currentColor))_0_0/var(--months)_6px_no-repeat] xl:px-0 xl:pt-2.5 xl:aria-[current]:font-semibold'

const nameMonth = (month: number) => MONTHS[month - 1]

export const includesMonth = ({ from, to }: Span, month: number) => from <= month && month <= to
