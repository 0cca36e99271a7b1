import { buttonClass } from './button'
import { Dialog, DialogClose } from './dialog'

/** Asks before something that cannot be undone. Cancel comes first and has the focus. */
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
  /** The words on the button that does it. */
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
