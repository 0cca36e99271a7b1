import type { ComponentProps } from 'react'
import { cn } from '@/lib/class-names'
import { controlClass, Field, type FieldProps } from './field'
import { ChevronDownIcon } from './icons'

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
