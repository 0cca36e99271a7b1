import { type ReactNode, useEffect, useRef } from 'react'
import { formatDateTime } from '@/lib/dates'
import { buttonClass } from '@/ui/button'
import type { Editor } from './use-editor'

/** The form of an editor: the drafts that wait to be restored, the fields and the button that saves. */
export function EditorForm({
  editor,
  label,
  action,
  children,
}: {
  editor: Editor
  /** Names the form for screen readers. */
  label: string
  /** The words on the button that saves. */
  action: string
  children: ReactNode
}) {
  const { start, offers, keepsDrafts, isSaving, formProps } = editor
  const fields = useRef<HTMLDivElement>(null)

  useEffect(() => {
    // The button that restored is gone; the focus goes to what it has filled in.
    if (start.version > 0) fields.current?.querySelector('input')?.focus()
  }, [start.version])

  return (
    <div className="min-w-0">
      {offers.map((draft) => {
        const time = formatDateTime(draft.savedAt) ?? 'an unknown time'
        return (
          <div
            key={draft.id}
            className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card bg-cream px-5 py-4 text-small"
          >
            <p className="grow">Something was typed here and never saved. This browser has kept it.</p>
            <button type="button" className={buttonClass('outline', 'small')} onClick={() => editor.restore(draft)}>
              Restore draft from {time}
            </button>
            <button
              type="button"
              aria-label={`Discard draft from ${time}`}
              className={buttonClass('quiet', 'small')}
              onClick={() => editor.discard(draft)}
            >
              Discard
            </button>
          </div>
        )
      })}
      <form {...formProps} aria-label={label}>
        <div ref={fields} key={start.version} className="grid gap-6">
          {children}
        </div>
        {!keepsDrafts && (
          <p role="status" className="mt-6 font-semibold text-brick text-small">
            This browser keeps no drafts. Please save before you close this page.
          </p>
        )}
        <button type="submit" className={`mt-8 ${buttonClass('brand')}`} aria-disabled={isSaving}>
          {isSaving ? 'Saving...' : action}
        </button>
      </form>
    </div>
  )
}
