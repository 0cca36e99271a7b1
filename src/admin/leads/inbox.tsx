import { type ComponentProps, type ReactNode, useMemo } from 'react'
import { SteppedTable } from '@/admin/table'
import type { UrlFilter } from '@/layout/use-url-filter'
import { buttonClass } from '@/ui/button'
import { TextField } from '@/ui/field'

/** A list of leads. The search and filter come from the URL and cover all rows, not only the visible ones. */
export function InboxList<Row extends { id: string }>({
  rows,
  filter,
  searchableOf,
  narrowing,
  tools,
  ...table
}: Omit<ComponentProps<typeof SteppedTable<Row>>, 'found' | 'search' | 'all' | 'nothing'> & {
  rows: readonly Row[]
  filter: UrlFilter
  /** The text and phone number that the search matches against. */
  searchableOf: (row: Row) => { text: string; phone: string }
  /** An extra filter and its field; `isMet` is null while the filter is off. */
  narrowing?: { field: ReactNode; isMet: ((row: Row) => boolean) | null; words: string }
  /** Actions on the matching rows, such as a download. */
  tools?: (found: readonly Row[]) => ReactNode
}) {
  const { words } = filter
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
            <div className="min-w-0 grow basis-28 md:max-w-md md:basis-64">
              <TextField label="Search" type="search" {...filter.fieldProps} />
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
              onClick={() => filter.clear('service')}
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

/** A search is a phone number search if it has no letters and at least three digits. */
const PHONE_CHARACTERS = /^[\d\s()+./-]+$/
const MIN_DIGITS = 3

const onlyDigits = (text: string) => text.replace(/\D/g, '')

/** Compares digits only. A leading 1 may be the US country code, so it is optional. */
function matchesPhone(phone: string, typed: string): boolean {
  if (!PHONE_CHARACTERS.test(typed)) return false
  const digits = onlyDigits(typed)
  const hasCountryCode = /^\s*\+\s*1/.test(typed) || (digits.length === 11 && digits.startsWith('1'))
  return [digits, hasCountryCode ? digits.slice(1) : digits].some(
    (wanted) => wanted.length >= MIN_DIGITS && onlyDigits(phone).includes(wanted),
  )
}

/** Returns a predicate: case-insensitive text match or phone number match. */
export function matcherOf(typed: string): (lead: { text: string; phone: string }) => boolean {
  const wanted = typed.trim().toLowerCase()
  return ({ text, phone }) => text.toLowerCase().includes(wanted) || matchesPhone(phone, wanted)
}
