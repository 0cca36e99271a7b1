import {
  type ChangeEvent,
  startTransition,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { useIsHydrated } from '@/lib/use-is-hydrated'
import { SAME_PAGE } from './scroll-and-focus'

const DEBOUNCE_MS = 250

/**
 * Search words (`q`) and filters of a list, kept in the URL: a filtered list can be shared, and Back and a reload restore
 * it. While somebody types, the update is debounced, because browsers rate-limit history changes.
 */
export function useUrlFilter() {
  const [params, setParams] = useSearchParams()
  const { key } = useLocation()
  // The prerendered page is unfiltered, so the URL's query applies only after hydration.
  const isHydrated = useIsHydrated()
  const read = (name: string) => (isHydrated && params.get(name)) || ''
  /** Words that are not in the URL yet. */
  const [typed, setTyped] = useState<string | null>(null)
  const words = typed ?? read('q')
  const field = useRef<HTMLInputElement>(null)

  useLayoutEffect(() => {
    // Words that were typed before hydration.
    if (field.current && field.current.value !== words) setTyped(field.current.value)
  }, [words])

  useEffect(() => {
    if (typed === null) return
    const timer = setTimeout(() => {
      // Not if the visitor has gone back meanwhile, and the next page is still loading.
      if ((window.history.state?.key ?? 'default') === key) writeTyped()
    }, DEBOUNCE_MS)
    return () => clearTimeout(timer)
  })

  function writeTyped() {
    if (typed === read('q')) setTyped(null)
    else if (typed !== null) write({}, { replace: true })
  }

  function write(changes: Record<string, string>, { replace }: { replace: boolean }) {
    // The router changes the location in a transition, too.
    startTransition(() => setTyped(null))
    setParams(
      (current) => {
        const next = new URLSearchParams(current)
        for (const [name, value] of Object.entries({ q: words, ...changes })) {
          if (value) next.set(name, value)
          else next.delete(name)
        }
        return next
      },
      { replace, state: SAME_PAGE },
    )
  }

  return {
    words: useDeferredValue(words).trim(),
    read,
    fieldProps: {
      ref: field,
      value: words,
      onChange: (event: ChangeEvent<HTMLInputElement>) => setTyped(event.target.value),
      // Skip the debounce, so the URL is complete before a link is followed and Back restores it.
      onBlur: writeTyped,
    },
    // Choosing the same again adds no history entry.
    choose: (name: string, value: string) => value !== read(name) && write({ [name]: value }, { replace: false }),
    clear: (...names: string[]) => {
      setTyped('')
      write(Object.fromEntries(['q', ...names].map((name) => [name, ''])), { replace: false })
      field.current?.focus()
    },
  }
}

export type UrlFilter = ReturnType<typeof useUrlFilter>
