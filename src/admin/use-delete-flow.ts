import type { MutationOptions } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { hasKind } from '@/data/errors'
import { focusAfterDialog } from '@/lib/focus'
import { useSingleMutation } from '@/lib/use-single-mutation'
import { toast } from '@/ui/toast'

/** Deletes a row after a dialog, which stays open until the response comes. */
export function useDeleteFlow<Row extends { id: string }>(
  deletion: MutationOptions<void, Error, { id: string }>,
  /** Runs once the row is gone, and returns the toast. */
  handleDeleted: (row: Row) => { title: string; description: string },
) {
  const [chosen, setChosen] = useState<Row | null>(null)
  /** Gets the focus when the dialog closes: the button that opened it, or the next row's. */
  const focusTarget = useRef<HTMLElement | null>(null)
  // The callbacks are given to the hook, because those of mutate() do not run after an unmount.
  const { mutate, isPending } = useSingleMutation<void, Row, HTMLElement | null>({
    ...deletion,
    // The button that gets the focus is looked up before the delete: in onSuccess the row is no longer in the list, so
    // its neighbor cannot be found.
    onMutate: () => findNextButton(focusTarget.current),
    onSuccess: (_data, row, nextButton) => {
      close(nextButton)
      toast(handleDeleted(row))
    },
    // A row that was deleted elsewhere leaves the list too.
    onError: (error, _row, nextButton) =>
      close(hasKind(error, 'not-found') ? (nextButton ?? null) : focusTarget.current),
  })

  function close(nextButton: HTMLElement | null) {
    focusTarget.current = nextButton
    setChosen(null)
  }

  return {
    chosen,
    /** `button` is the one that was pressed. Safari does not focus it, so it is not the activeElement there. */
    open: (row: Row, button: HTMLElement) => {
      focusTarget.current = button
      setChosen(row)
    },
    dialog: {
      isOpen: chosen !== null,
      // The dialog is modal and stays open until the response comes, so the chosen row is the one being deleted.
      isBusy: isPending,
      onConfirm: () => chosen && mutate(chosen),
      onCancel: () => isPending || setChosen(null),
      placeFocus: () => focusAfterDialog(focusTarget.current),
    },
  }
}

/** The last button of the next row, or of the previous one if there is none. */
function findNextButton(button: HTMLElement | null): HTMLElement | null {
  const row = button?.closest('tr')
  const next = row?.nextElementSibling ?? row?.previousElementSibling
  return [...(next?.querySelectorAll('button') ?? [])].at(-1) ?? null
}
