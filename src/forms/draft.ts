import { HONEYPOT } from './honeypot'

// What stands in a form and is not sent yet, kept for this tab alone: a reload, a wrong turn or a crash loses nothing.

/** Both variants of the quote form share theirs. */
export type DraftName = 'quote-request' | 'contact-message'

type Draft = {
  /** By the names of the fields; a ticked box is one value of its group. */
  values: Readonly<Record<string, readonly string[]>>
  /** It was sent, and no answer said that it did not arrive. */
  mayHaveArrived?: boolean
}

const keyOf = (name: DraftName) => `draft:${name}`

/** Null where nothing is kept. */
export function readDraft(name: DraftName): Draft | null {
  try {
    const draft = JSON.parse(window.sessionStorage.getItem(keyOf(name)) ?? 'null')
    return draft?.values ? draft : null
  } catch {
    return null
  }
}

function storeDraft(name: DraftName, draft: Draft) {
  try {
    window.sessionStorage.setItem(keyOf(name), JSON.stringify(draft))
  } catch {
    // Without a storage the text lasts as long as the form.
  }
}

export function removeDraft(name: DraftName) {
  try {
    window.sessionStorage.removeItem(keyOf(name))
  } catch {
    // Nothing was stored.
  }
}

/** Keeps what stands in the form; false for an empty form, whose draft is removed. */
export function saveDraft(name: DraftName, form: HTMLFormElement): boolean {
  const values = valuesIn(form)
  const hasText = Object.keys(values).length > 0
  if (hasText) storeDraft(name, { ...readDraft(name), values })
  else removeDraft(name)
  return hasText
}

export function markDraft(name: DraftName, mayHaveArrived: boolean) {
  const draft = readDraft(name)
  if (draft) storeDraft(name, { ...draft, mayHaveArrived })
}

/** Keeps what was typed before React came: where something has changed the page, React renders its forms again. */
export function saveEarlyTyping() {
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-draft]')) {
    const values = valuesIn(form)
    const name = form.dataset['draft'] as DraftName
    const earlier = readDraft(name)
    if (Object.keys(values).length > 0) storeDraft(name, { ...earlier, values: { ...earlier?.values, ...values } })
  }
}

/** What stands in a form, without its empty fields and the one that is to stay empty. */
function valuesIn(form: HTMLFormElement): Draft['values'] {
  const values: Record<string, string[]> = {}
  for (const [name, value] of new FormData(form)) {
    if (name !== HONEYPOT && typeof value === 'string' && value) values[name] = [...(values[name] ?? []), value]
  }
  return values
}

/** Fills what is empty, and never a field or a group of boxes that somebody has been at already. True where it did. */
export function fillFromDraft(form: HTMLFormElement, { values }: Draft): boolean {
  const there = new FormData(form)
  let hasFilled = false
  for (const [name, texts] of Object.entries(values)) {
    if (there.get(name) || !Array.isArray(texts)) continue
    for (const field of form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')) {
      if (field.name !== name) continue
      if (field.type === 'checkbox') (field as HTMLInputElement).checked = texts.includes(field.value)
      else field.value = String(texts[0])
      hasFilled = true
    }
  }
  return hasFilled
}
