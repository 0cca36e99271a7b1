import { Link } from 'react-router-dom'
import { treeYearWords } from '@/content/tree-year/tree-year'
import { ownRules, treeYearRules } from '@/content/tree-year/tree-year-rules'
import { cn } from '@/lib/class-names'
import { paths } from '@/paths'
import { buttonClass } from '@/ui/button'
import { Section } from '@/ui/section'
import { useCurrentMonth } from './months'
import { UpcomingMonths } from './upcoming-months'
import { YearChart, YearKey } from './year-chart'

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
        <Link to={paths.worry} className="ui-link inline-block print:hidden">
          Is it dangerous? Seven&nbsp;signs
        </Link>
      </p>
      <YearKey />
      {month && <UpcomingMonths months={[month, (month % 12) + 1]} />}
      <details className="year-whole ui-print-open mt-6 xl:mt-8">
        <summary className={cn(buttonClass('outline'), 'ui-summary-marker w-full pr-5 md:w-auto md:pr-10')}>
          {treeYearWords.whole}
        </summary>
        <YearChart month={month} />
      </details>
      <details className="ui-note -mb-2.5 xl:mt-6">
        <summary className="ui-link-line ui-summary-marker">Where this comes from</summary>
        <ul className="ui-bullet-list mt-2 max-w-3xl">
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
