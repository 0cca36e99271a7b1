import { tab } from '@/lib/web-storage'

// What a visitor has typed and not sent, in sessionStorage (this tab only), so a reload, a wrong link or a crash loses nothing.

/** Both pages with a quote form share one draft. */
export type DraftName = 'quote-request' | 'contact-message'

/** Keyed by field name. A checkbox group has one value per checked box. */
type DraftValues = Readonly<Record<string, readonly string[]>>

type Draft = {
  values: DraftValues
  /** It was sent, and nothing has confirmed a failure. */
  mayHaveArrived?: boolean
}

/** Without values when there is none. */
export const readDraft = (name: DraftName): Draft => JSON.parse(tab.read(storageKey(name)) ?? '{ "values": {} }')

/** Persists the form's values; returns false for an empty form, which has no draft. */
export function saveDraft(name: DraftName, form: HTMLFormElement): boolean {
  return storeDraft(name, { ...readDraft(name), values: readValues(form) })
}

export const removeDraft = (name: DraftName) => storeDraft(name, { values: {} })

export const markDraft = (name: DraftName, mayHaveArrived: boolean) =>
  storeDraft(name, { ...readDraft(name), mayHaveArrived })

/** Persists text typed before hydration. On a hydration mismatch React renders the forms again and loses it. */
export function saveEarlyTyping() {
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-draft]')) {
    const name = form.dataset['draft'] as DraftName
    const draft = readDraft(name)
    storeDraft(name, { ...draft, values: { ...draft.values, ...readValues(form) } })
  }
}

/** Fills empty fields only, never a field or checkbox group with a value. */
export function fillEmptyFields(form: HTMLFormElement, values: DraftValues) {
  const current = new FormData(form)
  for (const field of form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')) {
    const saved = values[field.name]
    if (current.get(field.name) || !saved) continue
    if (field.type === 'checkbox') (field as HTMLInputElement).checked = saved.includes(field.value)
    else field.value = String(saved[0])
  }
}

const storageKey = (name: DraftName) => `draft:${name}`

/** If storage is full or blocked, the text lasts only as long as the form is mounted. */
function storeDraft(name: DraftName, draft: Draft): boolean {
  const hasText = Object.keys(draft.values).length > 0
  tab.store(storageKey(name), hasText ? JSON.stringify(draft) : null)
  return hasText
}

/** The form's values, without empty fields. */
function readValues(form: HTMLFormElement): DraftValues {
  const values: Record<string, string[]> = {}
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string' && value) values[name] = [...(values[name] ?? []), value]
  }
  return values
}
