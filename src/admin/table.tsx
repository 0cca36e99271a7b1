import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query'
import { type ComponentProps, type ReactNode, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { buttonClass } from '@/ui/button'
import { TextField } from '@/ui/field'

export type Column<Row> = {
  title: string
  cell: (row: Row) => ReactNode
  className?: string
}

/** A table that turns into cards, one a row, where the screen is narrow. */
function AdminTable<Row extends { id: string }>({
  caption,
  rows,
  columns,
  actions,
}: {
  /** Names the table for screen readers. */
  caption: string
  rows: readonly Row[]
  columns: readonly Column<Row>[]
  actions: (row: Row) => ReactNode
}) {
  // In a card the actions take a line of their own where they do not fit beside their label.
  const all = [...columns, { title: 'Actions', cell: actions, className: 'xl:text-right *:last:basis-56' }]
  return (
    // Nothing a visitor sends may push the actions out of reach.
    <div className="overflow-x-auto">
      <table className="block w-full text-small tabular-nums xl:table">
        <caption className="sr-only">{caption}</caption>
        <thead className="hidden xl:table-header-group">
          <tr className="border-cream-200 border-b-2 text-left">
            {all.map(({ title, className = '' }) => (
              <th key={title} scope="col" className={`px-2 py-2.5 font-semibold text-bark-700 ${className}`}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="grid gap-4 xl:table-row-group">
          {rows.map((row) => (
            <tr
              key={row.id}
              className="grid gap-2.5 rounded-card border border-cream-200 p-4 align-top xl:table-row xl:rounded-none xl:border-0 xl:border-b xl:hover:bg-cream-50"
            >
              {all.map(({ title, cell, className = '' }) => (
                <td
                  key={title}
                  className={`flex min-w-0 flex-wrap gap-x-3 xl:table-cell xl:px-2 xl:py-3.5 ${className}`}
                >
                  <span className="w-30 shrink-0 pt-px font-semibold text-bark-700 xl:hidden">{title}</span>
                  <div className="min-w-0 flex-[1_1_9rem] [overflow-wrap:anywhere]">{cell(row)}</div>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** Rows that one step of a list shows. */
const STEP = 50

/** A table of the rows that were found, shown step by step, and how many they are. */
export function SteppedTable<Row extends { id: string }>({
  found,
  search,
  all,
  total,
  nothing,
  ...table
}: Omit<ComponentProps<typeof AdminTable<Row>>, 'rows'> & {
  found: readonly Row[]
  /** What was looked for; another search begins with its first rows. */
  search: string
  /** How many rows there are. */
  all: number
  /** The words around the number of all rows. */
  total: string
  /** Stands in the table's place when no row was found. */
  nothing: ReactNode
}) {
  const [progress, setProgress] = useState({ search, steps: 1 })
  const steps = progress.search === search ? progress.steps : 1
  const shown = found.slice(0, steps * STEP)
  const list = useRef<HTMLDivElement>(null)

  useEffect(() => {
    // The button that was pressed has moved down, or is gone.
    const first = list.current?.querySelectorAll('tbody tr')[(steps - 1) * STEP]
    if (steps > 1) first?.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true })
  }, [steps])

  return (
    <div ref={list}>
      {shown.length > 0 ? <AdminTable rows={shown} {...table} /> : nothing}
      <div className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-3 text-bark-700 text-small tabular-nums">
        {shown.length < found.length && (
          <button
            type="button"
            className={buttonClass('outline', 'small')}
            onClick={() => setProgress({ search, steps: steps + 1 })}
          >
            Show {Math.min(STEP, found.length - shown.length)} more
          </button>
        )}
        <p>
          {total}: {all}
        </p>
        <p role="status">{shown.length < all && `Showing ${shown.length} of ${found.length}`}</p>
      </div>
    </div>
  )
}

/** A table of all rows: shown step by step, searched as a whole. */
export function AdminList<Row extends { id: string }>({
  rows,
  textOf,
  ...table
}: Omit<ComponentProps<typeof SteppedTable<Row>>, 'found' | 'search' | 'all' | 'nothing'> & {
  rows: readonly Row[]
  /** What the search looks through. */
  textOf: (row: Row) => string
}) {
  const [words, setWords] = useState('')
  const wanted = useDeferredValue(words).trim().toLowerCase()
  // biome-ignore lint/correctness/useExhaustiveDependencies: what a row's text is does not change.
  const found = useMemo(
    () => (wanted ? rows.filter((row) => textOf(row).toLowerCase().includes(wanted)) : rows),
    [rows, wanted],
  )

  return (
    <>
      {(rows.length > 1 || words) && (
        <div className="mb-5 max-w-md">
          <TextField label="Search" type="search" value={words} onChange={(event) => setWords(event.target.value)} />
        </div>
      )}
      <SteppedTable
        found={found}
        search={wanted}
        all={rows.length}
        nothing={<p className="rounded-card bg-cream p-8 text-center">Nothing here matches “{words.trim()}”.</p>}
        {...table}
      />
    </>
  )
}

/** A list that is fetched again when the window regains the focus; the query library itself looks at visibility alone. */
export function useFreshList<Row, Key extends QueryKey>(options: UseQueryOptions<Row[], Error, Row[], Key>) {
  const query = useQuery(options)
  const { refetch } = query

  useEffect(() => {
    const refresh = () => void refetch({ cancelRefetch: false })
    window.addEventListener('focus', refresh)
    return () => window.removeEventListener('focus', refresh)
  }, [refetch])

  return query
}
