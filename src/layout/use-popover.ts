import { useEffect, useId, useRef, useState } from 'react'

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

  return {
    isOpen,
    close: () => popover.current?.hidePopover(),
    buttonProps: { type: 'button', popoverTarget: id, 'aria-expanded': isOpen, 'aria-controls': id } as const,
    popoverProps: {
      id,
      ref: popover,
      popover: 'auto',
      onToggle: (event: { newState: string }) => setOpen(event.newState === 'open'),
    } as const,
  }
}
