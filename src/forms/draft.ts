import { useSyncExternalStore } from 'react'
import { DRAFT_KEY_PREFIX, type StoredDraft } from '@/dom-contract'
import { readTexts } from '@/lib/form-data'
import { createStore } from '@/lib/store'
import { safeSessionStorage } from '@/lib/web-storage'

// What a visitor has typed and not sent, in sessionStorage (this tab only), so that a reload, a wrong link or a crash
// loses nothing. Also whether it may have arrived already.

/** Both pages with a quote form share one draft. */
export type DraftName = 'quote-request' | 'contact-message'

type Draft = Required<Omit<StoredDraft, 'mayBeStored'>>

/** Whether a form has text, and whether the browser has stored it. */
export type DraftState = 'none' | 'stored' | 'unstored'

const storageKey = (name: DraftName) => DRAFT_KEY_PREFIX + name

const wasUncertain = (name: DraftName) => safeSessionStorage.readObject(storageKey(name))['mayBeStored'] === true

/** Which leads may be stored already: sent, and nothing has confirmed a failure. Drafts keep it for a reload. */
const uncertainLeads = createStore<Readonly<Record<DraftName, boolean>>>({
  'quote-request': wasUncertain('quote-request'),
  'contact-message': wasUncertain('contact-message'),
})

/** A draft without values when there is none, or when it cannot be read. */
export function readDraft(name: DraftName): Draft {
  const { values, addedQuery } = safeSessionStorage.readObject(storageKey(name))
  const fields = Object.entries(Object(values)).map(([field, texts]) => [
    field,
    [texts].flat().filter((text) => typeof text === 'string'),
  ])
  return { values: Object.fromEntries(fields), addedQuery: String(addedQuery ?? '') }
}

/** Stores the form's values. An empty form has no draft. */
export function saveDraft(name: DraftName, form: HTMLFormElement, addedQuery: string): DraftState {
  const values = readTexts(form)
  if (Object.keys(values).length === 0) {
    removeDraft(name)
    return 'none'
  }
  return storeDraft(name, { values, addedQuery }) ? 'stored' : 'unstored'
}

export function removeDraft(name: DraftName) {
  safeSessionStorage.store(storageKey(name), null)
  uncertainLeads.write({ ...uncertainLeads.read(), [name]: false })
}

export const mayBeStored = (name: DraftName): boolean => uncertainLeads.read()[name]

/** The same for a component. False in prerendered HTML and during hydration. */
export const useMayBeStored = (name: DraftName): boolean =>
  useSyncExternalStore(
    uncertainLeads.subscribe,
    () => mayBeStored(name),
    () => false,
  )

export function setMayBeStored(name: DraftName, isPossible: boolean) {
  uncertainLeads.write({ ...uncertainLeads.read(), [name]: isPossible })
  storeDraft(name, readDraft(name))
}

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

/** False if storage is full or blocked: then the text lasts only as long as the form is mounted. */
const storeDraft = (name: DraftName, draft: Draft) =>
  safeSessionStorage.store(storageKey(name), JSON.stringify({ ...draft, mayBeStored: mayBeStored(name) }))
