import { DRAFT_ATTRIBUTE, DRAFT_KEY_PREFIX, type StoredDraft } from '@/dom-contract'
import { readTexts } from '@/lib/form-data'
import { createStore, useStorePart } from '@/lib/store'
import { safeSessionStorage } from '@/lib/web-storage'

// A draft is what a visitor has typed in a form, from the first letter until it has arrived. It is also stored in
// sessionStorage (this tab only), so that a reload, a wrong link or a crash loses nothing. The editors' drafts are other
// ones (admin/editor/use-editor-draft.ts).

/** Both pages with a quote form share one draft. */
export type DraftName = 'quote-request' | 'contact-message'

type Draft = Required<StoredDraft> & {
  /** False if the storage is full or blocked: then the draft lasts until the page is left. */
  isStored: boolean
  /** The key of the form in React: a new one mounts an empty form. */
  formKey: number
}

const NO_DRAFT: Draft = { values: {}, prefilledFrom: [], mayHaveArrived: false, isStored: true, formKey: 0 }

export const draftStores = { 'quote-request': createStore(NO_DRAFT), 'contact-message': createStore(NO_DRAFT) }

const storageKey = (name: DraftName) => DRAFT_KEY_PREFIX + name

export const readDraft = (name: DraftName): Draft => draftStores[name].read()

/**
 * Reads the draft again from sessionStorage, where startup/inline/early-typing.ts may have changed it. A draft that the
 * browser does not store stays as it is.
 */
export function loadDraft(name: DraftName): Draft {
  if (!readDraft(name).isStored) return readDraft(name)
  const { values, prefilledFrom, mayHaveArrived } = safeSessionStorage.readObject(storageKey(name))
  const fields = Object.entries(Object(values)).map(([field, texts]) => [field, asTexts(texts)])
  draftStores[name].write({
    ...readDraft(name),
    values: Object.fromEntries(fields),
    prefilledFrom: asTexts(prefilledFrom),
    mayHaveArrived: mayHaveArrived === true,
  })
  return readDraft(name)
}

export const asTexts = (stored: unknown): string[] => [stored].flat().filter((text) => typeof text === 'string')

export function changeDraft(name: DraftName, change: Partial<StoredDraft>) {
  const { values, prefilledFrom, mayHaveArrived, formKey } = { ...readDraft(name), ...change }
  const stored = { values, prefilledFrom, mayHaveArrived }
  draftStores[name].write({
    ...stored,
    formKey,
    isStored: safeSessionStorage.store(storageKey(name), JSON.stringify(stored)),
  })
}

export function removeDraft(name: DraftName) {
  safeSessionStorage.store(storageKey(name), null)
  draftStores[name].write({ ...NO_DRAFT, formKey: readDraft(name).formKey })
}

/** Replaces the form, if it is shown, with an empty one. The draft stays. */
export function emptyForm(name: DraftName) {
  // Firefox would fill what these fields last had into the next ones at a reload.
  document.querySelector<HTMLFormElement>(`[${DRAFT_ATTRIBUTE}="${name}"]`)?.reset()
  // A reset leaves React's state of the fields, such as the note below a short phone number.
  draftStores[name].write({ ...readDraft(name), formKey: readDraft(name).formKey + 1 })
}

/**
 * Keeps what the form has as its draft, with the query string of the link that has prefilled it (`search`). Returns
 * false for an empty form: of its draft only the links stay, so that none adds again what the visitor has removed.
 */
export function saveDraft(name: DraftName, form: HTMLFormElement, search: string): boolean {
  const values = readTexts(form)
  const hasText = Object.keys(values).length > 0
  const prefilledFrom = [...new Set([...readDraft(name).prefilledFrom, search])].filter(Boolean)
  if (!hasText) removeDraft(name)
  if (hasText || prefilledFrom.length > 0) changeDraft(name, { values, prefilledFrom })
  return hasText
}

export const useFormKey = (name: DraftName) => useStorePart(draftStores[name], ({ formKey }) => formKey)

export const useMayHaveArrived = (name: DraftName) =>
  useStorePart(draftStores[name], ({ mayHaveArrived }) => mayHaveArrived)

/** Whether a form has a draft, and whether the browser has stored it. */
export const useDraftState = (name: DraftName) =>
  useStorePart(draftStores[name], ({ values, isStored }) => {
    if (Object.keys(values).length === 0) return 'none'
    return isStored ? 'stored' : 'unstored'
  })

/** Keeps what was typed and checked before. */
export function fillForm(form: HTMLFormElement, values: Draft['values']) {
  for (const field of form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')) {
    const saved = values[field.name] ?? []
    if (field.type === 'checkbox') (field as HTMLInputElement).checked ||= saved.includes(field.value)
    else field.value ||= saved[0] ?? ''
  }
}
