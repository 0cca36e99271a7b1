import type { UseQueryResult } from '@tanstack/react-query'
import { type ComponentProps, type ReactNode, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { UrlFilter } from '@/layout/use-url-filter'
import { normalize } from '@/lib/normalize'
import { buttonClass } from '@/ui/button'
import { TextField } from '@/ui/field'
import { QueryView } from '@/ui/query-view'
import { createMatcher } from './search'
import { AdminTable } from './table'

/** Rows that "Show more" adds. */
const STEP = 50

type ListProps<Row extends { id: string }> = Pick<ComponentProps<typeof AdminTable<Row>>, 'columns' | 'actions'> & {
  /** Names the list for screen readers. */
  label: string
  filter: UrlFilter
  /** What the search looks through. */
  getText: (row: Row) => string
  /** Label before the number of all rows. */
  total: string
  /** Actions on the matching rows, such as a download. */
  tools?: (found: readonly Row[]) => ReactNode
}

/** The rows of a query. A failed list shows `empty`, because a toast shows the reason, unless `error` is given. */
export function AdminList<Row extends { id: string }>({
  query,
  loading,
  empty,
  error,
  ...list
}: ListProps<Row> & {
  query: UseQueryResult<readonly Row[]>
  loading: string
  empty: ReactNode
  error?: (message: string) => ReactNode
}) {
  return (
    <section aria-label={list.label}>
      <QueryView
        query={query}
        loading={loading}
        error={error}
        empty={
          <>
            <div className={boxClass}>{empty}</div>
            <p className={footClass}>{list.total}: 0</p>
          </>
        }
      >
        {(rows) => <Rows rows={rows} {...list} />}
      </QueryView>
    </section>
  )
}

const boxClass = 'card-cream p-8 text-center'
const footClass = 'mt-5 flex flex-wrap items-center gap-x-5 gap-y-3 text-bark-700 text-small tabular-nums'

/** A table of rows in steps, with a search that covers all of them. The URL keeps the search. */
function Rows<Row extends { id: string }>({
  rows,
  label,
  filter,
  getText,
  total,
  tools,
  ...table
}: ListProps<Row> & { rows: readonly Row[] }) {
  const { words } = filter
  const [progress, setProgress] = useState({ words, shown: STEP })
  const shown = progress.words === words ? progress.shown : STEP
  const body = useRef<HTMLTableSectionElement>(null)
  const texts = useMemo(() => new Map(rows.map((row) => [row, normalize(getText(row))])), [rows, getText])
  const matches = createMatcher(words)
  const found = rows.filter((row) => matches(texts.get(row) ?? ''))
  const visible = found.slice(0, shown)

  function showMore() {
    flushSync(() => setProgress({ words, shown: shown + STEP }))
    // The button has moved down or is gone, so focus the first new row.
    body.current?.rows[shown]?.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true })
  }

  return (
    <>
      <div className="mb-6 flex flex-wrap items-end justify-between gap-3 sm:items-center">
        {(rows.length > 1 || words) && (
          <TextField
            label="Search"
            type="search"
            className="grow basis-40 items-center gap-3 sm:flex lg:max-w-md sm:[&>label]:mb-0 [&_input]:min-h-11 [&_input]:py-1.5"
            {...filter.fieldProps}
          />
        )}
        {tools?.(found)}
      </div>
      {found.length > 0 ? (
        <AdminTable {...table} caption={`${label}, newest first`} rows={visible} body={body} />
      ) : (
        <div className={boxClass}>
          <p>No results.</p>
          <button type="button" className={`mt-4 ${buttonClass('outline', 'small')}`} onClick={() => filter.clear()}>
            Show all {rows.length}
          </button>
        </div>
      )}
      <div className={footClass}>
        {visible.length < found.length && (
          <button type="button" className={buttonClass('outline', 'small')} onClick={showMore}>
            Show {Math.min(STEP, found.length - visible.length)} more
          </button>
        )}
        <p>
          {total}: {rows.length}
        </p>
        <p role="status">{visible.length < rows.length && `Showing ${visible.length} of ${found.length}`}</p>
      </div>
    </>
  )
}
