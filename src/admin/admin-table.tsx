import type { ReactNode } from 'react'
import { cn } from '@/lib/class-names'

export type ListedRow = { id: string; created_at?: string }

export type Column<Row> = {
  title: string
  /** `now` is when the list was fetched (ms). */
  cell: (row: Row, list: { isNew: boolean; now: number }) => ReactNode
  /** The cell's grid area in the card of a lead (leads/lead-card.css). */
  area?: 'name' | 'time' | 'services' | 'email' | 'phone' | 'address' | 'description'
  className?: string
}

const tableClasses = {
  // Long input must not push the actions out of reach, so the table scrolls sideways.
  box: 'xl:overflow-x-auto xl:rounded-card xl:border xl:border-cream-200 xl:bg-white',
  table: 'block w-full tabular-nums xl:table xl:text-small',
  head: 'max-xl:sr-only xl:table-header-group',
  body: 'grid grid-cols-1 gap-4 xl:table-row-group',
  cell: 'wrap-anywhere min-w-0 empty:hidden xl:px-1.5 xl:py-3 xl:first:pl-4 xl:empty:table-cell',
  actions: 'admin-table-actions',
}

const layouts = {
  posts: {
    ...tableClasses,
    // In a card the picture (post-thumbnail.tsx) is beside all lines. A row of a table ignores its padding.
    row: 'admin-table-row gap-y-1 *:first:basis-full md:pl-28 lg:pl-32',
  },
  testimonials: {
    ...tableClasses,
    // A card has an order of its own, with a new line after the stars.
    row: "admin-table-row max-xl:before:order-1 max-xl:before:basis-full max-xl:before:content-['']",
  },
  /** Cards at every width: too many fields for a table. */
  leads: {
    box: '',
    table: 'block w-full tabular-nums',
    head: 'sr-only',
    body: 'grid grid-cols-1 gap-4',
    row: 'ui-card ui-card-row lead-card pt-3',
    cell: 'wrap-anywhere min-w-0 empty:hidden',
    actions: '[grid-area:actions] border-cream-200 max-xl:mt-3 max-xl:border-t max-xl:pt-3 md:pb-2 xl:pb-0',
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
      <table role="table" aria-label={caption} className={classes.table}>
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
        <tbody role="rowgroup" className={classes.body}>
          {rows.map((row) => (
            <tr key={row.id} role="row" className={cn(classes.row, isRowNew(row) && 'bg-cream/60')}>
              {columns.map(({ title, cell, area, className }) => (
                <td
                  key={title}
                  role="cell"
                  className={cn(classes.cell, className)}
                  style={area ? { gridArea: area } : undefined}
                >
                  {cell(row, { isNew: isRowNew(row), now })}
                </td>
              ))}
              <td role="cell" className={classes.actions}>
                {actions(row, { isNew: isRowNew(row) })}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
