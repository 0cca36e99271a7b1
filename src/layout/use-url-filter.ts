import { type ChangeEvent, useDeferredValue, useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useIsHydrated } from '@/lib/use-is-hydrated'
import { SAME_PAGE } from './scroll-and-focus'

const DEBOUNCE_MS = 250

/**
 * Search words (`q`), filters and length (`show`) of a list, kept in the URL: a filtered list can be shared, and Back and
 * a reload restore it. While somebody types, the update is debounced, because browsers rate-limit history changes.
 */
export function useUrlFilter() {
  const [params, setParams] = useSearchParams()
  // The prerendered page is unfiltered, so the URL's query applies only after hydration.
  const isHydrated = useIsHydrated()
  const read = (name: string) => (isHydrated && params.get(name)) || ''
  const words = read('q')
  // Uncontrolled: words that were typed before hydration stay.
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState(words)
  /** The words that this hook last wrote to the URL. */
  const lastWritten = useRef(words)
  const debounce = useRef<ReturnType<typeof setTimeout>>(undefined)

  function replaceWords(next: string) {
    setTyped(next)
    if (field.current) field.current.value = next
  }

  useEffect(() => {
    // Update the field only if Back, Forward or a link changed the URL.
    if (words === lastWritten.current) return
    lastWritten.current = words
    replaceWords(words)
  })

  useEffect(() => {
    if (typed === lastWritten.current) return
    debounce.current = setTimeout(() => write({ q: typed }, { replace: true }), DEBOUNCE_MS)
    return () => clearTimeout(debounce.current)
  })

  function write(changes: Record<string, string>, { replace }: { replace: boolean }) {
    // Cancel the pending update: firing after a navigation, it would undo that navigation.
    clearTimeout(debounce.current)
    const wanted = { q: typed, ...changes }
    lastWritten.current = wanted.q
    setParams(
      (current) => {
        const next = new URLSearchParams(current)
        // A change of the filter resets the list's length.
        for (const [name, value] of Object.entries({ show: '', ...wanted })) {
          if (value) next.set(name, value)
          else next.delete(name)
        }
        return next
      },
      { replace, state: SAME_PAGE },
    )
  }

  return {
    words: useDeferredValue(typed).trim(),
    read,
    fieldProps: {
      ref: field,
      defaultValue: typed,
      onChange: (event: ChangeEvent<HTMLInputElement>) => setTyped(event.target.value),
      // Skip the debounce, so the URL is complete before a link is followed and Back restores it.
      onBlur: () => typed !== lastWritten.current && write({}, { replace: true }),
    },
    // Choosing the same again adds no history entry.
    choose: (name: string, value: string) => value !== read(name) && write({ [name]: value }, { replace: false }),
    showMore: (shown: number) => write({ show: String(shown) }, { replace: true }),
    clear: (...names: string[]) => {
      replaceWords('')
      write(Object.fromEntries(['q', ...names].map((name) => [name, ''])), { replace: false })
      field.current?.focus()
    },
  }
}

export type UrlFilter = ReturnType<typeof useUrlFilter>
