import { type ComponentProps, createContext, type FormEvent, useContext, useState } from 'react'
import { flushSync } from 'react-dom'
import { useIsHydrated } from '@/lib/use-is-hydrated'

/** Error messages for a missing value (an empty field, or a group without a checked box) and for an invalid one. */
type FieldMessages = { missing?: string; wrong?: string }

export type FormMessages = Readonly<Record<string, FieldMessages>>

/** The errors of the last submission by field name, in the order of the fields; '' for one that is corrected by now. */
type FormErrors = Readonly<Record<string, string>>

type Control = HTMLInputElement | HTMLTextAreaElement

const NO_ERRORS: FormErrors = {}

const ErrorsContext = createContext(NO_ERRORS)

/** The error that the surrounding form shows for a field. */
export const useFieldError = (name = '') => useContext(ErrorsContext)[name] || undefined

/** Shows all errors beside the fields on submit, in our words. Before hydration the browser shows its own. */
export function ValidatedForm({
  messages,
  onSubmit,
  onErrors,
  onReset,
  children,
  ...form
}: Omit<ComponentProps<'form'>, 'onSubmit' | 'onInput' | 'noValidate'> & {
  messages: FormMessages
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
  onErrors?: (errors: FormErrors) => void
}) {
  const [errors, setErrors] = useState(NO_ERRORS)
  const isHydrated = useIsHydrated()

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const found = findErrors(event.currentTarget, messages)
    const [first] = Object.keys(found)
    // flushSync, so that the errors are rendered before the page scrolls, and still within the tap: otherwise phones do
    // not open the keyboard.
    flushSync(() => setErrors(found))
    if (first) {
      onErrors?.(found)
      focusField(event.currentTarget, first)
    } else onSubmit(event)
  }

  /** A field with an error is checked again at each change; other fields when the form is submitted again. */
  function handleInput({ currentTarget }: FormEvent<HTMLFormElement>) {
    if (Object.keys(errors).length === 0) return
    const found = findErrors(currentTarget, messages)
    setErrors(Object.fromEntries(Object.keys(errors).map((name) => [name, found[name] ?? ''])))
  }

  return (
    <form
      {...form}
      noValidate={isHydrated}
      onSubmit={handleSubmit}
      onInput={handleInput}
      onReset={(event) => {
        setErrors(NO_ERRORS)
        onReset?.(event)
      }}
    >
      <ErrorsContext value={errors}>{children}</ErrorsContext>
    </form>
  )
}

/** Checks the shown errors again after a prefill. React's onChange ignores this event, so no draft is stored. */
export const recheckErrors = (form: HTMLFormElement) => form.dispatchEvent(new Event('input', { bubbles: true }))

const isControl = (element: Element): element is Control =>
  (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) && element.willValidate

const isCheckbox = ({ type }: Control) => type === 'checkbox'

function findErrors(form: HTMLFormElement, messages: FormMessages): FormErrors {
  const data = new FormData(form)
  const errors: Record<string, string> = {}
  for (const control of [...form.elements].filter(isControl)) {
    if (control.name in errors) continue
    const error = findError(control, data, messages[control.name])
    if (error) errors[control.name] = error
  }
  return errors
}

/** Uses the browser's constraint validation, but a required value of only spaces counts as missing. */
function findError(control: Control, data: FormData, messages: FieldMessages = {}): string | undefined {
  const { name, type, required, value, validity, validationMessage } = control
  const isMissing = isCheckbox(control)
    ? messages.missing && !data.has(name)
    : required && (type === 'password' ? value : value.trim()) === ''
  if (isMissing) return messages.missing ?? validationMessage
  const limit = Number(control.dataset['limit'])
  // PostgreSQL counts code points, JavaScript UTF-16 units.
  const excess = [...value.trim()].length - limit
  if (excess > 0) {
    const [much, most] = [excess, limit].map((count) => count.toLocaleString('en-US'))
    return `${much} ${excess === 1 ? 'character' : 'characters'} too long. Please shorten it to ${most}.`
  }
  return validity.valid ? undefined : (messages.wrong ?? validationMessage)
}

/** Focuses a field, centered in the viewport: clear of the sticky header and with its error in view. */
export function focusField(form: HTMLFormElement, name: string) {
  const control = form.querySelector<HTMLElement>(`[name="${name}"]`)
  control?.scrollIntoView({ block: 'center' })
  control?.focus({ preventScroll: true })
}
