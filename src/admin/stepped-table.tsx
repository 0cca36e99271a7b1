import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react'
import { buttonClass } from '@/ui/button'
import { AdminTable } from './table'

/** Rows that one step of a list shows. */
const STEP = 50

/** A table of the rows that were found, shown step by step, and how many they are. */
export function SteppedTable<Row extends { id: string }>({
  found,
  search,
  all,
  total,
  nothing,
  ...table
}: Omit<ComponentProps<typeof AdminTable<Row>>, 'rows'> & {
  found: readonly Row[]
  /** What was looked for; another search begins with its first rows. */
  search: string
  /** How many rows there are. */
  all: number
  /** The words around the number of all rows. */
  total: string
  /** Stands in the table's place when no row was found. */
  nothing: ReactNode
}) {
  const [progress, setProgress] = useState({ search, steps: 1 })
  const steps = progress.search === search ? progress.steps : 1
  const shown = found.slice(0, steps * STEP)
  const list = useRef<HTMLDivElement>(null)

  useEffect(() => {
    // The button that was pressed has moved down, or is gone.
    const first = list.current?.querySelectorAll('tbody tr')[(steps - 1) * STEP]
    if (steps > 1) first?.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true })
  }, [steps])

  return (
    <div ref={list}>
      {shown.length > 0 ? <AdminTable rows={shown} {...table} /> : nothing}
      <div className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-3 text-bark-700 text-small tabular-nums">
        {shown.length < found.length && (
          <button
            type="button"
            className={buttonClass('outline', 'small')}
            onClick={() => setProgress({ search, steps: steps + 1 })}
          >
            Show {Math.min(STEP, found.length - shown.length)} more
          </button>
        )}
        <p>
          {total}: {all}
        </p>
        <p role="status">{shown.length < all && `Showing ${shown.length} of ${found.length}`}</p>
      </div>
    </div>
  )
}
