import { type ChangeEvent, useDeferredValue, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useHref, useLocation, useSearchParams } from 'react-router-dom'
import { useIsHydrated } from '@/lib/use-is-hydrated'
import { SAME_PAGE } from './scroll-and-focus'

/**
 * Search words (`q`) and filters of a list, kept in the URL: a filtered list can be shared, and Back and a reload restore
 * it. Words are written to it after a pause, because each change renders the whole site, and Safari allows 100 in 10 s.
 */
export function useUrlFilter() {
  const [params, setParams] = useSearchParams()
  const { key } = useLocation()
  const path = useHref('')
  // The prerendered page is unfiltered, so the URL's query applies only after hydration.
  const isHydrated = useIsHydrated()
  const read = (name: string) => (isHydrated && params.get(name)) || ''
  const [words, setWords] = useState(read('q'))
  const field = useRef<HTMLInputElement>(null)
  const keepsWords = useRef(false)

  const followUrl = useEffectEvent(() => {
    // Words that were typed before hydration.
    const early = !isHydrated && field.current?.value
    if (early || !keepsWords.current) setWords(early || read('q'))
    keepsWords.current = Boolean(early)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: each history entry has its own key.
  useEffect(() => followUrl(), [key, isHydrated])

  const writeLater = useEffectEvent(writeWords)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change starts the pause again (debounce).
  useEffect(() => {
    const timer = setTimeout(() => writeLater(), 400)
    return () => clearTimeout(timer)
  }, [words])

  function writeWords() {
    // While the next page loads, the URL is already that page's.
    if (words !== read('q') && window.location.pathname === path) write({}, { replace: true })
  }

  function write(changes: Record<string, string>, { replace }: { replace: boolean }) {
    // Words that are typed before the new URL is rendered stay.
    keepsWords.current = true
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
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => setWords(target.value),
      // A click on a link comes before the pause.
      onBlur: writeWords,
    },
    // Choosing the same again adds no history entry.
    choose: (name: string, value: string) => value !== read(name) && write({ [name]: value }, { replace: false }),
    clear: (...names: string[]) => {
      setWords('')
      write(Object.fromEntries(['q', ...names].map((name) => [name, ''])), { replace: false })
      field.current?.focus()
    },
  }
}

export type UrlFilter = ReturnType<typeof useUrlFilter>
