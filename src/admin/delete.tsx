import { type MutationOptions, useMutation } from '@tanstack/react-query'
import { useIsPresent } from 'framer-motion'
import { useRef, useState } from 'react'
import { NOT_THERE } from '@/data/errors'
import { focusAfterDialog } from '@/layout/scroll-and-focus'
import { ConfirmDialog } from '@/ui/dialog'
import { toast } from '@/ui/toast'

/**
 * Choose a row, confirm or cancel, deleted. The dialog stays open when deleting
 * fails, so that it can be tried again; the failure's toast comes from the call.
 */
export function useDeleteFlow<Row extends { id: string }>(
  deletion: MutationOptions<void, Error, { id: string }>,
  success: (row: Row) => { title: string; description: string },
) {
  const [chosen, setChosen] = useState<Row | null>(null)
  // A second click comes before React has rendered the disabled button.
  const isDeleting = useRef(false)
  const isDeleted = useRef(false)
  const isPresent = useIsPresent()
  const opener = useRef<Element | null>(null)
  const list = useRef<HTMLElement>(null)
  const { mutateAsync, isPending } = useMutation(deletion)

  function leave(row: Row) {
    isDeleted.current = true
    setChosen((current) => (current?.id === row.id ? null : current))
    // After a Cancel in the meantime the focus is back on the row's button, which goes with the row.
    if (document.activeElement === opener.current) list.current?.focus({ preventScroll: true })
  }

  return {
    chosen,
    /** Not over the next screen, when this one is left. */
    isAsking: chosen !== null && isPresent,
    isBusy: isPending,
    ask: (row: Row) => {
      isDeleted.current = false
      opener.current = document.activeElement
      setChosen(row)
    },
    /** For the element around the list, which takes the focus after a deletion. */
    listProps: { ref: list, tabIndex: -1 },
    /** Back to the button that asked; where its row has gone, to the list. */
    placeFocus: () => focusAfterDialog(isDeleted.current ? null : opener.current, list.current),
    cancel: () => setChosen(null),
    confirm: () => {
      if (!chosen || isDeleting.current) return
      isDeleting.current = true
      // Not by callbacks of the call: those are dropped when the screen is left.
      mutateAsync(chosen)
        .then(
          () => {
            leave(chosen)
            toast(success(chosen))
          },
          (error: Error) => {
            // Deleted elsewhere: there is nothing left to be asked about.
            if (error.message === NOT_THERE) leave(chosen)
          },
        )
        .finally(() => {
          isDeleting.current = false
        })
    },
  }
}

/** The question of a delete flow. */
export function DeleteDialog<Row extends { id: string }>({
  flow,
  title,
  action,
  children,
}: {
  flow: ReturnType<typeof useDeleteFlow<Row>>
  title: string
  /** The words on the button that deletes. */
  action: string
  children: string
}) {
  return (
    <ConfirmDialog
      isOpen={flow.isAsking}
      title={title}
      description={children}
      action={action}
      isBusy={flow.isBusy}
      onConfirm={flow.confirm}
      onCancel={flow.cancel}
      placeFocus={flow.placeFocus}
    />
  )
}
