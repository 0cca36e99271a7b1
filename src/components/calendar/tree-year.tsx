import { Link } from 'react-router-dom'
import { treeYear, treeYearWords } from '@/content/tree-year'
import { ownRules, treeYearRules } from '@/content/tree-year-rules'
import { cn } from '@/lib/class-names'
import { MONTHS } from '@/lib/dates'
import { paths } from '@/paths'
import { buttonClass } from '@/ui/button'
import { Section } from '@/ui/section'
import { includesMonth, SpanItem, UpcomingMonths, useCurrentMonth } from './upcoming-months'

const rules = new Set(Object.values(treeYearRules).flat())

/** The advice for two months, with the whole year folded below. From xl on the year is a bar chart. */
export function TreeYear() {
  const month = useCurrentMonth()
  return (
    <Section aria-labelledby="tree-year">
      <h2 id="tree-year" className="text-title">
        {treeYearWords.title}
      </h2>
      <p className="mt-4 max-w-text">
        {treeYearWords.intro}{' '}
        <Link to={paths.worry} className="link inline-block print:hidden">
          Is it dangerous? Seven&nbsp;signs
        </Link>
      </p>
      {month && <UpcomingMonths months={[month, (month % 12) + 1]} />}
      <details className="print-open relative isolate mt-6 xl:mt-8 xl:details-content:[content-visibility:visible]">
        <summary
          className={cn(
            buttonClass('outline'),
            'w-full md:w-auto md:pr-10 supports-[selector(::details-content)]:xl:hidden',
          )}
        >
          {treeYearWords.whole}
        </summary>
        <div aria-hidden="true" className="xl:month-columns hidden items-end font-semibold text-forest-700 text-small">
          {MONTHS.map((name, index) => (
            <span key={name} className="col-span-2 py-1 first:col-start-2">
              {index + 1 === month && <span className="block text-amber-dark">Now</span>}
              {name.slice(0, 3)}
            </span>
          ))}
        </div>
        {month && (
          <div
            className="current-month absolute inset-y-0 right-1 left-35 -z-10 hidden xl:block"
            style={{ ['--month' as string]: month }}
          />
        )}
        <ul className="mt-4 gap-4 border-cream-200 md:columns-2 lg:columns-3 xl:mt-2 xl:columns-auto xl:border-b print:columns-2">
          {treeYear.map(({ kind, spans }) => (
            <li key={kind} className="xl:month-columns break-inside-avoid pb-8 xl:border-cream-200 xl:border-t xl:pb-0">
              <h3 className="text-heading xl:pt-3 xl:pb-2 xl:font-sans xl:text-small xl:leading-snug">{kind}</h3>
              <ul className="mt-2 flex flex-col gap-1.5 xl:col-span-24 xl:mt-0 xl:grid xl:grid-cols-subgrid xl:gap-0 xl:pt-3 xl:pb-4">
                {spans.map((span) => (
                  <SpanItem key={span.from} span={span} isCurrent={month !== null && includesMonth(span, month)} />
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </details>
      <details className="note -mb-2.5 xl:mt-6">
        <summary className="link-line">Where this comes from</summary>
        <ul className="bullet-list mt-2 max-w-3xl">
          {[...rules].map(({ title, text, source, asOf, ask }) => (
            <li key={title}>
              <strong>{title}</strong>: {text} Source: {source} ({asOf}). Ask {ask}.
            </li>
          ))}
          <li>{ownRules}</li>
        </ul>
      </details>
    </Section>
  )
}
