import { type RefObject, useEffect, useState } from 'react'
import { useIsHydrated } from '@/lib/use-is-hydrated'
import { type DraftName, fillFromDraft, readDraft, removeDraft, saveDraft } from './draft'

/** Keeps what stands in a form while it is filled in, and fills it in again when it is shown again in the same tab. */
export function useDraft(name: DraftName, form: RefObject<HTMLFormElement | null>) {
  const [state, setState] = useState<'empty' | 'typed' | 'restored' | 'cleared'>('empty')
  /** Of a try that was cut short by a reload. */
  const [mayHaveArrived, setMayHaveArrived] = useState(false)
  const isHydrated = useIsHydrated()

  useEffect(() => {
    if (!form.current) return
    const draft = readDraft(name)
    const hasFilled = draft !== null && fillFromDraft(form.current, draft)
    const hasText = saveDraft(name, form.current)
    if (hasText) setState((before) => (hasFilled || before === 'restored' ? 'restored' : 'typed'))
    if (draft?.mayHaveArrived) setMayHaveArrived(true)
  }, [name, form])

  const forget = () => {
    form.current?.reset()
    removeDraft(name)
    setMayHaveArrived(false)
    setState('empty')
  }

  const hasText = state === 'typed' || state === 'restored'
  return {
    hasText,
    mayHaveArrived,
    /** To be called with each change. False when nothing is left in the form. */
    save: () => {
      const hasText = form.current !== null && saveDraft(name, form.current)
      setState(hasText ? 'typed' : 'empty')
      if (!hasText) setMayHaveArrived(false)
      return hasText
    },
    /** Empties the form. */
    forget,
    /** Says what was kept, and offers to clear the form. */
    notice: (onClear: () => void) =>
      isHydrated && (
        <>
          <div role="status" className="text-bark-700 text-small">
            {state === 'restored' && 'We kept what you typed in this tab.'}
            {state === 'cleared' && 'The form is empty again.'}
          </div>
          {hasText && (
            <button
              type="button"
              className="min-h-11 font-semibold text-forest-700 text-small underline underline-offset-4"
              onClick={() => {
                forget()
                setState('cleared')
                onClear()
                // The button goes, and would take the focus with it.
                form.current?.querySelector('input')?.focus()
              }}
            >
              Clear form
            </button>
          )}
        </>
      ),
  }
}
