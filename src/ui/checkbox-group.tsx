import { Fragment, useId } from 'react'
import { cn } from '@/lib/class-names'
import { useFieldError } from './form'

/** A fieldset of checkboxes that share one name, with one legend and one error. */
export function CheckboxGroup({
  legend,
  hint,
  name,
  options,
}: {
  legend: string
  hint?: string
  name: string
  options: readonly { id: string; label: string }[]
}) {
  const id = useId()
  const error = useFieldError(name)
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <fieldset className="@container min-w-0" aria-describedby={describedBy || undefined}>
      <legend className="ui-field-label">{legend}</legend>
      {hint && (
        <p id={`${id}-hint`} className="ui-note mb-2 whitespace-pre-line">
          {hint}
        </p>
      )}
      {/* Above the boxes, so that it is in view when the first box gets the focus. */}
      {error && (
        <p id={`${id}-error`} className="ui-error-note mb-2">
          {error}
        </p>
      )}
      <div className="grid @2xl:grid-cols-3 grid-cols-options gap-1.5 sm:grid-cols-2 sm:gap-2">
        {options.map((option) => (
          <label
            key={option.id}
            className={cn('checkbox-group-option @max-2xl:last:odd:col-span-full', error && 'border-brick')}
          >
            <input type="checkbox" name={name} value={option.id} className="size-5 shrink-0 scroll-my-8 outline-none" />
            <span>
              {option.label.match(/[^/]+\/?/g)?.map((part, index) => (
                <Fragment key={part}>
                  {index > 0 && <wbr />}
                  {part}
                </Fragment>
              ))}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
