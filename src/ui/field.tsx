import { type ComponentProps, type ReactNode, useContext, useEffect, useId, useRef, useState } from 'react'
import { cn } from '@/lib/class-names'
import { characterCount, FieldErrorsContext, tooLongMessage } from './form'
import { ChevronDownIcon } from './icons'

const controlClass =
  'block w-full scroll-mt-40 rounded-control border border-bark-500/75 bg-white px-3.5 py-2.5 text-body text-forest-900 ' +
  'placeholder:text-bark-500 hover:border-forest-700 aria-invalid:border-brick aria-invalid:inset-ring aria-invalid:inset-ring-brick'

type FieldProps = {
  label: string
  name?: string | undefined
  hint?: ReactNode
  /** Below the control, so a change of its length causes no layout shift while typing. */
  note?: ReactNode
  /** An error that the form's own validation does not find. It overrides the form's error. */
  error?: string | undefined
  /** Shows "(optional)" next to the label. Required fields are not marked. */
  isOptional?: boolean
  /** The most characters. Unlike `maxLength` it never truncates a paste: the form refuses longer text and says by how much. */
  limit?: number | undefined
  className?: string
}

/** Props that a control gets from its field: id, name, description and validity. */
type Wiring = {
  id: string
  name: string | undefined
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  'data-limit': number | undefined
  /** Names the field in the message about its limit. */
  'data-label': string | undefined
}

/** Share of the limit from which the character count is shown. */
const COUNT_FROM = 0.8

/** Connects the label, hint, note and error to one control. */
export function Field({
  label,
  name,
  hint,
  note,
  error: givenError,
  isOptional,
  limit,
  className,
  children,
}: FieldProps & { children: (wiring: Wiring) => ReactNode }) {
  const id = useId()
  const formErrors = useContext(FieldErrorsContext)
  const root = useRef<HTMLDivElement>(null)
  const [count, setCount] = useState(0)
  const updateCount = () => {
    const control = limit && root.current?.querySelector<HTMLInputElement | HTMLTextAreaElement>('[data-limit]')
    if (control) setCount(characterCount(control.value))
  }
  // After each render: a restored draft and a reset change the value without an input event.
  useEffect(updateCount)
  const excess = limit && count > limit ? tooLongMessage(label, count, limit) : undefined
  const isCounted = limit && count >= limit * COUNT_FROM && !excess
  const error = givenError ?? excess ?? (name && formErrors[name])
  const describedBy = [hint && `${id}-hint`, note && `${id}-note`, isCounted && `${id}-count`, error && `${id}-error`]
    .filter(Boolean)
    .join(' ')
  return (
    <div ref={root} className={cn('min-w-0', className)} onInput={updateCount}>
      <label htmlFor={id} className="mb-1.5 block font-semibold text-small">
        {label}
        {isOptional && <span className="ml-1.5 font-normal text-bark-700">(optional)</span>}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="mb-1.5 text-bark-700 text-small [overflow-wrap:anywhere]">
          {hint}
        </p>
      )}
      {children({
        id,
        name,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error ? true : undefined,
        'data-limit': limit,
        'data-label': limit ? label : undefined,
      })}
      {note && (
        <p id={`${id}-note`} className="mt-1.5 text-bark-700 text-small [overflow-wrap:anywhere]">
          {note}
        </p>
      )}
      {isCounted && (
        <p id={`${id}-count`} className="mt-1.5 text-bark-700 text-small tabular-nums">
          {`${count.toLocaleString('en-US')} of ${limit.toLocaleString('en-US')} characters`}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="mt-1.5 font-semibold text-brick text-small">
          {error}
        </p>
      )}
    </div>
  )
}

export function TextField({
  label,
  name,
  hint,
  note,
  error,
  isOptional,
  limit,
  className,
  ...input
}: FieldProps & Omit<ComponentProps<'input'>, 'id' | 'name' | 'className' | 'maxLength'>) {
  return (
    <Field {...{ label, name, hint, note, error, isOptional, limit, className }}>
      {(wiring) => <input type="text" {...input} {...wiring} className={cn(controlClass, 'min-h-12')} />}
    </Field>
  )
}

export function TextAreaField({
  label,
  name,
  hint,
  note,
  error,
  isOptional,
  limit,
  className,
  ...textarea
}: FieldProps & Omit<ComponentProps<'textarea'>, 'id' | 'name' | 'className' | 'maxLength'>) {
  return (
    <Field {...{ label, name, hint, note, error, isOptional, limit, className }}>
      {(wiring) => <textarea {...textarea} {...wiring} className={controlClass} />}
    </Field>
  )
}

export function SelectField({
  label,
  hint,
  note,
  error,
  isOptional,
  className,
  ...select
}: FieldProps & Omit<ComponentProps<'select'>, 'id' | 'className'>) {
  return (
    <Field {...{ label, hint, note, error, isOptional, className }}>
      {(wiring) => (
        <div className="relative">
          <select {...select} {...wiring} className={cn(controlClass, 'min-h-12 appearance-none pr-11')} />
          <ChevronDownIcon className="pointer-events-none absolute top-1/2 right-3.5 size-5 -translate-y-1/2" />
        </div>
      )}
    </Field>
  )
}
