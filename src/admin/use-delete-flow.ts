import { type MutationOptions, useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
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
  const { mutate, isPending } = useMutation(deletion)

  return {
    chosen,
    isBusy: isPending,
    ask: setChosen,
    cancel: () => setChosen(null),
    confirm: () => {
      if (!chosen || isDeleting.current) return
      isDeleting.current = true
      mutate(chosen, {
        onSuccess: () => {
          setChosen(null)
          toast(success(chosen))
        },
        onSettled: () => {
          isDeleting.current = false
        },
      })
    },
  }
}
