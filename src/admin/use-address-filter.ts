import { useDeferredValue, useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { STAYS } from '@/layout/scroll-and-focus'

const ADDRESS_DELAY_MS = 250

/**
 * The words of a search and a service to look for, kept in the address: Back
 * and a reload keep them. The field has the words at once, the address when
 * typing rests: browsers limit how often it may change.
 */
export function useAddressFilter() {
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
      { replace, state: STAYS },
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

export type AddressFilter = ReturnType<typeof useAddressFilter>
