import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { cn } from '@/lib/class-names'

/** What every row of a list has. */
export type ListedRow = { id: string; created_at?: string }

export type Column<Row> = {
  title: string
  /** `now` is when the list was fetched (ms). */
  cell: (row: Row, list: { isNew: boolean; now: number }) => ReactNode
  /** Classes of the cell in the card, and from `xl` on in the table. */
  className?: string
}

/** The details of a card share lines, or have a line each. The looks are in table.css. */
const layouts = {
  lines: { row: 'relative flex flex-wrap items-center gap-x-4 gap-y-1 pb-1 md:pb-3', actions: 'admin-actions-lines' },
  columns: { row: 'admin-row-columns align-baseline', actions: 'admin-actions-columns' },
}

export type TableProps<Row extends ListedRow> = {
  /** Names the table for screen readers. */
  caption: string
  layout: keyof typeof layouts
  rows: readonly Row[]
  columns: readonly Column<Row>[]
  actions: (row: Row, list: { isNew: boolean }) => ReactNode
  isNew: (row: Row) => boolean
  now: number
}

/**
 * A list of cards, and from the `xl` breakpoint on a table of the same cells. The order of what can be pressed is the
 * same in both, and that of the DOM. The roles are explicit, because an element whose `display` changes can lose its own.
 */
export function AdminTable<Row extends ListedRow>({
  caption,
  layout,
  rows,
  columns,
  actions,
  isNew,
  now,
}: TableProps<Row>) {
  return (
    // Long visitor input must not push the actions out of reach, so the table scrolls sideways.
    <div className="xl:ui-card xl:overflow-x-auto">
      <table role="table" aria-label={caption} className="block w-full tabular-nums xl:table xl:text-small">
        <thead role="rowgroup" className="hidden xl:table-header-group">
          <tr role="row" className="border-cream-200 border-b-2 text-left text-bark-700">
            {[...columns.map(({ title }) => title), 'Actions'].map((title) => (
              <th key={title} role="columnheader" scope="col" className="admin-cell whitespace-nowrap font-semibold">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className="grid grid-cols-1 gap-4 xl:table-row-group">
          {rows.map((row) => (
            <tr
              key={row.id}
              role="row"
              className={cn(
                'ui-card ui-card-row pt-3 xl:table-row xl:rounded-none xl:border-0 xl:not-last:border-b',
                layouts[layout].row,
                isNew(row) && 'bg-cream/60',
              )}
            >
              {columns.map(({ title, cell, className }) => (
                <td key={title} role="cell" className={cn('admin-cell', className)}>
                  {cell(row, { isNew: isNew(row), now })}
                </td>
              ))}
              <td
                role="cell"
                className={cn('border-cream-200 xl:w-px xl:py-0.5 xl:pr-4 xl:pl-2', layouts[layout].actions)}
              >
                {actions(row, { isNew: isNew(row) })}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** A row's title, which links to its editor. */
export const TitleLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <Link to={to} className="ui-link inline-block text-balance py-0.5 xl:-my-0.5">
    {children}
  </Link>
)
