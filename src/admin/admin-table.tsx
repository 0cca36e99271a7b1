import type { ReactNode } from 'react'
import { cn } from '@/lib/class-names'

export type ListedRow = { id: string; created_at?: string }

export type Column<Row> = {
  title: string
  /** `now` is when the list was fetched (ms). */
  cell: (row: Row, list: { isNew: boolean; now: number }) => ReactNode
  /** Where the cell is in a card (leads/lead-card.css). */
  area?: 'name' | 'time' | 'services' | 'email' | 'phone' | 'address' | 'description'
  /** Classes of the cell in the card, and from `xl` on in a table of lines. */
  className?: string
}

/** `table`: from `xl` on a table, below it cards. `cards`: at every width, for too many fields for a table. */
const layouts = {
  table: {
    // Long visitor input must not push the actions out of reach, so the table scrolls sideways.
    box: 'xl:overflow-x-auto xl:rounded-card xl:border xl:border-cream-200 xl:bg-white',
    table: 'xl:table xl:text-small',
    head: 'max-xl:sr-only xl:table-header-group',
    body: 'xl:table-row-group',
    row: 'admin-table-row xl:border-0 xl:not-last:border-b',
    // The first is a line of its own.
    cell: 'first:basis-full xl:px-1.5 xl:py-3 xl:first:pl-4 xl:empty:table-cell',
    actions: 'admin-table-row-actions',
  },
  cards: {
    box: '',
    table: '',
    head: 'sr-only',
    body: '',
    row: 'lead-card',
    cell: '',
    actions: '[grid-area:actions] max-xl:mt-3 max-xl:border-t max-xl:pt-3 md:max-xl:pb-2',
  },
}

export type TableProps<Row extends ListedRow> = {
  /** Names the table for screen readers. */
  caption: string
  layout: keyof typeof layouts
  rows: readonly Row[]
  columns: readonly Column<Row>[]
  actions: (row: Row, list: { isNew: boolean }) => ReactNode
  isRowNew: (row: Row) => boolean
  now: number
}

/**
 * A list of cards, or from the `xl` breakpoint on a table of the same cells. In both, what can be pressed has the order
 * of the DOM. The names of the columns are there for screen readers at every width. The roles are explicit, because an
 * element whose `display` changes can lose its own.
 */
export function AdminTable<Row extends ListedRow>({
  caption,
  layout,
  rows,
  columns,
  actions,
  isRowNew,
  now,
}: TableProps<Row>) {
  const classes = layouts[layout]
  return (
    <div className={classes.box}>
      <table role="table" aria-label={caption} className={cn('block w-full tabular-nums', classes.table)}>
        <thead role="rowgroup" className={classes.head}>
          <tr role="row" className="border-cream-200 border-b-2 text-left text-bark-700">
            {[...columns.map(({ title }) => title), 'Actions'].map((title) => (
              <th
                key={title}
                role="columnheader"
                scope="col"
                className={cn('whitespace-nowrap font-semibold', classes.cell)}
              >
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className={cn('grid grid-cols-1 gap-4', classes.body)}>
          {rows.map((row) => (
            <tr
              key={row.id}
              role="row"
              className={cn('ui-card ui-card-row pt-3', classes.row, isRowNew(row) && 'bg-cream/60')}
            >
              {columns.map(({ title, cell, area, className }) => (
                <td
                  key={title}
                  role="cell"
                  className={cn('wrap-anywhere min-w-0 empty:hidden', classes.cell, className)}
                  style={area ? { gridArea: area } : undefined}
                >
                  {cell(row, { isNew: isRowNew(row), now })}
                </td>
              ))}
              <td role="cell" className={cn('border-cream-200', classes.actions)}>
                {actions(row, { isNew: isRowNew(row) })}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
