import { Link } from 'react-router-dom'
import { type Span, treeYear, treeYearWords } from '@/content/tree-year'
import { cn } from '@/lib/class-names'
import { MONTHS } from '@/lib/dates'
import { useIsHydrated } from '@/lib/use-is-hydrated'
import { paths } from '@/paths'
import { buttonClass } from '@/ui/button'
import { Section } from '@/ui/section'

const rules = new Set(treeYear.flatMap((row) => row.rules))

/** Null until hydration: the page was prerendered in another month. */
const useMonth = () => (useIsHydrated() ? new Date().getMonth() + 1 : null)

/** On phones this month and the next, with the year folded below them. From xl on the year is a chart of bars. */
export function TreeYear() {
  const month = useMonth()
  return (
    <Section ground="cream" aria-labelledby="tree-year">
      <h2 id="tree-year" className="text-title">
        {treeYearWords.title}
      </h2>
      <p className="mt-4 max-w-text">
        {treeYearWords.intro}{' '}
        <Link to={paths.worry} className="font-semibold text-forest-700 underline print:hidden">
          Is it dangerous? Seven signs
        </Link>
      </p>
      {month && <Months months={[month, (month % 12) + 1]} className="mt-6 md:hidden" />}
      <details className="mt-6 md:mt-10 md:details-content:[content-visibility:visible] print:details-content:[content-visibility:visible]">
        <summary className={cn(summaryClass, 'supports-[selector(::details-content)]:md:hidden print:hidden')}>
          {treeYearWords.whole}
        </summary>
        <div aria-hidden="true" className={cn('hidden font-semibold text-forest-700 text-xs', chart)}>
          {MONTHS.map((name, index) => (
            <span
              key={name}
              className={cn(
                'rounded-md px-0.5 py-1 first:col-start-2',
                index + 1 === month && 'bg-amber text-forest-900',
              )}
            >
              {name}
            </span>
          ))}
        </div>
        <ul className="gap-6 max-md:mt-4 md:columns-2 lg:columns-3 xl:mt-2 xl:columns-auto print:columns-2">
          {treeYear.map(({ kind, spans }) => (
            <li key={kind} className={cn('break-inside-avoid pb-8 xl:border-cream-200 xl:border-t xl:py-2', chart)}>
              <h3 className="text-subtitle xl:pt-1.5 xl:font-body xl:text-small">{kind}</h3>
              <ul className="mt-2 flex flex-col gap-1.5 xl:col-span-12 xl:mt-0 xl:grid xl:grid-cols-subgrid">
                {spans.map((span) => (
                  <SpanItem key={span.from} span={span} isCurrent={month !== null && includesMonth(span, month)} />
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </details>
      <details className="text-bark-700 text-small xl:mt-6">
        <summary className={summaryClass}>Where this comes from</summary>
        <ul className="mt-2 grid max-w-3xl list-disc gap-2 pl-5">
          {[...rules].map(({ title, text, source, asOf, ask }) => (
            <li key={title}>
              <strong>{title}</strong>: {text} Source: {source}, {asOf}. Ask {ask}.
            </li>
          ))}
          <li>{treeYearWords.ownRules}</li>
        </ul>
      </details>
    </Section>
  )
}

const summaryClass = 'inline-flex min-h-11 items-center font-semibold underline'

/** A column for the kind and one for each month. */
const chart = 'xl:grid xl:grid-cols-[7.5rem_repeat(12,minmax(0,1fr))] xl:gap-x-1.5'

/** The first lines of this month, for the home page. Their space is reserved until the month is known. */
export function ThisMonth() {
  const month = useMonth()
  return (
    <Section aria-labelledby="this-month" className="grid items-center gap-6 lg:grid-cols-2 lg:gap-16">
      <div>
        <h2 id="this-month" className="text-title">
          {treeYearWords.thisMonth}
        </h2>
        <p className="mt-3 max-w-text text-bark-900">{treeYearWords.short}</p>
        <Link to={`${paths.services}#tree-year`} className={`mt-6 ${buttonClass('outline')}`}>
          {treeYearWords.title}
        </Link>
      </div>
      <div className="noscript:hidden min-h-[16.5rem] sm:min-h-[14rem] print:hidden">
        {month && <Months months={[month]} lines={3} />}
      </div>
    </Section>
  )
}

function Months({ months, lines, className }: { months: readonly number[]; lines?: number; className?: string }) {
  const spans = treeYear.flatMap(({ kind, spans }) =>
    spans.filter((span) => months.some((month) => includesMonth(span, month))).map((span) => ({ kind, span })),
  )
  return (
    <div className={cn('print:hidden', className)}>
      <h3 className="text-subtitle">{months.map(nameMonth).join(' and ')}</h3>
      <ul className="mt-3 flex flex-col gap-1.5">
        {spans.slice(0, lines).map(({ kind, span }) => (
          <SpanItem key={`${kind} ${span.from}`} span={span} kind={kind} />
        ))}
      </ul>
    </div>
  )
}

function SpanItem({ span, kind, isCurrent }: { span: Span; kind?: string; isCurrent?: boolean }) {
  const { from, to, isGood, text } = span
  const months = from === to ? nameMonth(from) : [from, to].map(nameMonth).join(to - from === 1 ? ' and ' : ' to ')
  return (
    <li
      aria-current={isCurrent ? 'date' : undefined}
      className={cn(
        'rounded-md border-l-3 px-2.5 py-1.5 text-small leading-snug outline-amber aria-[current]:outline-2 xl:px-1.5 xl:text-sm',
        isGood ? 'border-forest-500 bg-white' : 'border-brick bg-brick-50 text-brick',
      )}
      style={{ gridColumn: `${from} / ${to + 1}` }}
    >
      <span className={cn('block text-bark-700', !kind && 'xl:sr-only')}>
        {kind && <strong className="text-forest-700">{kind}, </strong>}
        {months}
      </span>
      {/* A mark besides the color. The words say the same. */}
      <span aria-hidden="true">{isGood ? '✓ ' : '✕ '}</span>
      {text}
    </li>
  )
}

const nameMonth = (month: number) => MONTHS[month - 1]

const includesMonth = ({ from, to }: Span, month: number) => from <= month && month <= to
