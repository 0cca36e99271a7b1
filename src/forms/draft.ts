import { HONEYPOT } from './honeypot'

// Unsent form text, persisted in sessionStorage (this tab only), so a reload, a wrong link or a crash loses nothing.

/** Both pages with a quote form share one draft. */
export type DraftName = 'quote-request' | 'contact-message'

type Draft = {
  /** Keyed by field name. A checkbox group has one value per checked box. */
  values: Readonly<Record<string, readonly string[]>>
  /** Sent, and nothing has confirmed a failure. Persisted so that a reload can say the outcome is unknown. */
  mayHaveArrived?: boolean
  /** The service that a link has checked. While it alone is checked, another link may replace it. */
  suggestedService?: string | undefined
}

const storageKey = (name: DraftName) => `draft:${name}`

/** Null when there is no readable draft. */
export function readDraft(name: DraftName): Draft | null {
  try {
    const draft = JSON.parse(window.sessionStorage.getItem(storageKey(name)) ?? 'null')
    return draft?.values ? draft : null
  } catch {
    return null
  }
}

function storeDraft(name: DraftName, draft: Draft) {
  try {
    window.sessionStorage.setItem(storageKey(name), JSON.stringify(draft))
  } catch {
    // Storage is full or blocked: the text lasts only as long as the form is mounted.
  }
}

export function removeDraft(name: DraftName) {
  try {
    window.sessionStorage.removeItem(storageKey(name))
  } catch {
    // Storage is blocked, so there is nothing to remove.
  }
}

/** Persists the form's values. For an empty form, removes the draft and returns false. */
export function saveDraft(name: DraftName, form: HTMLFormElement, marks?: Pick<Draft, 'suggestedService'>): boolean {
  const values = filledValues(form)
  const hasText = Object.keys(values).length > 0
  if (hasText) storeDraft(name, { ...readDraft(name), ...marks, values })
  else removeDraft(name)
  return hasText
}

export function markDraft(name: DraftName, mayHaveArrived: boolean) {
  const draft = readDraft(name)
  if (draft) storeDraft(name, { ...draft, mayHaveArrived })
}

/** Persists text typed before hydration. On a hydration mismatch React renders the forms again and loses it. */
export function saveEarlyTyping() {
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-draft]')) {
    const values = filledValues(form)
    const name = form.dataset['draft'] as DraftName
    const earlier = readDraft(name)
    if (Object.keys(values).length > 0) storeDraft(name, { ...earlier, values: { ...earlier?.values, ...values } })
  }
}

/** The form's values, without empty fields and the honeypot. */
function filledValues(form: HTMLFormElement): Draft['values'] {
  const values: Record<string, string[]> = {}
  for (const [name, value] of new FormData(form)) {
    if (name !== HONEYPOT && typeof value === 'string' && value) values[name] = [...(values[name] ?? []), value]
  }
  return values
}

/** Restores only empty fields, never a field or checkbox group with a value. Returns whether it filled any. */
export function fillFromDraft(form: HTMLFormElement, { values }: Draft): boolean {
  const current = new FormData(form)
  let hasFilled = false
  for (const [name, saved] of Object.entries(values)) {
    if (current.get(name) || !Array.isArray(saved)) continue
    for (const field of form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')) {
      if (field.name !== name) continue
      if (field.type === 'checkbox') (field as HTMLInputElement).checked = saved.includes(field.value)
      else field.value = String(saved[0])
      hasFilled = true
    }
  }
  return hasFilled
}
