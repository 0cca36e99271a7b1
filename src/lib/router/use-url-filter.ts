import { type ChangeEvent, useDeferredValue, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { SAME_PAGE, useHasLeft } from '@/lib/router/history-state'
import { useIsHydrated } from '@/lib/use-is-hydrated'

/**
 * Search words (`q`) and filters of a list, kept in the URL: a filtered list can be shared, and Back restores it. Words
 * are written on Enter, and when the visitor leaves the field, as a click on a link or on the address bar does: each
 * change of the URL renders the whole site, which takes too long for each letter.
 */
export function useUrlFilter() {
  const [params, setParams] = useSearchParams()
  const { key } = useLocation()
  const hasLeft = useHasLeft()
  // The prerendered page is unfiltered, so the URL's query applies only after hydration.
  const isHydrated = useIsHydrated()
  const read = (name: string) => (isHydrated && params.get(name)) || ''
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState<{ text: string; key: string }>()
  // Only in the history entry in which they were typed: after Back or a link they are stale.
  const words = typed?.key === key ? typed.text : read('q')
  const type = (text: string) => setTyped({ text, key })

  const keepEarlyWords = useEffectEvent(() => field.current?.value && type(field.current.value))
  // Words that were typed before hydration.
  useEffect(() => void keepEarlyWords(), [])

  function write(changes: Record<string, string>, { replace }: { replace: boolean }) {
    const next = new URLSearchParams(params)
    for (const [name, value] of Object.entries({ q: words, ...changes })) {
      if (value) next.set(name, value)
      else next.delete(name)
    }
    setParams(next, { replace, state: SAME_PAGE })
  }

  const writeWords = () => words !== read('q') && !hasLeft() && write({}, { replace: true })

  return {
    words: useDeferredValue(words).trim(),
    read,
    fieldProps: {
      ref: field,
      value: words,
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => type(target.value),
      onBlur: writeWords,
      onKeyDown: (event: { key: string }) => event.key === 'Enter' && writeWords(),
    },
    // Choosing the same value again adds no history entry.
    choose: (name: string, value: string) => value !== read(name) && write({ [name]: value }, { replace: false }),
    clear: () => {
      write({ q: '' }, { replace: false })
      field.current?.focus()
    },
  }
}

export type UrlFilter = ReturnType<typeof useUrlFilter>
