import { type ChangeEventHandler, useId } from 'react'
import { Field } from '@/ui/field'
import { FormatButtons } from './format-buttons'

type ContentFieldProps = {
  label: string
  name: string
  value: string
  limit: number | undefined
  onChange: ChangeEventHandler<HTMLTextAreaElement>
}

/** The text of a post, with buttons that write its tags. What tags it may have is folded, because it is rarely asked. */
export function ContentField({ value, onChange, ...field }: ContentFieldProps) {
  const helpId = useId()
  return (
    <Field {...field} tools={<FormatButtons field={field.name} />}>
      {(wiring) => (
        <>
          <textarea
            value={value}
            onChange={onChange}
            required
            rows={12}
            {...wiring}
            aria-describedby={[helpId, wiring['aria-describedby']].filter(Boolean).join(' ')}
            className="ui-control ui-text-area"
            style={{ ['--rows' as string]: 12 }}
          />
          <details className="ui-note mt-1">
            <summary className="ui-summary-row min-h-8 w-fit underline">Formatting help</summary>
            {/* A description is read also while it is folded. */}
            <p id={helpId}>
              Two line breaks make a new paragraph. Basic HTML tags (b, i, p, br, ul, li, h2, h3) are supported; the
              buttons write them for you.
            </p>
          </details>
        </>
      )}
    </Field>
  )
}
