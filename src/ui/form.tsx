import { type ChangeEvent, type ComponentProps, type FocusEvent, type FormEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useIsHydrated } from '@/lib/use-is-hydrated'
import { ErrorSummary } from './error-summary'
import {
  errorOf,
  type FieldError,
  FieldErrorsContext,
  type FormWords,
  findErrors,
  focusField,
  isControl,
} from './field-errors'

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
