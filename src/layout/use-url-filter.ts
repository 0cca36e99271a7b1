import { type ChangeEvent, useDeferredValue, useEffect, useEffectEvent, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useIsHydrated } from '@/lib/use-is-hydrated'
import { SAME_PAGE } from './scroll-and-focus'

/**
 * Search words (`q`) and filters of a list, kept in the URL: a filtered list can be shared, and Back and a reload restore
 * it.
 */
export function useUrlFilter() {
  const [params, setParams] = useSearchParams()
  // The prerendered page is unfiltered, so the URL's query applies only after hydration.
  const isHydrated = useIsHydrated()
  const read = (name: string) => (isHydrated && params.get(name)) || ''
  const words = read('q')
  const field = useRef<HTMLInputElement>(null)

  const writeEarlyWords = useEffectEvent(() => {
    if (field.current && field.current.value !== words) type(field.current.value)
  })
  // Words that were typed before hydration.
  useEffect(() => writeEarlyWords(), [])

  const type = (text: string) => write({ q: text }, { replace: true })

  function write(changes: Record<string, string>, { replace }: { replace: boolean }) {
    setParams(
      (current) => {
        const next = new URLSearchParams(current)
        for (const [name, value] of Object.entries(changes)) {
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
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => type(target.value),
    },
    // Choosing the same again adds no history entry.
    choose: (name: string, value: string) => value !== read(name) && write({ [name]: value }, { replace: false }),
    clear: (...names: string[]) => {
      write(Object.fromEntries(['q', ...names].map((name) => [name, ''])), { replace: false })
      field.current?.focus()
    },
  }
}

export type UrlFilter = ReturnType<typeof useUrlFilter>
