import type { ReactNode } from 'react'
import { CheckIcon } from '@/ui/icons'

/** Confirms above the empty form what was sent. It stays until something else is sent. */
export function ConfirmationNotice({
  title,
  takesFocus,
  children,
}: {
  title: string
  /** False if it was shown before, as after a reload. */
  takesFocus: boolean
  children: ReactNode
}) {
  return (
    <section
      ref={takesFocus ? takeFocus : undefined}
      tabIndex={-1}
      aria-label={title}
      className="ui-card-cream ui-card-body mb-8 grid gap-4"
    >
      <h2 className="flex items-center gap-3 text-heading">
        <span className="grid size-9 shrink-0 place-items-center rounded-full bg-forest-700 text-cream">
          <CheckIcon />
        </span>
        {title}
      </h2>
      {children}
    </section>
  )
}

function takeFocus(notice: HTMLElement | null) {
  // A visitor who types in another form keeps the focus.
  if (!notice || document.activeElement?.matches('input, textarea')) return
  notice.scrollIntoView()
  notice.focus({ preventScroll: true })
}
