import { type ReactNode, useEffect, useRef } from 'react'
import { buttonClass } from '@/ui/button'
import { CheckedForm, type FormWords } from '@/ui/form'
import { DraftOffers } from './drafts'
import type { Editor } from './use-editor'

/** Form of an editor: draft offers, fields and submit button. */
export function EditorForm({
  editor,
  words,
  label,
  action,
  beside,
  children,
}: {
  editor: Editor
  words: FormWords
  /** Names the form for screen readers. */
  label: string
  /** Label of the submit button. */
  action: string
  /** Content beside the submit button. */
  beside?: ReactNode
  children: ReactNode
}) {
  const { start, offers, keepsDrafts, isSaving, isGone, formProps } = editor
  const fields = useRef<HTMLDivElement>(null)
  const previousOffers = useRef(offers.length)

  useEffect(() => {
    // The pressed Restore or Discard button is gone, so focus the first field.
    if (offers.length < previousOffers.current || start.version > 0) fields.current?.querySelector('input')?.focus()
    previousOffers.current = offers.length
  }, [offers.length, start.version])

  const form = formProps.ref
  useEffect(() => {
    // Clears the validation errors; they belong to the values that the draft replaced.
    if (start.version > 0) form.current?.reset()
  }, [start.version, form])

  return (
    <div className="min-w-0">
      <DraftOffers drafts={offers} onRestore={editor.restore} onDiscard={editor.discard} />
      {!keepsDrafts && (
        <p role="status" className="mb-6 rounded-card bg-brick-50 px-5 py-4 font-semibold text-brick text-small">
          This browser can’t keep drafts. Please save before you close this page.
        </p>
      )}
      <CheckedForm {...formProps} words={words} aria-label={label} className="grid gap-8">
        <div ref={fields} key={start.version} className="grid grid-cols-[minmax(0,1fr)] gap-6">
          {children}
        </div>
        {isGone && (
          <p role="status" className="rounded-control border-brick border-l-4 bg-brick-50 p-4">
            This entry was deleted somewhere else. What you typed has been kept: start a new one and you can restore it
            there.
          </p>
        )}
        <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
          <button type="submit" className={buttonClass('brand')} aria-disabled={isSaving}>
            {isSaving ? 'Saving...' : action}
          </button>
          {beside}
        </div>
      </CheckedForm>
    </div>
  )
}
