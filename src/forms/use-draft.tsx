import { type RefObject, useEffect, useState } from 'react'
import { useIsHydrated } from '@/lib/use-is-hydrated'
import { type DraftName, fillFromDraft, readDraft, removeDraft, saveDraft } from './draft'

/** Persists a form's draft while it is filled in, and restores it when the form mounts again in the same tab. */
export function useDraft(name: DraftName, form: RefObject<HTMLFormElement | null>) {
  const [state, setState] = useState<'empty' | 'typed' | 'restored' | 'cleared'>('empty')
  /** An earlier submit of the restored draft has an unknown outcome, such as after a reload. */
  const [mayHaveArrived, setMayHaveArrived] = useState(false)
  const isHydrated = useIsHydrated()

  useEffect(() => {
    if (!form.current) return
    const draft = readDraft(name)
    const hasFilled = draft !== null && fillFromDraft(form.current, draft)
    const hasText = saveDraft(name, form.current)
    if (hasText) setState((previous) => (hasFilled || previous === 'restored' ? 'restored' : 'typed'))
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
    /** Call on every change. Returns false when the form is empty. */
    save: (marks?: Parameters<typeof saveDraft>[2]) => {
      const hasText = form.current !== null && saveDraft(name, form.current, marks)
      setState(hasText ? 'typed' : 'empty')
      if (!hasText) setMayHaveArrived(false)
      return hasText
    },
    /** Resets the form and removes its draft. */
    forget,
    /** Status text for a restored draft, with a button to clear the form. */
    notice: (onClear: () => void) =>
      isHydrated && (
        <>
          <div role="status" className="text-bark-700 text-small">
            {state === 'restored' && 'What you typed earlier is still here, in this tab.'}
            {state === 'cleared' && 'The form has been cleared.'}
          </div>
          {hasText && (
            <button
              type="button"
              className="min-h-11 font-semibold text-forest-700 text-small underline underline-offset-4"
              onClick={() => {
                forget()
                setState('cleared')
                onClear()
                // This button unmounts, so its focus moves to the first field.
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
