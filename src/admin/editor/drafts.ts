// Unsaved editor input, persisted only in this browser. Each opened editor writes
// its own draft, so two tabs do not overwrite each other and an old draft stays
// until the user restores or discards it.

/** Values of an editor's fields by field name. */
export type FieldValues = Readonly<Record<string, string>>

export type Draft = {
  id: string
  /** ISO timestamp. */
  savedAt: string
  values: FieldValues
  /** The stored values when the draft was started. If they differ from what is stored now, that is newer. */
  base?: FieldValues
}

/** Drafts kept per subject; storing more drops the oldest. */
const MAX_DRAFTS = 10

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
  const kept = [draft, ...others.slice(0, MAX_DRAFTS - 1)]
  return write(
    subject,
    kept.sort((a, b) => b.savedAt.localeCompare(a.savedAt)),
  )
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
  const { id, savedAt, values, base = {} } = (value ?? {}) as Partial<Record<keyof Draft, unknown>>
  return typeof id === 'string' && typeof savedAt === 'string' && areFieldValues(values) && areFieldValues(base)
}

const areFieldValues = (value: unknown) =>
  typeof value === 'object' && value !== null && Object.values(value).every((text) => typeof text === 'string')

/** Compares trimmed, as values are stored. A missing field counts as empty. */
export const haveEqualValues = (a: FieldValues, b: FieldValues) =>
  [...new Set([...Object.keys(a), ...Object.keys(b)])].every(
    (name) => (a[name] ?? '').trim() === (b[name] ?? '').trim(),
  )

/** Whether this browser keeps a draft of any post or testimonial. */
export function hasDrafts(): boolean {
  try {
    return Object.keys(window.localStorage).some((key) => key.startsWith(storageKey('')))
  } catch {
    return false
  }
}
