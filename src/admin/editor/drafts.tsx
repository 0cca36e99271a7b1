import { formatDateTime } from '@/lib/dates'
import { buttonClass } from '@/ui/button'

// Unsaved editor input, persisted only in this browser. Each opened editor writes
// its own draft, so two tabs do not overwrite each other and an old draft stays
// until the user restores or discards it.

/** Values of an editor's fields by field name. */
export type FieldValues = Readonly<Record<string, string>>

/** `savedAt` is an ISO timestamp. */
export type Draft = { id: string; savedAt: string; values: FieldValues }

/** Drafts kept per subject; storing more drops the oldest. */
const MAX_DRAFTS = 5

const storageKey = (subject: string) => `draft:${subject}`

/** Drafts of a subject such as `post:new`, newest first; empty if localStorage is blocked. */
export function readDrafts(subject: string): Draft[] {
  try {
    const stored: unknown = JSON.parse(window.localStorage.getItem(storageKey(subject)) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isDraft) : []
  } catch {
    return []
  }
}

/** Replaces the draft's earlier version. Returns false if the browser does not persist it. */
export function storeDraft(subject: string, draft: Draft): boolean {
  const others = readDrafts(subject).filter(({ id }) => id !== draft.id)
  return write(subject, [draft, ...others].slice(0, MAX_DRAFTS))
}

export function removeDrafts(subject: string, ids: readonly string[]) {
  const drafts = readDrafts(subject)
  const remaining = drafts.filter(({ id }) => !ids.includes(id))
  if (remaining.length < drafts.length) write(subject, remaining)
}

function write(subject: string, drafts: readonly Draft[]): boolean {
  try {
    if (drafts.length > 0) window.localStorage.setItem(storageKey(subject), JSON.stringify(drafts))
    else window.localStorage.removeItem(storageKey(subject))
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

/** Offers earlier drafts to restore or discard. Nothing is restored automatically. */
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
        <p className="grow">There is unsaved work from earlier. This browser kept it.</p>
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
