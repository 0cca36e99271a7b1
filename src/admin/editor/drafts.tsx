import { formatDateTime } from '@/lib/dates'
import { buttonClass } from '@/ui/button'

// What was typed into an editor and not saved, kept in this browser alone. Each
// opened editor writes a draft of its own, so that two tabs do not overwrite
// each other and an old draft survives until somebody decides about it.

/** What stands in an editor's fields, by their names. */
export type FieldValues = Readonly<Record<string, string>>

/** `savedAt` is an ISO timestamp. */
export type Draft = { id: string; savedAt: string; values: FieldValues }

/** More than anybody looks through; the oldest go first. */
const MOST_DRAFTS = 5

const keyOf = (subject: string) => `draft:${subject}`

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

/** The drafts of a subject such as `post:new`, the newest first; none where the browser keeps nothing. */
export function readDrafts(subject: string): Draft[] {
  try {
    const stored: unknown = JSON.parse(window.localStorage.getItem(keyOf(subject)) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isDraft) : []
  } catch {
    return []
  }
}

/** Stores the draft in the place of its earlier state. False when the browser does not keep it. */
export function storeDraft(subject: string, draft: Draft): boolean {
  const others = readDrafts(subject).filter(({ id }) => id !== draft.id)
  return write(subject, [draft, ...others].slice(0, MOST_DRAFTS))
}

export function removeDrafts(subject: string, ids: readonly string[]) {
  const drafts = readDrafts(subject)
  const left = drafts.filter(({ id }) => !ids.includes(id))
  if (left.length < drafts.length) write(subject, left)
}

function write(subject: string, drafts: readonly Draft[]): boolean {
  try {
    if (drafts.length > 0) window.localStorage.setItem(keyOf(subject), JSON.stringify(drafts))
    else window.localStorage.removeItem(keyOf(subject))
    return true
  } catch {
    return false
  }
}

function isDraft(value: unknown): value is Draft {
  const { id, savedAt, values } = (value ?? {}) as Partial<Record<keyof Draft, unknown>>
  return (
    typeof id === 'string' &&
    typeof savedAt === 'string' &&
    typeof values === 'object' &&
    values !== null &&
    Object.values(values).every((text) => typeof text === 'string')
  )
}
