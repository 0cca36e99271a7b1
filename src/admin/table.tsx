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

/**
 * A row as a card: details that share lines, or a column of details each (two from `md` on, the contact and the job).
 * Cells are seen, and reached with the Tab key, in the order of the columns.
 */
const layouts = {
  lines: {
    row: 'flex flex-wrap items-center gap-x-4 gap-y-1 md:pb-3',
    actions: 'mt-2 basis-full border-t pt-1 md:-mt-7 md:ml-auto md:basis-auto md:border-0 md:pt-0 xl:mt-0',
  },
  columns: {
    row: 'grid grid-cols-1 gap-x-8 md:grid-cols-2/3 md:grid-rows-[repeat(5,auto)_1fr]',
    actions: 'mt-3 border-t pt-3 md:col-span-2 md:pb-2',
  },
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
 * A list of cards, and from the `xl` breakpoint on a table of the same cells. The roles are written out, because an
 * element with another `display` can lose its own.
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
    <div className="xl:card xl:overflow-x-auto">
      <table role="table" aria-label={caption} className="block w-full tabular-nums xl:table xl:text-small">
        <thead role="rowgroup" className="hidden xl:table-header-group">
          <tr role="row" className="border-cream-200 border-b-2 text-left text-bark-700">
            {[...columns.map(({ title }) => title), 'Actions'].map((title) => (
              <th
                key={title}
                role="columnheader"
                scope="col"
                className={`${cellClass} whitespace-nowrap font-semibold`}
              >
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
              className={cn('card px-4 pt-3 pb-1', layouts[layout].row, rowClass, isNew(row) && 'bg-cream-50')}
            >
              {columns.map(({ title, cell, className }) => (
                <td key={title} role="cell" className={cn(cellClass, className)}>
                  {cell(row, { isNew: isNew(row), now })}
                </td>
              ))}
              <td
                role="cell"
                className={cn('border-cream-200 xl:w-px xl:py-1 xl:pr-4 xl:pl-2', layouts[layout].actions)}
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

const rowClass = 'align-top xl:table-row xl:rounded-none xl:border-0 xl:not-last:border-b'
const cellClass = 'min-w-0 empty:hidden wrap-anywhere xl:px-2 xl:py-3.5 xl:first:pl-4 xl:empty:table-cell'

/** A row's title, which leads to its editor. */
export const TitleLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <Link to={to} className="link inline-block text-balance py-0.5 underline-offset-2 xl:-my-0.5">
    {children}
  </Link>
)

/** Classes of cells in a card: the title has a line of its own, details share one. */
export const titleCell = 'basis-full md:pr-60 xl:pr-2'
export const detailCell = 'text-note xl:text-forest-900'
/** A detail with a middle dot between it and the next one in its line. */
export const dottedCell = `${detailCell} relative after:absolute after:w-4 after:text-center after:content-['·'] xl:after:content-none`
