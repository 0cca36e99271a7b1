import * as Radix from '@radix-ui/react-dialog'
import { type ReactNode, useEffectEvent, useLayoutEffect } from 'react'
import { buttonClass } from './button'

/** A modal dialog with a title and a description. It closes on Escape and on a click outside. */
export function Dialog({
  isOpen,
  onClose,
  placeFocus,
  title,
  description,
  children,
}: {
  isOpen: boolean
  onClose: () => void
  /** Sets the focus when the dialog closes. */
  placeFocus: () => void
  title: string
  description: string
  children: ReactNode
}) {
  return (
    <Radix.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 bg-forest-900/60" />
        <Radix.Content
          // Radix sets aria-hidden on the rest of the page, but no aria-modal.
          aria-modal="true"
          onCloseAutoFocus={(event) => event.preventDefault()}
          className="fixed top-1/2 left-1/2 z-50 max-h-[90dvh] w-[min(30rem,calc(100vw-2rem))] -translate-x-1/2 -translate-y-1/2 overflow-y-auto rounded-card bg-white p-6 shadow-card md:p-8 forced-colors:border"
        >
          <Radix.Title className="text-subtitle [overflow-wrap:anywhere]">{title}</Radix.Title>
          <Radix.Description className="mt-2 text-bark-700 [overflow-wrap:anywhere]">{description}</Radix.Description>
          {children}
          <OnUnmount run={placeFocus} />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

/**
 * Moves the focus on unmount. Radix restores it only in a later task: until then key presses are lost,
 * and a screen reader may restart at the top of the page.
 */
function OnUnmount({ run }: { run: () => void }) {
  const onUnmount = useEffectEvent(run)
  useLayoutEffect(() => () => onUnmount(), [])
  return null
}

/** A button that closes its dialog. */
export const DialogClose = Radix.Close

/** Confirms an action that cannot be undone. Cancel comes first and gets the initial focus. */
export function ConfirmDialog({
  isOpen,
  title,
  description,
  action,
  isBusy,
  onConfirm,
  onCancel,
  placeFocus,
}: {
  isOpen: boolean
  title: string
  description: string
  /** Label of the confirm button. */
  action: string
  isBusy: boolean
  onConfirm: () => void
  onCancel: () => void
  placeFocus: () => void
}) {
  return (
    <Dialog isOpen={isOpen} onClose={onCancel} placeFocus={placeFocus} title={title} description={description}>
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <DialogClose className={buttonClass('outline')}>Cancel</DialogClose>
        <button type="button" className={buttonClass('danger')} aria-disabled={isBusy} onClick={onConfirm}>
          {action}
        </button>
      </div>
    </Dialog>
  )
}
