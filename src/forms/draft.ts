import { readTexts } from '@/lib/form-data'
import { createPersistedStore } from '@/lib/store/persisted-store'
import { useStore, useStorePart } from '@/lib/store/store'
import { safeSessionStorage } from '@/lib/store/web-storage'
import { DRAFT_KEY_PREFIX, type StoredDraft } from '@/stored-draft'

// A draft is what a visitor has typed in a form, from the first letter until it has arrived. It is also stored in
// sessionStorage (this tab only), so that a reload, a wrong link or a crash loses nothing. The editors' drafts are in
// admin/editor/use-editor-draft.ts.

/** Both pages with a quote form share one draft. */
export type DraftName = 'quote-request' | 'contact-message'

type Draft = Required<StoredDraft>

const createDraftStore = (name: DraftName) =>
  createPersistedStore(safeSessionStorage, DRAFT_KEY_PREFIX + name, parseDraft)

const draftStores = {
  'quote-request': createDraftStore('quote-request'),
  'contact-message': createDraftStore('contact-message'),
}

function parseDraft({ values, prefilledFrom, mayHaveArrived }: Readonly<Record<string, unknown>>): Draft {
  const fields = Object.entries(Object(values)).map(([field, texts]) => [field, asTexts(texts)])
  return {
    values: Object.fromEntries(fields),
    prefilledFrom: asTexts(prefilledFrom),
    mayHaveArrived: mayHaveArrived === true,
  }
}

export function asTexts(stored: unknown): string[] {
  return [stored].flat().filter((text) => typeof text === 'string')
}

export const readDraft = (name: DraftName): Draft => draftStores[name].read()

/** Reads the draft again from sessionStorage, where startup/inline/early-typing.ts may have changed it. */
export const readStoredDraft = (name: DraftName): Draft => draftStores[name].readStorage()

export const updateDraft = (name: DraftName, change: Partial<Draft>) =>
  draftStores[name].write({ ...readDraft(name), ...change })

export const removeDraft = (name: DraftName) => draftStores[name].remove()

/**
 * Stores the form's fields as its draft, with the query string of the link that has prefilled it (`search`). Returns
 * false for an empty form. Its draft keeps only the links, so that none adds again what the visitor has removed.
 */
export function saveFormAsDraft(name: DraftName, form: HTMLFormElement, search: string): boolean {
  const values = readTexts(form)
  const hasText = Object.keys(values).length > 0
  const prefilledFrom = [...new Set([...readDraft(name).prefilledFrom, search])].filter(Boolean)
  if (!hasText) removeDraft(name)
  if (hasText || prefilledFrom.length > 0) updateDraft(name, { values, prefilledFrom })
  return hasText
}

export const useMayHaveArrived = (name: DraftName) =>
  useStorePart(draftStores[name], ({ mayHaveArrived }) => mayHaveArrived)

/** Whether a form has a draft, and whether the browser has stored it. */
export function useDraftState(name: DraftName) {
  const isEmpty = useStorePart(draftStores[name], ({ values }) => Object.keys(values).length === 0)
  const isStored = useStore(draftStores[name].isStored)
  if (isEmpty) return 'none'
  return isStored ? 'stored' : 'unstored'
}

/** Fills only empty fields, and unchecks no box. */
export function fillForm(form: HTMLFormElement, values: Draft['values']) {
  for (const field of form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')) {
    const saved = values[field.name] ?? []
    if (field.type === 'checkbox') (field as HTMLInputElement).checked ||= saved.includes(field.value)
    else field.value ||= saved[0] ?? ''
  }
}
