import { type MutationOptions, useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { DataError } from '@/data/errors'
import { focusAfterDialog } from '@/layout/scroll-and-focus'
import { toast } from '@/ui/toast'

/**
 * Choose a row, then confirm or cancel. The dialog stays open after a failure to
 * allow a retry. The error toast comes from data/query-client.ts, its words from the mutation's `meta`.
 */
export function useDeleteFlow<Row extends { id: string }>(
  deletion: MutationOptions<void, Error, { id: string }>,
  /** Runs once the row is gone, and returns the toast. */
  handleDeleted: (row: Row) => { title: string; description: string },
) {
  const [chosen, setChosen] = useState<Row | null>(null)
  /** The button that opened the last dialog, and its row; once that is deleted, the button of the next row. */
  const focusTarget = useRef<{ id?: string; button: Element | null }>({ button: null })
  /**
   * Ids of the rows that are being deleted; their dialogs may have been canceled. At once, unlike the mutation's own
   * state: a second press may come before that is rendered.
   */
  const [deleting, setDeleting] = useState<readonly string[]>([])
  // Not callbacks of mutate(): those do not run after an unmount.
  const { mutate } = useMutation<void, Error, Row>({
    ...deletion,
    onSuccess: (_, row) => {
      closeDialogOf(row)
      toast(handleDeleted(row))
    },
    // Deleted elsewhere, so there is nothing left to confirm.
    onError: (error, row) => error instanceof DataError && error.kind === 'gone' && closeDialogOf(row),
    onSettled: (_data, _error, { id }) => setDeleting((ids) => ids.filter((each) => each !== id)),
  })

  function closeDialogOf({ id }: Row) {
    if (focusTarget.current.id !== id) return
    focusTarget.current = { button: findNextButton(focusTarget.current.button) }
    setChosen(null)
  }

  return {
    chosen,
    ask: (row: Row) => {
      focusTarget.current = { id: row.id, button: document.activeElement }
      setChosen(row)
    },
    /** Props of the ConfirmDialog. */
    dialog: {
      isOpen: chosen !== null,
      isBusy: chosen !== null && deleting.includes(chosen.id),
      onConfirm: () => {
        if (!chosen || deleting.includes(chosen.id)) return
        setDeleting((ids) => [...ids, chosen.id])
        mutate(chosen)
      },
      onCancel: () => setChosen(null),
      placeFocus: () => focusAfterDialog(focusTarget.current.button),
    },
  }
}

/** The last button of the next row, or of the previous one if there is none. */
function findNextButton(button: Element | null): Element | null {
  const row = button?.closest('tr')
  const next = row?.nextElementSibling ?? row?.previousElementSibling
  return [...(next?.querySelectorAll('button') ?? [])].at(-1) ?? null
}
