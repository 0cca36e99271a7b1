import { type MutationOptions, useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { NOT_THERE } from '@/data/errors'
import { focusAfterDialog } from '@/layout/scroll-and-focus'
import { ConfirmDialog } from '@/ui/dialog'
import { toast } from '@/ui/toast'

/**
 * Choose a row, then confirm or cancel. The dialog stays open after a failure to
 * allow a retry. The error toast comes from data/query-client.ts, its words from the mutation's `meta`.
 */
export function useDeleteFlow<Row extends { id: string }>(
  deletion: MutationOptions<void, Error, { id: string }>,
  success: (row: Row) => { title: string; description: string },
) {
  const [chosen, setChosen] = useState<Row | null>(null)
  // A ref, because a second click can arrive before React renders the disabled button.
  const isDeleting = useRef(false)
  const isDeleted = useRef(false)
  const opener = useRef<Element | null>(null)
  const list = useRef<HTMLElement>(null)
  const { mutateAsync, isPending } = useMutation(deletion)

  function finish(row: Row) {
    isDeleted.current = true
    setChosen((current) => (current?.id === row.id ? null : current))
    // After a Cancel while the deletion is pending, focus is on the row's button, which is about to unmount.
    if (document.activeElement === opener.current) list.current?.focus({ preventScroll: true })
  }

  return {
    chosen,
    isAsking: chosen !== null,
    isBusy: isPending,
    ask: (row: Row) => {
      isDeleted.current = false
      opener.current = document.activeElement
      setChosen(row)
    },
    /** Spread these on the element around the list; it takes focus after a deletion. */
    listProps: { ref: list, tabIndex: -1 },
    /** Restores focus to the button that opened the dialog, or to the list if the row is deleted. */
    placeFocus: () => focusAfterDialog(isDeleted.current ? null : opener.current, list.current),
    cancel: () => setChosen(null),
    confirm: () => {
      if (!chosen || isDeleting.current) return
      isDeleting.current = true
      // Not mutate() with callbacks: those do not run after an unmount.
      mutateAsync(chosen)
        .then(
          () => {
            finish(chosen)
            toast(success(chosen))
          },
          (error: Error) => {
            // Deleted elsewhere, so there is nothing left to confirm.
            if (error.message === NOT_THERE) finish(chosen)
          },
        )
        .finally(() => {
          isDeleting.current = false
        })
    },
  }
}

/** Confirmation dialog of useDeleteFlow. */
export function DeleteDialog<Row extends { id: string }>({
  flow,
  title,
  action,
  children,
}: {
  flow: ReturnType<typeof useDeleteFlow<Row>>
  title: string
  /** Label of the delete button. */
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
