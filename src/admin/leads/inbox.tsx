import { type ComponentProps, type ReactNode, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { SteppedTable } from '@/admin/table'
import { SAME_PAGE } from '@/layout/scroll-and-focus'
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
            <div className="min-w-0 grow basis-28 md:max-w-md md:basis-64">
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

const URL_DEBOUNCE_MS = 250

/**
 * Search text and service filter, kept in the URL so that Back and a reload preserve
 * them. Debounces the URL update, because browsers rate limit history changes.
 */
export function useUrlFilter() {
  const [params, setParams] = useSearchParams()
  const words = params.get('q') ?? ''
  const service = params.get('service') ?? ''
  const [typed, setTyped] = useState(words)
  /** The search text that this hook last wrote to the URL. */
  const lastWritten = useRef(words)
  const debounceTimer = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => {
    // Update the field only if Back, Forward or a link changed the URL.
    if (words === lastWritten.current) return
    lastWritten.current = words
    setTyped(words)
  }, [words])

  useEffect(() => {
    if (typed === lastWritten.current) return
    debounceTimer.current = setTimeout(() => updateUrl({ q: typed, service }, true), URL_DEBOUNCE_MS)
    return () => clearTimeout(debounceTimer.current)
  })

  function updateUrl(wanted: { q: string; service: string }, replace: boolean) {
    // Cancel the pending update: firing after a navigation, it would undo that navigation.
    clearTimeout(debounceTimer.current)
    lastWritten.current = wanted.q
    setParams(
      (current) => {
        const next = new URLSearchParams(current)
        for (const [name, value] of Object.entries(wanted)) {
          if (value) next.set(name, value)
          else next.delete(name)
        }
        return next
      },
      { replace, state: SAME_PAGE },
    )
  }

  return {
    words: useDeferredValue(typed),
    service,
    fieldProps: {
      value: typed,
      onChange: (event: { target: { value: string } }) => setTyped(event.target.value),
      // Skip the debounce before the user follows a link, so Back restores the full search text.
      onBlur: () => typed !== lastWritten.current && updateUrl({ q: typed, service }, true),
    },
    choose: (next: string) => updateUrl({ q: typed, service: next }, false),
    clear: () => {
      setTyped('')
      updateUrl({ q: '', service: '' }, false)
    },
  }
}

type UrlFilter = ReturnType<typeof useUrlFilter>

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
