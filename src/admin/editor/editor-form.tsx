import type { MouseEvent, ReactNode } from 'react'
import { cn } from '@/lib/class-names'
import { formatDateTime } from '@/lib/dates'
import { buttonClass } from '@/ui/button'
import { type FormMessages, ValidatedForm } from '@/ui/form'
import type { Editor } from './use-editor'
import type { EditorDraft } from './use-editor-draft'

export function EditorForm({
  editor,
  messages,
  label,
  action,
  preview,
  children,
}: {
  editor: Editor
  messages: FormMessages
  label: string
  action: string
  preview: ReactNode
  children: ReactNode
}) {
  const { offer, isSaving, mayBeSaved } = editor

  /** The pressed button disappears, so the first field gets the focus. The reset clears the old values' errors. */
  const answerOffer = (answer: (draft: EditorDraft) => void) => (event: MouseEvent<HTMLButtonElement>) => {
    const { form } = event.currentTarget
    form?.reset()
    form?.querySelector('input')?.focus()
    if (offer) answer(offer)
  }

  return (
    <ValidatedForm
      messages={messages}
      onSubmit={({ currentTarget }) => void editor.submit(currentTarget)}
      aria-label={label}
      className="grid grid-cols-1 gap-6 xl:grid-cols-7/5 xl:gap-12"
    >
      <div className="grid min-w-0 grid-cols-1 content-start gap-6 md:gap-8">
        {/* The fields are inert while a save is pending, because a change would not be saved. */}
        <div inert={isSaving} className="grid min-w-0 grid-cols-1 gap-6 inert:opacity-70 md:gap-8">
          {offer && (
            <DraftOffer draft={offer}>
              <button type="button" className={buttonClass('brand', 'small')} onClick={answerOffer(editor.restore)}>
                Restore draft
              </button>
              <button type="button" className={buttonClass('outline', 'small')} onClick={answerOffer(editor.discard)}>
                Discard
              </button>
            </DraftOffer>
          )}
          {children}
        </div>
        {mayBeSaved && (
          <p role="alert" className="ui-notice-danger">
            It may have been saved: look at the list before you save again.
          </p>
        )}
        {/* It stays in view, because a long text pushes it far down. */}
        <div className="ui-button-row sticky bottom-0 border-cream-200 border-t bg-white py-3">
          <button type="submit" className={cn(buttonClass('brand'), 'sm:min-w-48')} aria-disabled={isSaving}>
            {isSaving ? 'Saving...' : action}
          </button>
          <button type="button" onClick={showPreview} className={cn(buttonClass('outline'), 'xl:hidden')}>
            Preview
          </button>
        </div>
      </div>
      <div className="min-w-0 xl:sticky xl:top-[calc(var(--header-height)+1.5rem)] xl:self-start xl:rounded-card xl:bg-cream xl:p-6">
        <p className="ui-note mb-3 hidden xl:block">Preview, as visitors see it</p>
        {preview}
      </div>
    </ValidatedForm>
  )
}

/** Acts as a link, but adds no history entry, through which Back would lead to the editor again after a save. */
const showPreview = () => window.location.replace('#preview')

export const FieldGroup = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="grid min-w-0 grid-cols-1 gap-4 border-cream-200 not-first:border-t not-first:pt-6 md:gap-6">
    <h2 className="text-subtitle">{title}</h2>
    {children}
  </div>
)

/** Offers a draft: nothing is restored automatically. */
const DraftOffer = ({ draft: { savedAt, values }, children }: { draft: EditorDraft; children: ReactNode }) => (
  <section aria-label="Unsaved draft" className="wrap-anywhere rounded-control bg-cream p-4 text-small">
    <p className="font-semibold">Unsaved draft from {formatDateTime(savedAt) ?? 'an earlier visit'}</p>
    <p className="line-clamp-2">
      {Object.values(values)
        .filter(Boolean)
        .map((text) => text.slice(0, 200))
        .join(' · ')}
    </p>
    <div className="ui-button-row mt-3">{children}</div>
  </section>
)
