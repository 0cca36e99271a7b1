import type { Draft } from '@/admin/drafts'
import { formatDateTime } from '@/lib/dates'
import { buttonClass } from '@/ui/button'

/** What was typed earlier and never saved, to be restored or discarded. Nothing of it is applied by itself. */
export function DraftOffers({
  drafts,
  onRestore,
  onDiscard,
}: {
  drafts: readonly Draft[]
  onRestore: (draft: Draft) => void
  onDiscard: (draft: Draft) => void
}) {
  return drafts.map((draft) => {
    const time = formatDateTime(draft.savedAt) ?? 'an unknown time'
    return (
      <div
        key={draft.id}
        className="mb-6 flex flex-wrap items-center gap-x-3 gap-y-3 rounded-card bg-cream px-5 py-4 text-small"
      >
        <p className="grow">Something was typed here and never saved. This browser has kept it.</p>
        <button type="button" className={buttonClass('brand', 'small')} onClick={() => onRestore(draft)}>
          Restore draft from {time}
        </button>
        <button
          type="button"
          aria-label={`Discard draft from ${time}`}
          className={buttonClass('outline', 'small')}
          onClick={() => onDiscard(draft)}
        >
          Discard
        </button>
      </div>
    )
  })
}
