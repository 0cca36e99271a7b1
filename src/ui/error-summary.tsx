import { type Ref, useId } from 'react'
import type { FieldError } from './field-errors'

/** What is left to mend in a form, each with a link to its field. It takes the focus when the form was not sent. */
export function ErrorSummary({
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
