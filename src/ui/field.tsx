import { type ComponentProps, type ReactNode, useId } from 'react'
import { cn } from '@/lib/class-names'
import { useFieldError } from './form'

type FieldProps = {
  label: string
  name?: string | undefined
  hint?: ReactNode
  /** Below the control, so that a change in its length causes no layout shift while typing. */
  note?: ReactNode
  /** The label is only for screen readers, for example where a placeholder says the same. */
  isLabelHidden?: boolean
  /** Shows "(optional)" next to the label. Required fields are not marked. */
  isOptional?: boolean
  tools?: ReactNode
  /** The maximum length. Unlike `maxLength`, which cuts off a paste, the form refuses longer text with an error. */
  limit?: number | undefined
  className?: string
}

type Wiring = {
  id: string
  name: string | undefined
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  'data-limit': number | undefined
}

/** Connects the label, hint, note and error to one control. */
export function Field({
  label,
  name,
  hint,
  note,
  isLabelHidden,
  isOptional,
  tools,
  limit,
  className,
  children,
}: FieldProps & { children: (wiring: Wiring) => ReactNode }) {
  const id = useId()
  const error = useFieldError(name)
  const describedBy = [hint && `${id}-hint`, note && `${id}-note`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className={cn('min-w-0', className)}>
      <label htmlFor={id} className={isLabelHidden ? 'sr-only' : 'ui-field-label block'}>
        {label}
        {isOptional && <span className="ml-1.5 font-normal text-bark-700">(optional)</span>}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="wrap-anywhere ui-note mb-1.5 whitespace-pre-line">
          {hint}
        </p>
      )}
      {tools}
      {children({
        id,
        name,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error ? true : undefined,
        'data-limit': limit,
      })}
      {note && (
        <p id={`${id}-note`} className="wrap-anywhere ui-note mt-1.5">
          {note}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="ui-error-note mt-1.5">
          {error}
        </p>
      )}
    </div>
  )
}

export function TextField(props: FieldProps & Omit<ComponentProps<'input'>, keyof FieldProps | 'id' | 'maxLength'>) {
  const { label, hint, note, isLabelHidden, isOptional, tools, limit, className, ...input } = props
  return (
    <Field {...props}>{(wiring) => <input type="text" {...input} {...wiring} className="ui-control min-h-12" />}</Field>
  )
}

export function TextAreaField(
  props: FieldProps & Omit<ComponentProps<'textarea'>, keyof FieldProps | 'id' | 'maxLength'> & { rows: number },
) {
  const { label, hint, note, isLabelHidden, isOptional, tools, limit, className, ...textarea } = props
  return (
    <Field {...props}>
      {(wiring) => (
        <textarea {...textarea} {...wiring} className="ui-control ui-text-area" style={{ '--rows': textarea.rows }} />
      )}
    </Field>
  )
}
