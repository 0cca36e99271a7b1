import { DRAFT_KEY_PREFIX, type StoredDraft } from '@/dom-contract'
import { readTexts } from '@/lib/form-data'
import { safeSessionStorage } from '@/lib/web-storage'

// What a visitor has typed and not sent, in sessionStorage (this tab only), so a reload, a wrong link or a crash loses nothing.

/** Both pages with a quote form share one draft. */
export type DraftName = 'quote-request' | 'contact-message'

type Draft = Required<StoredDraft>

/** Whether a form has text, and whether the browser has stored it. */
export type DraftState = 'none' | 'stored' | 'unstored'

const storageKey = (name: DraftName) => DRAFT_KEY_PREFIX + name

/** A draft without values when there is none, or when it cannot be read. */
export function readDraft(name: DraftName): Draft {
  const { values, mayBeStored, addedQuery } = safeSessionStorage.readObject(storageKey(name))
  const fields = Object.entries(Object(values)).map(([field, texts]) => [
    field,
    [texts].flat().filter((text) => typeof text === 'string'),
  ])
  return {
    values: Object.fromEntries(fields),
    mayBeStored: mayBeStored === true,
    addedQuery: String(addedQuery ?? ''),
  }
}

/** Stores the form's values. An empty form has no draft. */
export const saveDraft = (name: DraftName, form: HTMLFormElement, addedQuery: string): DraftState =>
  storeDraft(name, { ...readDraft(name), values: readTexts(form), addedQuery })

export const removeDraft = (name: DraftName) => safeSessionStorage.store(storageKey(name), null)

/** Notes whether the lead of a draft may be stored already. */
export const markDraft = (name: DraftName, mayBeStored: boolean) =>
  storeDraft(name, { ...readDraft(name), mayBeStored })

/** Fills empty fields only, never a field or checkbox group with a value. */
export function fillEmptyFields(form: HTMLFormElement, values: Draft['values']) {
  const current = new FormData(form)
  for (const field of form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')) {
    const saved = values[field.name]
    if (current.get(field.name) || !saved) continue
    if (field.type === 'checkbox') (field as HTMLInputElement).checked = saved.includes(field.value)
    else field.value = String(saved[0])
  }
}

/** Stores the draft. If storage is full or blocked, the text lasts only as long as the form is mounted. */
function storeDraft(name: DraftName, draft: Draft): DraftState {
  const hasText = Object.keys(draft.values).length > 0
  const isStored = safeSessionStorage.store(storageKey(name), hasText ? JSON.stringify(draft) : null)
  if (!hasText) return 'none'
  return isStored ? 'stored' : 'unstored'
}
