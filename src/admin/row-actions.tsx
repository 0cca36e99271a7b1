import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { cn } from '@/lib/class-names'
import { buttonClass } from '@/ui/button'
import { CopyIcon, EyeIcon, PencilIcon, TrashIcon } from '@/ui/icons'

const actionClass = buttonClass('quiet', 'tight')

/** Action buttons of a row. Delete is the least prominent, and apart from the others. */
export function RowActions({
  name,
  view,
  edit,
  contact,
  onCopy,
  onDelete,
}: {
  /** Names the row for screen readers, as in "Delete the request from Sam". */
  name: string
  view?: string
  edit?: string
  contact?: ReactNode
  onCopy?: () => void
  onDelete?: (button: HTMLElement) => void
}) {
  return (
    <div className="admin-table-buttons">
      {contact && (
        <div className="flex basis-full flex-wrap gap-2 px-2 empty:hidden md:mr-2 md:basis-auto xl:mr-0 xl:basis-full">
          {contact}
        </div>
      )}
      {view && (
        <Link to={view} target="_blank" rel="noopener" aria-label={`View ${name} in a new tab`} className={actionClass}>
          <EyeIcon />
          View
        </Link>
      )}
      {edit && (
        <Link to={edit} aria-label={`Edit ${name}`} className={actionClass}>
          <PencilIcon />
          Edit
        </Link>
      )}
      {onCopy && (
        <button type="button" aria-label={`Copy details of ${name}`} className={actionClass} onClick={onCopy}>
          <span>
            <CopyIcon className="mr-2 inline size-5" />
            Copy details
          </span>
        </button>
      )}
      {onDelete && (
        <button
          type="button"
          aria-label={`Delete ${name}`}
          className={cn(buttonClass('quiet-danger', 'tight'), 'admin-table-delete')}
          onClick={({ currentTarget }) => onDelete(currentTarget)}
        >
          <TrashIcon />
          Delete
        </button>
      )}
    </div>
  )
}
