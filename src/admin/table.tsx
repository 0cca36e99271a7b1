import type { ReactNode, Ref } from 'react'
import { cn } from '@/lib/class-names'

export type Column<Row> = {
  title: string
  cell: (row: Row) => ReactNode
  /** Classes for the table (`xl:`) and for the card (`max-xl:`). */
  className?: string
}

/**
 * A table. Below the `xl` breakpoint CSS lays each row out as a card; the roles are written out,
 * because an element with another `display` can lose its own.
 */
export function AdminTable<Row extends { id: string }>({
  caption,
  rows,
  columns,
  actions,
  body,
}: {
  /** Names the table for screen readers. */
  caption: string
  rows: readonly Row[]
  columns: readonly Column<Row>[]
  actions: (row: Row) => ReactNode
  body: Ref<HTMLTableSectionElement>
}) {
  return (
    // Long visitor input must not push the actions out of reach, so the table scrolls sideways.
    <div className="xl:-mr-2 xl:overflow-x-auto xl:pr-2">
      <table role="table" aria-label={caption} className="w-full tabular-nums max-xl:block xl:text-small">
        <thead role="rowgroup" className="max-xl:hidden">
          <tr role="row" className="border-cream-200 border-b-2 text-left">
            {[...columns, { title: 'Actions', className: 'xl:pl-4' }].map(({ title, className }) => (
              <th
                key={title}
                role="columnheader"
                scope="col"
                className={cn('whitespace-nowrap px-2 py-2.5 font-semibold text-bark-700 first:pl-0', className)}
              >
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody ref={body} role="rowgroup" className="max-xl:grid max-xl:grid-cols-1 max-xl:gap-4">
          {rows.map((row) => (
            <tr
              key={row.id}
              role="row"
              className="border-cream-200 align-top max-xl:flex max-xl:flex-wrap max-xl:items-center max-xl:gap-2 max-xl:rounded-card max-xl:border max-xl:p-4 xl:border-b xl:hover:bg-cream-50"
            >
              {columns.map(({ title, cell, className }) => (
                <td
                  key={title}
                  role="cell"
                  className={cn('min-w-0 [overflow-wrap:anywhere] xl:px-2 xl:py-3.5 xl:first:pl-0', className)}
                >
                  {cell(row)}
                </td>
              ))}
              <td
                role="cell"
                className="max-xl:order-last max-xl:mt-1.5 max-xl:basis-full max-xl:border-cream-200 max-xl:border-t max-xl:pt-3.5 xl:w-px xl:py-3.5 xl:pl-4"
              >
                {actions(row)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
