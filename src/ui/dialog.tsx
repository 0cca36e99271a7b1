import * as Radix from '@radix-ui/react-dialog'
import type { ReactNode } from 'react'

/** A modal dialog with a title and a description. It closes on Escape and on a click beside it. */
export function Dialog({
  isOpen,
  onClose,
  onCloseAutoFocus,
  title,
  description,
  children,
}: {
  isOpen: boolean
  onClose: () => void
  onCloseAutoFocus?: ((event: Event) => void) | undefined
  title: string
  description: string
  children: ReactNode
}) {
  return (
    <Radix.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 bg-forest-900/60" />
        <Radix.Content
          // Radix hides the rest of the page, but does not say why.
          aria-modal="true"
          onCloseAutoFocus={onCloseAutoFocus}
          className="fixed top-1/2 left-1/2 z-50 max-h-[90dvh] w-[min(30rem,calc(100vw-2rem))] -translate-x-1/2 -translate-y-1/2 overflow-y-auto rounded-card bg-white p-6 shadow-card md:p-8"
        >
          <Radix.Title className="text-subtitle [overflow-wrap:anywhere]">{title}</Radix.Title>
          <Radix.Description className="mt-2 text-bark-700 [overflow-wrap:anywhere]">{description}</Radix.Description>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

/** Wraps a button of a dialog that closes it. */
export const DialogClose = Radix.Close
