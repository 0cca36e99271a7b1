import { local } from '@/lib/web-storage'

// Unsaved editor input, stored only in this browser: one draft for each row, and one for a new row.

/** Values of an editor's fields by field name. */
export type FieldValues = Readonly<Record<string, string>>

export type Draft = {
  /** ISO timestamp. */
  savedAt: string
  /** Those that differ from the row's. */
  values: FieldValues
}

type Kind = 'post' | 'testimonial'

/** Names the row, or the new one, that a draft is about. */
export const draftKey = (kind: Kind, id: string | undefined) => `draft:${kind}:${id ?? 'new'}`

/** What differs from the row's values, trimmed as they are stored; undefined if nothing does. */
export function makeDraft(values: FieldValues, saved: FieldValues): Draft | undefined {
  const changes = Object.entries(values).filter(([name, text]) => text.trim() !== saved[name]?.trim())
  return changes.length > 0 ? { savedAt: new Date().toISOString(), values: Object.fromEntries(changes) } : undefined
}

/** Undefined if there is none. */
export const readDraft = (key: string): Draft | undefined => JSON.parse(local.read(key) ?? 'null') ?? undefined

/** Replaces the draft; undefined removes it. Returns false if the browser does not store it. */
export const storeDraft = (key: string, draft: Draft | undefined): boolean =>
  local.store(key, draft ? JSON.stringify(draft) : null)

/** After the deletion of a row the editor of a new one offers its draft, unless there is one already. */
export function keepDraftAsNew(kind: Kind, id: string) {
  const draft = readDraft(draftKey(kind, id))
  const newKey = draftKey(kind, undefined)
  if (draft && !readDraft(newKey)) storeDraft(newKey, draft)
  storeDraft(draftKey(kind, id), undefined)
}
