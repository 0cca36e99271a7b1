import * as Radix from '@radix-ui/react-dialog'
import { buttonClass } from '@/ui/button'

/** A modal dialog that confirms an action that cannot be undone. Cancel comes first and gets the initial focus. */
export function ConfirmDialog({
  isOpen,
  title,
  subject,
  description,
  action,
  isBusy,
  onConfirm,
  onCancel,
  placeFocus,
}: {
  isOpen: boolean
  title: string
  /** The line above the description: who wrote the entry that is to be deleted. */
  subject?: string | undefined
  description: string
  action: string
  isBusy: boolean
  onConfirm: () => void
  onCancel: () => void
  placeFocus: () => void
}) {
  return (
    <Radix.Root open={isOpen} onOpenChange={(open) => !open && onCancel()}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-overlay bg-forest-900/60" />
        <Radix.Content
          // Radix sets aria-hidden on the rest of the page, but not aria-modal.
          aria-modal="true"
          // The second tap of a double tap on Delete lands outside, and must not close what the first opened.
          onPointerDownOutside={(event) => event.preventDefault()}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            placeFocus()
          }}
          className="confirm-dialog-card"
        >
          <Radix.Title className="text-heading">{title}</Radix.Title>
          {subject && <p className="mt-2 font-semibold">{subject}</p>}
          <Radix.Description className="mt-2 text-bark-700">{description}</Radix.Description>
          <div className="mt-6 flex flex-wrap justify-end gap-3">
            <Radix.Close className={buttonClass('outline')} aria-disabled={isBusy}>
              Cancel
            </Radix.Close>
            <button type="button" className={buttonClass('danger')} aria-disabled={isBusy} onClick={onConfirm}>
              {action}
            </button>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
