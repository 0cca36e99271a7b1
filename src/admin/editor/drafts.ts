import { local } from '@/lib/web-storage'

// Unsaved editor input, stored only in this browser: one draft for each row, and one for a new row.

/** Values of an editor's fields by field name. */
export type FieldValues = Readonly<Record<string, string>>

export type EditorDraft = {
  /** ISO timestamp. */
  savedAt: string
  /** Those that differ from the row's. */
  values: FieldValues
}

type Kind = 'post' | 'testimonial'

/** Names the row, or the new one, that a draft is about. */
export const draftKey = (kind: Kind, id: string | undefined) => `draft:${kind}:${id ?? 'new'}`

/** What differs from the row's values, trimmed as they are stored; undefined if nothing does. */
export function makeDraft(values: FieldValues, saved: FieldValues): EditorDraft | undefined {
  const changes = Object.entries(values).filter(([name, text]) => text.trim() !== saved[name]?.trim())
  return changes.length > 0 ? { savedAt: new Date().toISOString(), values: Object.fromEntries(changes) } : undefined
}

/** The stored draft if it differs from the row's values; what does not, for example after a reload during a save, goes. */
export function takeDraft(key: string, saved: FieldValues): EditorDraft | undefined {
  const { savedAt, values } = local.readObject(key)
  const texts = Object.entries(Object(values)).flatMap(([name, text]) =>
    typeof text === 'string' ? [[name, text]] : [],
  )
  const draft = makeDraft(Object.fromEntries(texts), saved)
  if (draft) return { ...draft, savedAt: String(savedAt) }
  storeEditorDraft(key, undefined)
  return undefined
}

/** Replaces the draft; undefined removes it. Returns false if the browser does not store it. */
export const storeEditorDraft = (key: string, draft: EditorDraft | undefined): boolean =>
  local.store(key, draft ? JSON.stringify(draft) : null)

/** After the deletion of a row the editor of a new one offers its draft, unless there is one already. */
export function keepDraftAsNew(kind: Kind, id: string) {
  const [key, newKey] = [draftKey(kind, id), draftKey(kind, undefined)]
  const draft = takeDraft(key, {})
  if (draft && !takeDraft(newKey, {})) storeEditorDraft(newKey, draft)
  storeEditorDraft(key, undefined)
}
