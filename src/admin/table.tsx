import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query'
import { type ComponentProps, type ReactNode, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { buttonClass } from '@/ui/button'
import { TextField } from '@/ui/field'

export type Column<Row> = {
  title: string
  cell: (row: Row) => ReactNode
  className?: string
}

/** A table that renders each row as a card below the `xl` breakpoint. */
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
  // In a card the actions wrap to their own line if they do not fit beside their label.
  const all = [...columns, { title: 'Actions', cell: actions, className: 'xl:text-right *:last:basis-56' }]
  return (
    // Long visitor input must not push the actions out of reach, so the table scrolls sideways.
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

/** Rows per page of a list. */
const PAGE_SIZE = 50

/** A table of the matching rows with "Show more" pagination and row counts. */
export function SteppedTable<Row extends { id: string }>({
  found,
  search,
  all,
  total,
  nothing,
  ...table
}: Omit<ComponentProps<typeof AdminTable<Row>>, 'rows'> & {
  found: readonly Row[]
  /** The search; a change resets the pagination. */
  search: string
  /** Number of rows before filtering. */
  all: number
  /** Label before that number. */
  total: string
  /** Empty state if no row matches. */
  nothing: ReactNode
}) {
  const [progress, setProgress] = useState({ search, pages: 1 })
  const pages = progress.search === search ? progress.pages : 1
  const shown = found.slice(0, pages * PAGE_SIZE)
  const list = useRef<HTMLDivElement>(null)

  useEffect(() => {
    // "Show more" has moved down or is gone, so focus the first new row.
    const first = list.current?.querySelectorAll('tbody tr')[(pages - 1) * PAGE_SIZE]
    if (pages > 1) first?.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true })
  }, [pages])

  return (
    <div ref={list}>
      {shown.length > 0 ? <AdminTable rows={shown} {...table} /> : nothing}
      <div className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-3 text-bark-700 text-small tabular-nums">
        {shown.length < found.length && (
          <button
            type="button"
            className={buttonClass('outline', 'small')}
            onClick={() => setProgress({ search, pages: pages + 1 })}
          >
            Show {Math.min(PAGE_SIZE, found.length - shown.length)} more
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

/** A paginated table whose search covers all rows, not only the visible ones. */
export function AdminList<Row extends { id: string }>({
  rows,
  textOf,
  ...table
}: Omit<ComponentProps<typeof SteppedTable<Row>>, 'found' | 'search' | 'all' | 'nothing'> & {
  rows: readonly Row[]
  /** The text that the search matches against. */
  textOf: (row: Row) => string
}) {
  const [words, setWords] = useState('')
  const wanted = useDeferredValue(words).trim().toLowerCase()
  // biome-ignore lint/correctness/useExhaustiveDependencies: textOf depends on the row alone, so its identity does not matter.
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

/** Refetches the list on window focus; TanStack Query's own option only listens to visibilitychange. */
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
