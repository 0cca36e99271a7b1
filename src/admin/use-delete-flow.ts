import type { MutationOptions } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { hasKind } from '@/data/errors'
import { focusAfterDialog } from '@/lib/focus'
import { useSingleMutation } from '@/lib/use-single-mutation'
import { toast } from '@/ui/toast'

/** Deletes a row after a dialog, which stays open until the response comes. */
export function useDeleteFlow<Row extends { id: string }>(
  deletion: MutationOptions<void, Error, { id: string }>,
  /** Returns the toast of a success. */
  describeDeletion: (row: Row) => { title: string; description: string },
) {
  const [chosen, setChosen] = useState<Row | null>(null)
  /** Candidates for the focus when the dialog closes: the button that opened it, then the next row's. */
  const focusTargets = useRef<(HTMLElement | undefined)[]>([])
  // The callbacks are given to the hook, because those of mutate() do not run after an unmount.
  const { mutate, isPending } = useSingleMutation<void, Row, void>({
    ...deletion,
    // Before the delete, because in onSuccess the row is no longer in the list, so its neighbor cannot be found.
    onMutate: () => void focusTargets.current.push(findNextButton(focusTargets.current[0])),
    onSuccess: (_data, row) => {
      focusTargets.current.shift()
      toast(describeDeletion(row))
    },
    onSettled: async (_data, error, _row, _result, { client, meta }) => {
      // The row is gone already, or row-level security hides it: only the refetch of query-client.ts, which is joined
      // here, shows whether it stays in the list and keeps the focus.
      const list = { queryKey: meta?.invalidates ?? [], type: 'active' } as const
      if (hasKind(error, 'not-found')) await client.refetchQueries(list, { cancelRefetch: false })
      setChosen(null)
    },
  })

  return {
    chosen,
    /** `button` is the one that was pressed. Safari does not focus it, so it is not the activeElement there. */
    open: (row: Row, button: HTMLElement) => {
      focusTargets.current = [button]
      setChosen(row)
    },
    dialog: {
      isOpen: chosen !== null,
      // The dialog is modal and stays open until the response comes, so the chosen row is the one being deleted.
      isBusy: isPending,
      onConfirm: () => chosen && mutate(chosen),
      onCancel: () => isPending || setChosen(null),
      placeFocus: () => focusAfterDialog(focusTargets.current),
    },
  }
}

/** The last button of the next row, or of the previous one if there is none. */
function findNextButton(button: HTMLElement | undefined): HTMLElement | undefined {
  const row = button?.closest('tr')
  const next = row?.nextElementSibling ?? row?.previousElementSibling
  return [...(next?.querySelectorAll('button') ?? [])].at(-1)
}
