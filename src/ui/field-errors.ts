import { createContext } from 'react'

/** What is said of a field that has to be filled in and is not, and of one whose text the browser refuses. */
export type FieldWords = { missing?: string; wrong?: string }

/** The words of a form's fields, by their names. */
export type FormWords = Readonly<Record<string, FieldWords>>

export type FieldError = { name: string; id: string; text: string }

/** What is wrong with the fields of the form around them (form.tsx), by their names. */
export const FieldErrorsContext = createContext<Readonly<Record<string, string>>>({})

type Control = HTMLInputElement | HTMLTextAreaElement

export const isControl = (target: unknown): target is Control =>
  (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) && target.willValidate

/** What is wrong with each field, in their order. */
export const findErrors = (form: HTMLFormElement, words: FormWords): FieldError[] =>
  [...form.elements].filter(isControl).flatMap((control) => errorOf(control, words) ?? [])

/** The browser's checks decide. A required text of nothing but spaces passes them, and counts as missing. */
export function errorOf(control: Control, words: FormWords): FieldError | undefined {
  const { name, id, type, required, value, validity, validationMessage } = control
  const isMissing = required && (type === 'password' ? value : value.trim()) === ''
  if (validity.valid && !isMissing) return undefined
  const text = isMissing ? words[name]?.missing : words[name]?.wrong
  return { name, id, text: text ?? validationMessage }
}

/** Brings a field into the middle of the window, clear of the header and with its error, and the focus into it. */
export function focusField(form: HTMLFormElement, name: string) {
  const control = form.elements.namedItem(name)
  if (!(control instanceof HTMLElement)) return
  control.scrollIntoView({ block: 'center' })
  control.focus({ preventScroll: true })
}
