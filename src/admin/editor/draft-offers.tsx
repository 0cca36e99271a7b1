import type { MouseEvent } from 'react'
import { formatDateTime } from '@/lib/dates'
import { buttonClass } from '@/ui/button'
import { type Draft, type FieldValues, haveEqualValues } from './drafts'

/** A draft of an earlier visit. A discarded one can be taken back until the editor is left. */
export type DraftOffer = { draft: Draft; isDiscarded: boolean }

/** Offers earlier drafts to restore or discard. Nothing is restored automatically. */
export function DraftOffers({
  offers,
  saved,
  isNew,
  kind,
  onRestore,
  onDiscard,
  onUndo,
}: {
  offers: readonly DraftOffer[]
  /** The stored values; the defaults of a new row. */
  saved: FieldValues
  isNew: boolean
  kind: string
  onRestore: (draft: Draft) => void
  onDiscard: (draft: Draft) => void
  onUndo: (draft: Draft) => void
}) {
  return offers.map(({ draft, isDiscarded }) => {
    const time = formatDateTime(draft.savedAt) ?? 'an unknown time'
    const { name, beginning } = summaryOf(draft.values, saved)
    const isStale = !isNew && draft.base !== undefined && !haveEqualValues(draft.base, saved)
    return (
      <section
        key={draft.id}
        tabIndex={-1}
        aria-label={`Draft from ${time}`}
        className="mb-6 flex flex-wrap items-center gap-x-3 gap-y-3 rounded-card bg-cream px-5 py-4 text-small"
      >
        <div className="min-w-0 grow basis-80 [overflow-wrap:anywhere]">
          <p className="font-semibold">
            {isDiscarded ? 'Discarded:' : 'Unsaved draft:'} {name ? `“${name}”` : 'untitled'}, {time}
          </p>
          {!isDiscarded && (
            <>
              {beginning && <p className="line-clamp-2">{beginning}</p>}
              {isStale && (
                <p className="font-semibold text-brick">
                  The saved {kind} below is newer: it has been changed since this draft was started.
                </p>
              )}
            </>
          )}
        </div>
        {isDiscarded ? (
          <button
            type="button"
            className={buttonClass('outline', 'small')}
            onClick={(event) => {
              focusOffer(event)
              onUndo(draft)
            }}
          >
            Undo
          </button>
        ) : (
          <>
            <button
              type="button"
              className={buttonClass(isStale ? 'outline' : 'brand', 'small')}
              onClick={() => onRestore(draft)}
            >
              Restore draft from {time}
            </button>
            <button
              type="button"
              aria-label={`Discard draft from ${time}`}
              className={buttonClass('outline', 'small')}
              onClick={(event) => {
                focusOffer(event)
                onDiscard(draft)
              }}
            >
              Discard
            </button>
          </>
        )}
      </section>
    )
  })
}

/** The pressed button is about to go, so the focus moves to the offer around it. */
const focusOffer = ({ currentTarget }: MouseEvent) => currentTarget.parentElement?.focus()

/** The title or name, and the beginning of the longest text that differs from what is stored. */
function summaryOf({ title, name, ...values }: FieldValues, saved: FieldValues) {
  const changed = Object.keys(values).filter((field) => values[field] !== saved[field])
  const texts = changed.map((field) => values[field]?.trim() ?? '').sort((a, b) => b.length - a.length)
  return { name: (title ?? name)?.trim(), beginning: texts[0]?.slice(0, 300) }
}
