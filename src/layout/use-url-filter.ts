import { type ChangeEvent, useDeferredValue, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { readHistoryState, SAME_PAGE } from '@/lib/history-state'
import { useIsHydrated } from '@/lib/use-is-hydrated'
import { useIsShown } from './use-is-shown'

/**
 * Search words (`q`) and filters of a list, kept in the URL: a filtered list can be shared, and Back and a reload restore
 * it. Words are written to it after a pause, because each change renders the whole site, and Safari allows 100 in 10 s.
 */
export function useUrlFilter() {
  const [params, setParams] = useSearchParams()
  const { key, state } = useLocation()
  const isShown = useIsShown()
  // The prerendered page is unfiltered, so the URL's query applies only after hydration.
  const isHydrated = useIsHydrated()
  const read = (name: string) => (isHydrated && params.get(name)) || ''
  const field = useRef<HTMLInputElement>(null)
  /** Words that are not in the URL yet, and the history entry at which they were typed. */
  const [typed, setTyped] = useState<{ text: string; key: string }>()
  // They are stale after Back or a link, but not at the entry that write() made meanwhile.
  const words = typed && (typed.key === key || typed.key === readHistoryState(state).follows) ? typed.text : read('q')

  const type = (text: string) => setTyped({ text, key })

  const keepEarlyWords = useEffectEvent(() => field.current?.value && type(field.current.value))
  // Words that were typed before hydration.
  useEffect(() => void keepEarlyWords(), [])

  const writeLater = useEffectEvent(writeWords)
  useEffect(() => {
    if (!typed) return
    const timer = setTimeout(() => writeLater(), 400)
    return () => clearTimeout(timer)
  }, [typed])

  function writeWords() {
    if (words !== read('q') && isShown()) write({}, { replace: true })
  }

  function write(changes: Record<string, string>, { replace }: { replace: boolean }) {
    setTyped(undefined)
    setParams(
      (current) => {
        const next = new URLSearchParams(current)
        for (const [name, value] of Object.entries({ q: words, ...changes })) {
          if (value) next.set(name, value)
          else next.delete(name)
        }
        return next
      },
      { replace, state: { ...SAME_PAGE, follows: key } },
    )
  }

  return {
    words: useDeferredValue(words).trim(),
    read,
    fieldProps: {
      ref: field,
      value: words,
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => type(target.value),
      // A click on a link comes before the pause.
      onBlur: writeWords,
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
