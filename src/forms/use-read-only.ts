import { type MouseEvent, type RefObject, useEffect } from 'react'

/**
 * What is changed in a form while it is being sent would not be sent with it,
 * so until then its fields only show what they hold. Unlike disabled ones they
 * keep the focus, and a screen reader still reads them.
 */
export function useReadOnly(form: RefObject<HTMLFormElement | null>, isReadOnly: boolean) {
  useEffect(() => {
    for (const field of form.current?.querySelectorAll<HTMLInputElement>('input, textarea') ?? []) {
      // HTML has no box that is read-only.
      if (isBox(field)) field.ariaDisabled = isReadOnly ? 'true' : null
      else field.readOnly = isReadOnly
    }
  }, [form, isReadOnly])

  /** Keeps ticks as they are; in the capture phase, or React would take the box for ticked. */
  return (event: MouseEvent) => {
    if (!isReadOnly || !isBox(event.target)) return
    event.preventDefault()
    event.stopPropagation()
  }
}

const isBox = (target: unknown) => target instanceof HTMLInputElement && target.type === 'checkbox'
