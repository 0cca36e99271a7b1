// What was typed into a form and not sent yet, kept for this tab alone: a
// reload, a wrong turn or a crash is not to cost the visitor their words. Beside
// it stands how far the sending of the form has come.

/** The values of a form's fields by their names; a ticked box is one value of its group. */
export type Typing = Readonly<Record<string, readonly string[]>>

/** Both variants of the quote form share theirs. */
export type KeptForm = 'quote-request' | 'contact-message'

const keyOf = (form: KeptForm) => `typed:${form}`
const stageKeyOf = (form: KeptForm) => `sending:${form}`
const unsentKeyOf = (form: KeptForm) => `unsent:${form}`

/** Begun, the code that sends it is on its way; out, no answer has come. */
export type SendingStage = 'begun' | 'out'

/** A page that needs longer to be there sends nothing by itself, in milliseconds. */
const UNSENT_MS = 60_000

/** Null where nothing is kept. */
export function readKeptTyping(form: KeptForm): Typing | null {
  try {
    const kept: unknown = JSON.parse(read(keyOf(form)) ?? 'null')
    return isTyping(kept) ? kept : null
  } catch {
    return null
  }
}

export function keepTyping(form: KeptForm, typing: Typing) {
  if (Object.keys(typing).length > 0) write(keyOf(form), JSON.stringify(typing))
  else {
    write(keyOf(form))
    markStage(form, undefined)
  }
}

/** Of a sending that has not ended, or of which nobody knows how: who loads the page anew is told. */
export function markStage(form: KeptForm, stage: SendingStage | undefined) {
  write(stageKeyOf(form), stage)
}

export function readStage(form: KeptForm): SendingStage | undefined {
  const stage = read(stageKeyOf(form))
  return stage === 'begun' || stage === 'out' ? stage : undefined
}

/** What a storage that is full or forbidden does not take: it lasts over a wrong turn, not over a reload. */
const untaken = new Map<string, string>()

/** Before a page is loaded anew to send a form; false where what was typed would be lost by that. */
export function markUnsent(form: KeptForm) {
  write(unsentKeyOf(form), String(Date.now()))
  const isTaken = untaken.size === 0
  if (!isTaken) forgetUnsent(form)
  return isTaken
}

export const forgetUnsent = (form: KeptForm) => write(unsentKeyOf(form))

/** Whether the form is about to be sent by the page that was loaded anew for that. */
export const isUnsent = (form: KeptForm) =>
  Date.now() - Number(read(unsentKeyOf(form))) < UNSENT_MS && readStage(form) !== 'out'

/** True once, for the first form that is shown after it was marked. */
export function takeUnsent(form: KeptForm) {
  const isTaken = isUnsent(form)
  forgetUnsent(form)
  return isTaken
}

function read(key: string) {
  try {
    return untaken.get(key) ?? window.sessionStorage.getItem(key)
  } catch {
    return null
  }
}

function write(key: string, text?: string) {
  untaken.delete(key)
  try {
    if (text) window.sessionStorage.setItem(key, text)
    else window.sessionStorage.removeItem(key)
  } catch {
    if (text) untaken.set(key, text)
  }
}

const isTyping = (value: unknown): value is Typing =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((texts) => Array.isArray(texts) && texts.every((text) => typeof text === 'string'))

const formsOfFile = typeof document === 'undefined' ? [] : [...document.forms]
const headingOf = (form: HTMLFormElement) => form.getAttribute('aria-labelledby')

/**
 * To be asked when React comes, for what was typed before. Another form than the
 * one that React has where something had changed the page, as a translation does:
 * then React renders it anew.
 */
export function earlyFormOf(form: HTMLFormElement) {
  if ('hydrated' in document.documentElement.dataset) return
  return formsOfFile.find((early) => headingOf(early) === headingOf(form))
}

/** What stands in a form, without its empty fields and the one that is to stay empty. */
export function typingIn(form: HTMLFormElement, except: string): Typing {
  const typing: Record<string, string[]> = {}
  for (const [name, value] of new FormData(form)) {
    if (name !== except && typeof value === 'string' && value !== '') typing[name] = [...(typing[name] ?? []), value]
  }
  return typing
}

/** Fills what is empty, and never a field or a group of boxes that somebody has been at already. */
export function fillIn(form: HTMLFormElement, typing: Typing) {
  const there = new FormData(form)
  for (const field of form.elements) {
    if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) continue
    const texts = Object.hasOwn(typing, field.name) ? typing[field.name] : undefined
    if (!texts || there.get(field.name)) continue
    if (field.type === 'checkbox' && field instanceof HTMLInputElement) field.checked = texts.includes(field.value)
    else field.value = texts[0] ?? ''
  }
}
