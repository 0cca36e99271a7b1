import { type ComponentProps, type ReactNode, useMemo, useRef } from 'react'
import { SteppedTable } from '@/admin/stepped-table'
import type { AddressFilter } from '@/admin/use-address-filter'
import { matcherOf } from '@/lib/lead-search'
import { buttonClass } from '@/ui/button'
import { TextField } from '@/ui/field'

/** A list of what visitors have sent, searched as a whole by the words and the choice in the address. */
export function InboxList<Row extends { id: string }>({
  rows,
  filter,
  searchableOf,
  narrowing,
  tools,
  ...table
}: Omit<ComponentProps<typeof SteppedTable<Row>>, 'found' | 'search' | 'all' | 'nothing'> & {
  rows: readonly Row[]
  filter: AddressFilter
  /** What the search looks through. */
  searchableOf: (row: Row) => { text: string; phone: string }
  /** One more condition beside the words, and its field. */
  narrowing?: { field: ReactNode; isMet: ((row: Row) => boolean) | null; words: string }
  /** What can be done with the rows that were found. */
  tools?: (found: readonly Row[]) => ReactNode
}) {
  const field = useRef<HTMLInputElement>(null)
  const words = filter.words.trim()
  const isMet = narrowing?.isMet
  const searched = useMemo(() => rows.map((row) => ({ row, ...searchableOf(row) })), [rows, searchableOf])
  const found = useMemo(() => {
    const matches = matcherOf(words)
    return searched.filter((entry) => matches(entry) && (!isMet || isMet(entry.row))).map(({ row }) => row)
  }, [searched, words, isMet])
  const conditions = [words && `matches “${words}”`, isMet && narrowing?.words].filter(Boolean).join(' and ')

  return (
    <>
      <div className="mb-5 flex flex-wrap items-end gap-x-4 gap-y-4">
        {(rows.length > 1 || conditions) && (
          <>
            <div className="min-w-0 grow basis-64 md:max-w-md">
              <TextField label="Search" type="search" ref={field} {...filter.fieldProps} />
            </div>
            {narrowing?.field}
          </>
        )}
        {tools?.(found)}
      </div>
      <SteppedTable
        found={found}
        search={`${words}\n${narrowing?.words}`}
        all={rows.length}
        nothing={
          <div className="rounded-card bg-cream p-8 text-center">
            <p>Nothing here {conditions}.</p>
            <button
              type="button"
              className={`mt-4 ${buttonClass('outline', 'small')}`}
              onClick={() => {
                filter.clear()
                field.current?.focus()
              }}
            >
              Show all {rows.length}
            </button>
          </div>
        }
        {...table}
      />
    </>
  )
}
