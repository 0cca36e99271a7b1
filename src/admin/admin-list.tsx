import { type ComponentProps, useDeferredValue, useMemo, useState } from 'react'
import { TextField } from '@/ui/field'
import { SteppedTable } from './stepped-table'

/** A table of all rows: shown step by step, searched as a whole. */
export function AdminList<Row extends { id: string }>({
  rows,
  textOf,
  ...table
}: Omit<ComponentProps<typeof SteppedTable<Row>>, 'found' | 'search' | 'all' | 'nothing'> & {
  rows: readonly Row[]
  /** What the search looks through. */
  textOf: (row: Row) => string
}) {
  const [words, setWords] = useState('')
  const wanted = useDeferredValue(words).trim().toLowerCase()
  // biome-ignore lint/correctness/useExhaustiveDependencies: what a row's text is does not change.
  const found = useMemo(
    () => (wanted ? rows.filter((row) => textOf(row).toLowerCase().includes(wanted)) : rows),
    [rows, wanted],
  )

  return (
    <>
      {(rows.length > 1 || words) && (
        <div className="mb-5 max-w-md">
          <TextField label="Search" type="search" value={words} onChange={(event) => setWords(event.target.value)} />
        </div>
      )}
      <SteppedTable
        found={found}
        search={wanted}
        all={rows.length}
        nothing={<p className="rounded-card bg-cream p-8 text-center">Nothing here matches “{words.trim()}”.</p>}
        {...table}
      />
    </>
  )
}
