import type { UseQueryResult } from '@tanstack/react-query'
import { type ComponentProps, type ReactNode, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { UrlFilter } from '@/layout/use-url-filter'
import { buttonClass } from '@/ui/button'
import { TextField } from '@/ui/field'
import { QueryView } from '@/ui/query-view'
import { LoadFailure } from './admin-page'
import { createMatcher, normalize } from './search'
import { AdminTable } from './table'

/** The rows of a list, or why there are none. */
export function ListSection<Row>({
  label,
  query,
  loading,
  empty,
  children,
}: {
  /** Names the section for screen readers. */
  label: string
  query: UseQueryResult<readonly Row[]>
  loading: string
  empty: ReactNode
  children: (rows: readonly Row[]) => ReactNode
}) {
  return (
    <section aria-label={label}>
      <QueryView
        query={query}
        loading={loading}
        error={(message) => <LoadFailure message={message} onTryAgain={() => void query.refetch()} />}
        empty={<div className="rounded-card bg-cream p-8 text-center">{empty}</div>}
      >
        {children}
      </QueryView>
    </section>
  )
}

/** Rows that "Show more" adds. */
const STEP = 50

/** A table of rows in steps, with a search that covers all of them. The URL keeps the search. */
export function AdminList<Row extends { id: string }>({
  rows,
  filter,
  getText,
  isIncluded = () => true,
  filterField,
  tools,
  total,
  ...table
}: Omit<ComponentProps<typeof AdminTable<Row>>, 'body'> & {
  filter: UrlFilter
  /** What the search looks through. */
  getText: (row: Row) => string
  /** A filter besides the search, and its field. */
  isIncluded?: (row: Row) => boolean
  filterField?: ReactNode
  /** Actions on the matching rows, such as a download. */
  tools?: (found: readonly Row[]) => ReactNode
  /** Label before the number of all rows. */
  total: string
}) {
  const search = `${filter.words}\n${filter.read('service')}`
  const [progress, setProgress] = useState({ search, shown: STEP })
  const shown = progress.search === search ? progress.shown : STEP
  const body = useRef<HTMLTableSectionElement>(null)
  const texts = useMemo(() => new Map(rows.map((row) => [row, normalize(getText(row))])), [rows, getText])
  const matches = createMatcher(filter.words)
  const found = rows.filter((row) => isIncluded(row) && matches(texts.get(row) ?? ''))
  const visible = found.slice(0, shown)

  function showMore() {
    flushSync(() => setProgress({ search, shown: shown + STEP }))
    // The button has moved down or is gone, so focus the first new row.
    body.current?.rows[shown]?.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true })
  }

  return (
    <>
      <div className="mb-5 flex flex-wrap items-end gap-4">
        {(rows.length > 1 || search.trim()) && (
          <>
            <div className="min-w-0 grow basis-28 md:max-w-md md:basis-64">
              <TextField label="Search" type="search" {...filter.fieldProps} />
            </div>
            {filterField}
          </>
        )}
      </div>
      {found.length > 0 ? (
        <AdminTable {...table} rows={visible} body={body} />
      ) : (
        <div className="rounded-card bg-cream p-8 text-center">
          <p>No results.</p>
          <button
            type="button"
            className={`mt-4 ${buttonClass('outline', 'small')}`}
            onClick={() => filter.clear('service')}
          >
            Show all {rows.length}
          </button>
        </div>
      )}
      <div className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-3 text-bark-700 text-small tabular-nums">
        {visible.length < found.length && (
          <button type="button" className={buttonClass('outline', 'small')} onClick={showMore}>
            Show {Math.min(STEP, found.length - visible.length)} more
          </button>
        )}
        <p>
          {total}: {rows.length}
        </p>
        {tools?.(found)}
        <p role="status">{visible.length < rows.length && `Showing ${visible.length} of ${found.length}`}</p>
      </div>
    </>
  )
}
