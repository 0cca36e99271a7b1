import { type ComponentProps, type ReactNode, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { SteppedTable } from '@/admin/table'
import { SAME_PAGE } from '@/layout/scroll-and-focus'
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
  filter: UrlFilter
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

const ADDRESS_DELAY_MS = 250

/**
 * The words of a search and a service to look for, kept in the address: Back
 * and a reload keep them. The field has the words at once, the address when
 * typing rests: browsers limit how often it may change.
 */
export function useUrlFilter() {
  const [params, setParams] = useSearchParams()
  const words = params.get('q') ?? ''
  const service = params.get('service') ?? ''
  const [typed, setTyped] = useState(words)
  /** What this list itself has put into the address. */
  const written = useRef(words)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => {
    // Back, Forward or a link has changed the address.
    if (words === written.current) return
    written.current = words
    setTyped(words)
  }, [words])

  useEffect(() => {
    if (typed === written.current) return
    timer.current = setTimeout(() => write({ q: typed, service }, true), ADDRESS_DELAY_MS)
    return () => clearTimeout(timer.current)
  })

  function write(wanted: { q: string; service: string }, replace: boolean) {
    // A late one would lead back from a link that was followed in the meantime.
    clearTimeout(timer.current)
    written.current = wanted.q
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
      // Before a link is followed, so that Back finds all of it.
      onBlur: () => typed !== written.current && write({ q: typed, service }, true),
    },
    choose: (next: string) => write({ q: typed, service: next }, false),
    clear: () => {
      setTyped('')
      write({ q: '', service: '' }, false)
    },
  }
}

type UrlFilter = ReturnType<typeof useUrlFilter>

/** What is typed when somebody looks for a number: no letter, and at least three digits of it. */
const PHONE_SIGNS = /^[\d\s()+./-]+$/
const FEWEST_DIGITS = 3

const digitsOf = (text: string) => text.replace(/\D/g, '')

/** Whether the number holds these digits, however either was typed; a leading 1 is the country's. */
function hasDigits(phone: string, typed: string): boolean {
  if (!PHONE_SIGNS.test(typed)) return false
  const digits = digitsOf(typed)
  const isWithCountry = /^\s*\+\s*1/.test(typed) || (digits.length === 11 && digits.startsWith('1'))
  return [digits, isWithCountry ? digits.slice(1) : digits].some(
    (wanted) => wanted.length >= FEWEST_DIGITS && digitsOf(phone).includes(wanted),
  )
}

/** A test for rows whose texts hold the words, in any case, or whose phone number has these digits. */
export function matcherOf(typed: string): (lead: { text: string; phone: string }) => boolean {
  const wanted = typed.trim().toLowerCase()
  return ({ text, phone }) => text.toLowerCase().includes(wanted) || hasDigits(phone, wanted)
}
