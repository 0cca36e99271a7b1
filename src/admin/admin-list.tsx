import { type ComponentProps, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: what a row's text is does not change.
  const found = useMemo(
    () => (wanted ? rows.filter((row) => textOf(row).toLowerCase().includes(wanted)) : rows),
    [rows, wanted],
  )
  const shown = found.slice(0, steps * STEP)
  const list = useRef<HTMLDivElement>(null)

  useEffect(() => {
    // The button that was pressed has moved down, or is gone.
    const first = list.current?.querySelectorAll('tbody tr')[(steps - 1) * STEP]
    if (steps > 1) first?.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true })
  }, [steps])

  return (
    <div ref={list}>
      {(rows.length > 1 || words) && (
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
    </div>
  )
}
