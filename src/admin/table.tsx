import type { ReactNode } from 'react'

export type Column<Row> = {
  title: string
  cell: (row: Row) => ReactNode
  className?: string
}

/** A table that turns into cards, one a row, where the screen is narrow. */
export function AdminTable<Row extends { id: string }>({
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
  // In a card the actions take a line of their own where they do not fit beside their label.
  const all = [...columns, { title: 'Actions', cell: actions, className: 'xl:text-right *:last:basis-56' }]
  return (
    // Nothing a visitor sends may push the actions out of reach.
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
