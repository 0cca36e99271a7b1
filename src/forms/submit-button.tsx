import { BUSY_LABEL_ATTRIBUTE, SUBMIT_BUTTON_ATTRIBUTE } from '@/dom-contract'
import { cn } from '@/lib/class-names'
import { buttonClass } from '@/ui/button'
import { useFieldError } from '@/ui/form'

export function SubmitButton({
  tone,
  isSubmitting,
  label,
  busyLabel,
  waitsFor,
}: {
  tone: 'primary' | 'brand'
  isSubmitting: boolean
  label: string
  busyLabel: string
  /** Disabled while this field has an error. */
  waitsFor?: { field: string; hint: string }
}) {
  const isWaiting = useFieldError(waitsFor?.field) !== undefined
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
      <button
        type="submit"
        {...{ [SUBMIT_BUTTON_ATTRIBUTE]: '', [BUSY_LABEL_ATTRIBUTE]: busyLabel }}
        // While the form is queued, startup/inline/queued-forms.ts changes the label.
        suppressHydrationWarning
        className={cn(buttonClass(tone), 'w-full sm:w-auto')}
        disabled={isWaiting}
        // Not `disabled`, which would lose the focus. A second press is ignored (lead-form.tsx).
        aria-disabled={isSubmitting}
        aria-describedby={isWaiting ? 'waits-for' : undefined}
      >
        {isSubmitting ? busyLabel : label}
      </button>
      {isWaiting && (
        <p id="waits-for" className="text-brick text-small">
          {waitsFor?.hint}
        </p>
      )}
    </div>
  )
}
