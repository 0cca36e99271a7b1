// biome-ignore-all lint/a11y/noRedundantRoles: Safari forgets what a table is when its display changes.
import { monthsOf, type TreeYearRow, treeYear, treeYearWords } from '@/content/tree-year'
import { MONTHS } from '@/lib/dates'
import { useIsHydrated } from '@/lib/use-is-hydrated'
import { useNow } from '@/lib/use-now'
import { Section } from '@/ui/section'

const rules = new Set(treeYear.flatMap((row) => row.rules))

/** A table whose layout is in tree-year.css. */
export function TreeYear() {
  const today = new Date(useNow()).getMonth()
  const isHydrated = useIsHydrated()
  return (
    <Section ground="cream" aria-labelledby="tree-year">
      <h2 id="tree-year" className="text-title">
        {treeYearWords.title}
      </h2>
      <p className="mt-4 max-w-text">{treeYearWords.intro}</p>
      <table className="tree-year" role="table">
        <caption>
          {treeYearWords.caption}
          {/* Explains the marks, which are not read out: the words say the same. */}
          {(['do', 'leave', 'neutral'] as const).map((state) => (
            <span key={state} aria-hidden="true" data-state={state}>
              <span>{treeYearWords[state]}</span>
            </span>
          ))}
        </caption>
        <thead role="rowgroup">
          <tr role="row">
            <td role="cell" />
            {MONTHS.map((month, index) => (
              <th
                key={month}
                scope="col"
                role="columnheader"
                style={inMonth(index + 1)}
                // Waits for hydration: the page was prerendered in another month.
                aria-current={isHydrated && index === today ? 'date' : undefined}
              >
                {month}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {treeYear.map((row) => (
            <Row key={row.kind} row={row} />
          ))}
        </tbody>
      </table>
      <details className="mt-8 text-bark-700 text-small">
        <summary className="inline-flex min-h-11 items-center font-semibold underline">Where this comes from</summary>
        <ul className="mt-2 grid max-w-3xl list-disc gap-2 pl-5">
          {[...rules].map(({ title, text, source, asOf, ask }) => (
            <li key={title}>
              <strong>{title}</strong>: {text} Source: {source}, {asOf}. Rules change: please ask {ask}.
            </li>
          ))}
          <li>{treeYearWords.ownRules}</li>
        </ul>
      </details>
    </Section>
  )
}

function Row({ row }: { row: TreeYearRow }) {
  return (
    <tr role="row">
      <th scope="row" role="rowheader">
        {row.kind}
      </th>
      {monthsOf(row).map(({ month, state, text, span }) => (
        <td
          key={month}
          role="cell"
          data-kind={row.kind}
          data-state={state}
          data-continued={span === null ? '' : undefined}
          style={{ ...inMonth(month), ['--span' as string]: span }}
        >
          <span>{text}</span>
        </td>
      ))}
    </tr>
  )
}

/** Its place in the layout of months one by one. */
const inMonth = (month: number) => ({ ['--month' as string]: month })
