// Unsaved editor input, stored only in this browser: one draft for each row, and one for a new row.

/** Values of an editor's fields by field name. */
export type FieldValues = Readonly<Record<string, string>>

export type Draft<Row = unknown> = {
  /** ISO timestamp. */
  savedAt: string
  values: FieldValues
  /** The row as loaded when the draft was written; absent for a new one. */
  row?: Row | undefined
}

type Kind = 'post' | 'testimonial'

/** Names the row, or the new one, that a draft is about. */
export const draftKey = (kind: Kind, id: string | undefined) => `draft:${kind}:${id ?? 'new'}`

/** Undefined if there is none, or localStorage is blocked. */
export function readDraft<Row>(key: string): Draft<Row> | undefined {
  try {
    const draft: Draft<Row> | null = JSON.parse(window.localStorage.getItem(key) ?? 'null')
    return draft?.savedAt && draft.values ? draft : undefined
  } catch {
    return undefined
  }
}

/** Replaces the draft; undefined removes it. Returns false if the browser does not store it. */
export function storeDraft(key: string, draft: Draft | undefined): boolean {
  try {
    if (draft) window.localStorage.setItem(key, JSON.stringify(draft))
    else window.localStorage.removeItem(key)
    return true
  } catch {
    return false
  }
}

/** After the deletion of a row the editor of a new one offers its draft, unless there is one already. */
export function keepDraftAsNew(kind: Kind, id: string) {
  const draft = readDraft(draftKey(kind, id))
  if (!draft) return
  storeDraft(draftKey(kind, id), undefined)
  const newKey = draftKey(kind, undefined)
  if (!readDraft(newKey)) storeDraft(newKey, { ...draft, row: undefined })
}

/** For the dialog that deletes a row: its draft goes with it when the editor of a new one has a draft of its own. */
export const warnOfDraft = (kind: Kind, id: string | undefined) =>
  id && readDraft(draftKey(kind, id)) && readDraft(draftKey(kind, undefined)) ? ' Its unsaved draft goes with it.' : ''

/** Whether this browser stores a draft of any post or testimonial. */
export function hasDrafts(): boolean {
  try {
    return Object.keys(window.localStorage).some((key) => key.startsWith('draft:'))
  } catch {
    return false
  }
}

/** Compares trimmed, as values are stored. */
export const haveEqualValues = (a: FieldValues, b: FieldValues) =>
  Object.keys(b).every((name) => a[name]?.trim() === b[name]?.trim())
