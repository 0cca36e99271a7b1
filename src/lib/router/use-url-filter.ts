import { type ChangeEvent, useDeferredValue, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useHref, useLocation, useSearchParams } from 'react-router-dom'
import { readHistoryState, SAME_PAGE } from '@/lib/router/history-state'
import { TYPING_PAUSE_MS } from '@/lib/use-debounced'
import { useIsHydrated } from '@/lib/use-is-hydrated'

/**
 * Search words (`q`) and filters of a list, kept in the URL: a filtered list can be shared, and Back and a reload
 * restore it. Words are written after a pause, because each change renders the whole site, and Safari allows only 100
 * changes in 10 s.
 *
 * An example, with the history entries:
 * 1. Somebody opens /blog (entry A) and types "oak". The list shows it at once; the URL does not have it yet.
 * 2. After the pause, entry B replaces A: /blog?q=oak. A letter that was typed before B is rendered belongs to A. It
 *    counts nevertheless, because B knows A as its `previousKey`.
 * 3. They press a category: entry C comes after B. Its URL has the category, and all words that are in the field.
 * 4. Back shows B: all categories, and "oak". Words that were typed in C do not count here.
 */
export function useUrlFilter() {
  const [params, setParams] = useSearchParams()
  const { typed, type, clearTyped, key } = useTypedWords()
  const path = useHref(useLocation().pathname)
  // The prerendered page is unfiltered, so the URL's query applies only after hydration.
  const isHydrated = useIsHydrated()
  const read = (name: string) => (isHydrated && params.get(name)) || ''
  const field = useRef<HTMLInputElement>(null)
  const words = typed ?? read('q')

  const keepEarlyWords = useEffectEvent(() => field.current?.value && type(field.current.value))
  // Words that were typed before hydration.
  useEffect(() => void keepEarlyWords(), [])

  const writeLater = useEffectEvent(writeWords)
  useEffect(() => {
    if (typed === undefined) return
    const timer = setTimeout(() => writeLater(), TYPING_PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed])

  function writeWords() {
    // While the next page's code loads, the URL is already that page's, and this page must not change it.
    const isCurrentPage = window.location.pathname === path
    if (words !== read('q') && isCurrentPage) write({}, { replace: true })
  }

  function write(changes: Record<string, string>, { replace }: { replace: boolean }) {
    clearTyped()
    setParams(
      (current) => {
        const next = new URLSearchParams(current)
        for (const [name, value] of Object.entries({ q: words, ...changes })) {
          if (value) next.set(name, value)
          else next.delete(name)
        }
        return next
      },
      { replace, state: { ...SAME_PAGE, previousKey: key } },
    )
  }

  return {
    words: useDeferredValue(words).trim(),
    read,
    fieldProps: {
      ref: field,
      value: words,
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => type(target.value),
      // A click on a link leaves the page before the pause is over.
      onBlur: writeWords,
    },
    // Choosing the same value again adds no history entry.
    choose: (name: string, value: string) => value !== read(name) && write({ [name]: value }, { replace: false }),
    clear: (...names: string[]) => {
      write(Object.fromEntries(['q', ...names].map((name) => [name, ''])), { replace: false })
      field.current?.focus()
    },
  }
}

/**
 * Words that are not in the URL yet, with the key of the history entry in which they were typed. They count in that
 * entry, and in the one that was written while they were typed. After Back or a link they are stale.
 */
function useTypedWords() {
  const { key, state } = useLocation()
  const [typed, setTyped] = useState<{ text: string; key: string }>()
  const isCurrent = typed?.key === key || typed?.key === readHistoryState(state).previousKey
  return {
    typed: isCurrent ? typed?.text : undefined,
    type: (text: string) => setTyped({ text, key }),
    clearTyped: () => setTyped(undefined),
    key,
  }
}

export type UrlFilter = ReturnType<typeof useUrlFilter>
