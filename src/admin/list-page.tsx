import type { UseQueryResult } from '@tanstack/react-query'
import { type MouseEvent, type ReactNode, useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import { Link } from 'react-router-dom'
import { cn } from '@/lib/class-names'
import { type UrlFilter, useUrlFilter } from '@/lib/router/use-url-filter'
import { toSearchText } from '@/lib/to-search-text'
import { paths } from '@/paths'
import { buttonClass } from '@/ui/button'
import { TextField } from '@/ui/field'
import { QueryView } from '@/ui/query-view'
import { AdminPage } from './admin-page'
import { AdminTable, type ListedRow, type TableProps } from './admin-table'
import { LoadFailure } from './load-failure'
import { type MarkedList, useNewMarks } from './new-marks'
import { createMatcher } from './row-search'

const ROWS_PER_STEP = 50

const footClass = 'mt-4 flex flex-wrap items-center gap-x-6 gap-y-3 ui-note tabular-nums'

type Search<Row extends ListedRow> = {
  getText: (row: Row) => string
  total: string
  tools?: ((found: readonly Row[]) => ReactNode) | undefined
}

/** A list of the panel. If its rows cannot be loaded, a toast says why. */
export function ListPage<Row extends ListedRow>({
  title,
  add,
  label,
  query,
  search,
  texts,
  layout,
  showsLoadError = false,
  marksNewIn,
  columns,
  actions,
  children,
}: Pick<TableProps<Row>, 'layout' | 'columns' | 'actions'> & {
  title: string
  label: string
  add?: { to: string; label: string }
  query: UseQueryResult<readonly Row[]>
  search: Search<Row>
  /** `hint` says below `empty` what will appear here. */
  texts: { loading: string; empty: string; hint?: string }
  /** Shows an error in place of `empty`, for leads, where an empty list would say that nobody has written. */
  showsLoadError?: boolean
  /** The list whose new rows are marked (new-marks.ts). Without it no row is. */
  marksNewIn?: MarkedList
  children?: ReactNode
}) {
  const filter = useUrlFilter()
  const isRowNew = useNewMarks(marksNewIn, query.data, query.dataUpdatedAt, !filter.words)
  const renderError = (error: Error) => <LoadFailure error={error} onTryAgain={() => void query.refetch()} />
  const addLink = add && (
    <Link to={add.to} className={cn(buttonClass('brand'), 'grow sm:grow-0')}>
      {add.label}
    </Link>
  )
  return (
    <AdminPage title={title} back={{ to: paths.admin.dashboard, label: 'Back to Dashboard' }} action={addLink}>
      <section aria-label={label}>
        <QueryView
          query={query}
          loading={texts.loading}
          error={showsLoadError ? renderError : undefined}
          empty={
            <>
              <div className="ui-empty-box">
                <p className="font-semibold">{texts.empty}</p>
                {texts.hint && <p className="mt-1 text-bark-700">{texts.hint}</p>}
              </div>
              <p className={footClass}>{search.total}: 0</p>
            </>
          }
        >
          {(rows) => (
            <SearchedRows rows={rows} filter={filter} search={search}>
              {(visible) => (
                <AdminTable
                  caption={`${label}, newest first`}
                  layout={layout}
                  rows={visible}
                  columns={columns}
                  actions={actions}
                  isRowNew={isRowNew}
                  now={query.dataUpdatedAt}
                />
              )}
            </SearchedRows>
          )}
        </QueryView>
      </section>
      {children}
    </AdminPage>
  )
}

/** Searches all rows, and shows the matching ones in steps. The URL keeps the search. */
function SearchedRows<Row extends ListedRow>({
  rows,
  filter,
  search: { getText, total, tools },
  children,
}: {
  rows: readonly Row[]
  filter: UrlFilter
  search: Search<Row>
  children: (visible: readonly Row[]) => ReactNode
}) {
  const { words } = filter
  const [progress, setProgress] = useState({ words, shown: ROWS_PER_STEP })
  const shown = progress.words === words ? progress.shown : ROWS_PER_STEP
  const texts = useMemo(() => new Map(rows.map((row) => [row, toSearchText(getText(row))])), [rows, getText])
  const matches = createMatcher(words)
  const found = rows.filter((row) => matches(texts.get(row) ?? ''))
  const visible = found.slice(0, shown)

  function showMore({ currentTarget }: MouseEvent) {
    const list = currentTarget.closest('section')
    flushSync(() => setProgress({ words, shown: shown + ROWS_PER_STEP }))
    // The button has moved down or is gone, so focus the first new row.
    const row = list?.querySelectorAll('tbody tr')[shown]
    row?.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true })
  }

  return (
    <>
      {(rows.length > 1 || words) && (
        <TextField
          label="Search"
          placeholder="Search"
          type="search"
          isLabelHidden
          className="mb-6 lg:max-w-md"
          {...filter.fieldProps}
        />
      )}
      {found.length > 0 ? (
        children(visible)
      ) : (
        <div className="ui-empty-box">
          <p>No results.</p>
          <button type="button" className={cn('mt-4', buttonClass('outline', 'small'))} onClick={() => filter.clear()}>
            Show all {rows.length}
          </button>
        </div>
      )}
      <div className={footClass}>
        {visible.length < found.length && (
          <button type="button" className={buttonClass('outline', 'small')} onClick={showMore}>
            Show {Math.min(ROWS_PER_STEP, found.length - visible.length)} more
          </button>
        )}
        {/* One text, because a translator would not see a change of its second part. */}
        <p>{`${total}: ${rows.length}`}</p>
        {tools?.(found)}
        <p role="status">{visible.length < rows.length && `Showing ${visible.length} of ${found.length}`}</p>
      </div>
    </>
  )
}
