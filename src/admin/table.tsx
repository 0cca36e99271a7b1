import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query'
import { type ComponentProps, type ReactNode, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { useMediaQuery } from '@/lib/use-media-query'
import { buttonClass } from '@/ui/button'
import { TextField } from '@/ui/field'

export type Column<Row> = {
  title: string
  cell: (row: Row) => ReactNode
  className?: string
}

/** A table, and below the `xl` breakpoint a list of cards. */
function AdminTable<Row extends { id: string }>({
  caption,
  rows,
  columns,
  card,
  actions,
}: {
  /** Names the list for screen readers. */
  caption: string
  rows: readonly Row[]
  columns: readonly Column<Row>[]
  /** The content of a card, without its actions. */
  card: (row: Row) => ReactNode
  actions: (row: Row) => ReactNode
}) {
  // Printing changes the width, and switching would lose the focus.
  const isWide = useMediaQuery('print, (min-width: 80rem)')
  if (!isWide) {
    return (
      <ul aria-label={caption} className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {rows.map((row) => (
          <li
            key={row.id}
            data-row=""
            className="rounded-card border border-cream-200 p-4 tabular-nums [overflow-wrap:anywhere]"
          >
            {card(row)}
            <div className="mt-4">{actions(row)}</div>
          </li>
        ))}
      </ul>
    )
  }
  return (
    // Long visitor input must not push the actions out of reach, so the table scrolls sideways.
    <div className="overflow-x-auto">
      <table className="w-full text-small tabular-nums">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-cream-200 border-b-2 text-left">
            {columns.map(({ title, className = '' }) => (
              <th key={title} scope="col" className={`px-2 py-2.5 font-semibold text-bark-700 ${className}`}>
                {title}
              </th>
            ))}
            <th scope="col" className="px-2 py-2.5 font-semibold text-bark-700">
              Actions
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id} data-row="" className="border-cream-200 border-b align-top hover:bg-cream-50">
              {columns.map(({ title, cell, className = '' }) => (
                <td key={title} className={`px-2 py-3.5 [overflow-wrap:anywhere] ${className}`}>
                  {cell(row)}
                </td>
              ))}
              <td className="w-px px-2 py-3.5">{actions(row)}</td>
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
    const first = list.current?.querySelectorAll('[data-row]')[(pages - 1) * PAGE_SIZE]
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
