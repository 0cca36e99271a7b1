import { type FocusEvent, useEffect, useId, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'

/**
 * A native popover and the button that opens it. The browser opens and closes
 * it (also by Escape and by a click elsewhere), so that it works before React
 * has arrived; the hook follows its state for aria-expanded.
 */
export function usePopover() {
  const id = useId()
  const popover = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)

  useEffect(() => {
    // It may have been opened before React took over.
    setOpen(popover.current?.matches(':popover-open') ?? false)
  }, [])

  // A choice closes it, and so do Back and Forward.
  const { key } = useLocation()
  const shownKey = useRef(key)
  useEffect(() => {
    if (shownKey.current === key) return
    shownKey.current = key
    if (popover.current?.matches(':popover-open')) popover.current.hidePopover()
  }, [key])

  return {
    isOpen,
    close: () => popover.current?.hidePopover(),
    buttonProps: { type: 'button', popoverTarget: id, 'aria-expanded': isOpen, 'aria-controls': id } as const,
    popoverProps: {
      id,
      ref: popover,
      popover: 'auto',
      // The keyboard has gone on: what lies below must not stay covered.
      onBlur: ({ relatedTarget, currentTarget }: FocusEvent<HTMLElement>) => {
        const isOutside = relatedTarget instanceof Element && !currentTarget.contains(relatedTarget)
        if (isOutside && relatedTarget.getAttribute('popovertarget') !== id) popover.current?.hidePopover()
      },
      onToggle: (event: { newState: string }) => setOpen(event.newState === 'open'),
    } as const,
  }
}
