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

/** What is said of a field that has to be filled in and is not, and of one whose text the browser refuses. */
type FieldWords = { missing?: string; wrong?: string }

/** The words of a form's fields, by their names. */
export type FormWords = Readonly<Record<string, FieldWords>>

type FieldError = { name: string; id: string; text: string }

/** What is wrong with the fields of the form around them (form.tsx), by their names. */
export const FieldErrorsContext = createContext<Readonly<Record<string, string>>>({})

type Control = HTMLInputElement | HTMLTextAreaElement

const NOTHING: State = { wasTried: false, errors: [], hasSummary: false, said: '' }

type State = {
  /** The first complaint comes with the first try to send, not while somebody types. */
  wasTried: boolean
  errors: readonly FieldError[]
  hasSummary: boolean
  /** What a screen reader is told of a field that was left. */
  said: string
}

/**
 * A form that says in its own words, beside the fields, what the browser's
 * checks find. Until React is there the browser says it in its own.
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
  const [{ wasTried, errors, hasSummary, said }, setState] = useState(NOTHING)
  const summary = useRef<HTMLElement>(null)
  const isHydrated = useIsHydrated()

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const found = findErrors(event.currentTarget, words)
    // At once: phones show their keyboard only for a focus that comes with the tap.
    flushSync(() => setState({ wasTried: true, errors: found, hasSummary: found.length > 1, said: '' }))
    const [first] = found
    if (!first) onSubmit(event)
    else if (found.length === 1) focusField(event.currentTarget, first.name)
    else {
      summary.current?.scrollIntoView({ block: 'start' })
      summary.current?.focus({ preventScroll: true })
    }
  }

  /** An error leaves as soon as it is mended; another one waits until the field is left. */
  function handleChange(event: ChangeEvent<HTMLFormElement>) {
    onChange?.(event)
    const control: unknown = event.target
    if (!isControl(control)) return
    const error = errorOf(control, words)
    const left = errors.filter(({ name, text }) => name !== control.name || text === error?.text)
    if (left.length < errors.length || said)
      setState({ wasTried, errors: left, hasSummary: hasSummary && left.length > 0, said: '' })
  }

  function handleBlur({ target, relatedTarget, currentTarget }: FocusEvent<HTMLFormElement>) {
    // A new line of text would move the button from under the finger that presses it.
    if (!wasTried || !isControl(target) || relatedTarget instanceof HTMLButtonElement) return
    const error = errorOf(target, words)
    if (!error || errors.some(({ name }) => name === error.name)) return
    const shown = new Set([...errors, error].map(({ name }) => name))
    const next = findErrors(currentTarget, words).filter(({ name }) => shown.has(name))
    setState({ wasTried, errors: next, hasSummary, said: error.text })
  }

  return (
    <form
      {...form}
      noValidate={isHydrated}
      onSubmit={handleSubmit}
      onChange={handleChange}
      onBlur={handleBlur}
      onReset={(event) => {
        setState(NOTHING)
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
          {said}
        </div>
      )}
    </form>
  )
}

const isControl = (target: unknown): target is Control =>
  (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) && target.willValidate

/** What is wrong with each field, in their order. */
const findErrors = (form: HTMLFormElement, words: FormWords): FieldError[] =>
  [...form.elements].filter(isControl).flatMap((control) => errorOf(control, words) ?? [])

/** The browser's checks decide. A required text of nothing but spaces passes them, and counts as missing. */
function errorOf(control: Control, words: FormWords): FieldError | undefined {
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

/** What is left to mend in a form, each with a link to its field. It takes the focus when the form was not sent. */
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
        {errors.length === 1 ? 'One thing is left to mend:' : `There are ${errors.length} things to mend:`}
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
