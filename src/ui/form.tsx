import {
  type ChangeEvent,
  type ComponentProps,
  createContext,
  type FocusEvent,
  type FormEvent,
  type Ref,
  useId,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import { useIsHydrated } from '@/lib/use-is-hydrated'

/** Error messages for a required field that is empty, and for a value that fails the browser's validation. */
type FieldWords = { missing?: string; wrong?: string }

/** Error messages by field name. */
export type FormWords = Readonly<Record<string, FieldWords>>

type FieldError = { name: string; id: string; text: string }

/** Validation errors of the surrounding form, by field name. */
export const FieldErrorsContext = createContext<Readonly<Record<string, string>>>({})

type Control = HTMLInputElement | HTMLTextAreaElement

const INITIAL_STATE: State = { wasSubmitted: false, errors: [], hasSummary: false, announcement: '' }

type State = {
  /** Errors appear only after the first submit, not while the visitor types. */
  wasSubmitted: boolean
  errors: readonly FieldError[]
  hasSummary: boolean
  /** The error announced to screen readers when a field loses focus. */
  announcement: string
}

/**
 * Shows the errors of the browser's constraint validation next to the fields, with custom messages.
 * Until it is hydrated, the browser shows its native messages.
 */
export function CheckedForm({
  words,
  onSubmit,
  onChange,
  onReset,
  children,
  ...form
}: Omit<ComponentProps<'form'>, 'onSubmit' | 'onBlur' | 'noValidate'> & {
  words: FormWords
  /** Called when every field passes. */
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
}) {
  const [{ wasSubmitted, errors, hasSummary, announcement }, setState] = useState(INITIAL_STATE)
  const summary = useRef<HTMLElement>(null)
  const isHydrated = useIsHydrated()

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const found = findErrors(event.currentTarget, words)
    // flushSync, because phones open the keyboard only for a focus() within the tap event.
    flushSync(() => setState({ wasSubmitted: true, errors: found, hasSummary: found.length > 1, announcement: '' }))
    const [first] = found
    if (!first) onSubmit(event)
    else if (found.length === 1) focusField(event.currentTarget, first.name)
    else {
      summary.current?.scrollIntoView({ block: 'start' })
      summary.current?.focus({ preventScroll: true })
    }
  }

  /** A fixed error disappears at once. A new error waits for blur. */
  function handleChange(event: ChangeEvent<HTMLFormElement>) {
    onChange?.(event)
    const control: unknown = event.target
    if (!isControl(control)) return
    const error = errorOf(control, words)
    const remaining = errors.filter(({ name, text }) => name !== control.name || text === error?.text)
    if (remaining.length < errors.length || announcement)
      setState({ wasSubmitted, errors: remaining, hasSummary: hasSummary && remaining.length > 0, announcement: '' })
  }

  function handleBlur({ target, relatedTarget, currentTarget }: FocusEvent<HTMLFormElement>) {
    if (!isControl(target)) return
    // Its field shows it at once (ui/field.tsx).
    const excess = excessOf(target)
    if (excess) setState((current) => ({ ...current, announcement: excess }))
    // A new error line would shift the button while it is being pressed.
    if (!wasSubmitted || excess || relatedTarget instanceof HTMLButtonElement) return
    const error = errorOf(target, words)
    if (!error || errors.some(({ name }) => name === error.name)) return
    const shown = new Set([...errors, error].map(({ name }) => name))
    const next = findErrors(currentTarget, words).filter(({ name }) => shown.has(name))
    setState({ wasSubmitted, errors: next, hasSummary, announcement: error.text })
  }

  return (
    <form
      {...form}
      noValidate={isHydrated}
      onSubmit={handleSubmit}
      onChange={handleChange}
      onBlur={handleBlur}
      onReset={(event) => {
        setState(INITIAL_STATE)
        onReset?.(event)
      }}
    >
      {hasSummary && (
        <ErrorSummary
          ref={summary}
          errors={errors}
          onFollow={(name) => {
            const element = summary.current?.closest('form')
            if (element) focusField(element, name)
          }}
        />
      )}
      <FieldErrorsContext value={Object.fromEntries(errors.map(({ name, text }) => [name, text]))}>
        {children}
      </FieldErrorsContext>
      {isHydrated && (
        <div role="status" className="sr-only">
          {announcement}
        </div>
      )}
    </form>
  )
}

const isControl = (target: unknown): target is Control =>
  (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) && target.willValidate

/** Validation errors, in field order. */
const findErrors = (form: HTMLFormElement, words: FormWords): FieldError[] =>
  [...form.elements].filter(isControl).flatMap((control) => errorOf(control, words) ?? [])

/** Length of what a form sends: trimmed, and in code points, as PostgreSQL counts. */
export const characterCount = (text: string) => [...text.trim()].length

/** The message about a control whose text is over its limit. */
function excessOf({ value, dataset: { limit, label = '' } }: Control) {
  const count = characterCount(value)
  return count > Number(limit) ? tooLongMessage(label, count, Number(limit)) : undefined
}

/** Says by how much a text is over its limit. */
export function tooLongMessage(label: string, count: number, limit: number) {
  const excess = count - limit
  return `${label}: ${excess.toLocaleString('en-US')} ${excess === 1 ? 'character' : 'characters'} too long. Please shorten it to ${limit.toLocaleString('en-US')}.`
}

/** Uses the browser's constraint validation. A required value of only spaces passes it, but counts as missing. */
function errorOf(control: Control, words: FormWords): FieldError | undefined {
  const { name, id, type, required, value, validity, validationMessage } = control
  const isMissing = required && (type === 'password' ? value : value.trim()) === ''
  const excess = excessOf(control)
  if (excess) return { name, id, text: excess }
  if (validity.valid && !isMissing) return undefined
  const text = isMissing ? words[name]?.missing : words[name]?.wrong
  return { name, id, text: text ?? validationMessage }
}

/** Focuses a field, centered in the viewport: clear of the sticky header and with its error in view. */
export function focusField(form: HTMLFormElement, name: string) {
  const control = form.elements.namedItem(name)
  if (!(control instanceof HTMLElement)) return
  control.scrollIntoView({ block: 'center' })
  control.focus({ preventScroll: true })
}

/** Lists the remaining errors, each with a link to its field. It gets the focus after a failed submit. */
function ErrorSummary({
  errors,
  onFollow,
  ref,
}: {
  errors: readonly FieldError[]
  onFollow: (name: string) => void
  ref: Ref<HTMLElement>
}) {
  const id = useId()
  return (
    <section
      ref={ref}
      tabIndex={-1}
      aria-labelledby={id}
      className="rounded-control border-brick border-l-4 bg-brick-50 px-4 pt-4 pb-2"
    >
      <p id={id} className="font-semibold text-brick">
        {errors.length === 1 ? 'There is one problem left:' : `There are ${errors.length} problems:`}
      </p>
      <ul>
        {errors.map(({ name, id: fieldId, text }) => (
          <li key={name}>
            <a
              href={`#${fieldId}`}
              onClick={(event) => {
                event.preventDefault()
                onFollow(name)
              }}
              className="inline-block py-2 text-brick leading-7 underline underline-offset-4"
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
