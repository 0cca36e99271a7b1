import { type ReactNode, useEffect, useRef } from 'react'
import { buttonClass } from '@/ui/button'
import { CheckedForm, type FormWords } from '@/ui/form'
import { DraftOffers } from './draft-offers'
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
  const { kind, start, isSaving, isGone, formProps } = editor
  const fields = useRef<HTMLDivElement>(null)

  useEffect(() => {
    // The pressed button is gone, so focus the first field.
    if (start.version > 0) fields.current?.querySelector('input')?.focus()
  }, [start.version])

  const form = formProps.ref
  useEffect(() => {
    // Clears the validation errors; they belong to the values that the draft replaced.
    if (start.version > 0) form.current?.reset()
  }, [start.version, form])

  return (
    <div className="min-w-0">
      <DraftOffers
        offers={editor.offers}
        saved={editor.savedValues}
        isNew={editor.row === undefined}
        kind={kind}
        onRestore={editor.restore}
        onDiscard={editor.discard}
        onUndo={editor.undoDiscard}
      />
      {!editor.keepsDrafts && (
        <p role="status" className="mb-6 rounded-card bg-brick-50 px-5 py-4 font-semibold text-brick text-small">
          This browser can’t keep drafts. Please save before you close this page.
        </p>
      )}
      <CheckedForm {...formProps} words={words} aria-label={label} className="grid gap-8">
        {/* Inert while a save is pending: a change would not be saved. */}
        <div
          ref={fields}
          key={start.version}
          inert={isSaving}
          className="grid grid-cols-[minmax(0,1fr)] gap-6 inert:opacity-70"
        >
          {children}
        </div>
        {isGone && (
          <p role="status" className="rounded-control border-brick border-l-4 bg-brick-50 p-4">
            This entry was deleted somewhere else. What you typed has been kept: start a new one and you can restore it
            there.
          </p>
        )}
        {editor.isChangedElsewhere && (
          <div role="alert" className="grid gap-3 rounded-control border-brick border-l-4 bg-brick-50 p-4">
            <p>
              <strong>This {kind} was changed elsewhere</strong> after you opened it here, so nothing has been saved
              yet. If you load the other version, what you typed stays on this page as a draft.
            </p>
            <div className="button-row">
              <button type="button" className={buttonClass('brand')} onClick={editor.loadOther}>
                Load the other version
              </button>
              <button type="button" className={buttonClass('outline')} onClick={editor.saveOverOther}>
                Save mine over it
              </button>
            </div>
          </div>
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
