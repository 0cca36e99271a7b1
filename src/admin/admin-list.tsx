import { type ComponentProps, useDeferredValue, useState } from 'react'
import { buttonClass } from '@/ui/button'
import { TextField } from '@/ui/field'
import { AdminTable } from './admin-table'

/** Rows that one step of a list shows. */
const STEP = 50

/** A table of all rows: shown step by step, searched as a whole. */
export function AdminList<Row extends { id: string }>({
  rows,
  textOf,
  total,
  ...table
}: ComponentProps<typeof AdminTable<Row>> & {
  /** What the search looks through. */
  textOf: (row: Row) => string
  /** The words around the number of all rows. */
  total: string
}) {
  const [words, setWords] = useState('')
  const [steps, setSteps] = useState(1)
  const wanted = useDeferredValue(words).trim().toLowerCase()
  const found = wanted ? rows.filter((row) => textOf(row).toLowerCase().includes(wanted)) : rows
  const shown = found.slice(0, steps * STEP)

  return (
    <>
      {rows.length > 1 && (
        <div className="mb-5 max-w-md">
          <TextField
            label="Search"
            type="search"
            value={words}
            onChange={(event) => {
              setWords(event.target.value)
              setSteps(1)
            }}
          />
        </div>
      )}
      {shown.length > 0 ? (
        <AdminTable rows={shown} {...table} />
      ) : (
        <p className="rounded-card bg-cream p-8 text-center">Nothing here matches “{words.trim()}”.</p>
      )}
      <div className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-3 text-bark-700 text-small tabular-nums">
        {shown.length < found.length && (
          <button type="button" className={buttonClass('outline', 'small')} onClick={() => setSteps(steps + 1)}>
            Show {Math.min(STEP, found.length - shown.length)} more
          </button>
        )}
        <p>
          {total}: {rows.length}
        </p>
        <p role="status">{shown.length < rows.length && `Showing ${shown.length} of ${found.length}`}</p>
      </div>
    </>
  )
}
