import { ConfirmDialog } from '@/ui/confirm-dialog'
import type { useDeleteFlow } from './delete'

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
