import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { cn } from '@/lib/class-names'
import { buttonClass } from '@/ui/button'
import { CopyIcon, EyeIcon, PencilIcon, TrashIcon } from '@/ui/icons'

/** Action buttons of a row. Delete is the quietest, and apart from the others. */
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
  /** Path of the public page. */
  view?: string
  edit?: string
  /** Buttons of a card. In the table they are links in the cells. */
  contact?: ReactNode
  /** Its table has many columns, so there the buttons are one below the other. */
  onCopy?: () => void
  onDelete?: () => void
}) {
  return (
    <div
      className={cn('-mx-2 flex flex-wrap', onCopy ? 'gap-y-1 xl:flex-col xl:items-start xl:gap-0' : 'xl:flex-nowrap')}
    >
      {contact && <div className={contactClass}>{contact}</div>}
      {view && (
        <Link to={view} target="_blank" rel="noopener" aria-label={`View ${name} in a new tab`} className={action}>
          <EyeIcon />
          View
        </Link>
      )}
      {edit && (
        <Link to={edit} aria-label={`Edit ${name}`} className={action}>
          <PencilIcon />
          Edit
        </Link>
      )}
      {onCopy && (
        <button type="button" aria-label={`Copy details of ${name}`} className={action} onClick={onCopy}>
          <CopyIcon />
          <span>
            Copy <span className="xl:hidden">details</span>
          </span>
        </button>
      )}
      {onDelete && (
        <button
          type="button"
          aria-label={`Delete ${name}`}
          className={cn(deletion, 'ml-auto', onCopy ? 'xl:ml-0' : 'md:ml-4')}
          onClick={onDelete}
        >
          <TrashIcon />
          Delete
        </button>
      )}
    </div>
  )
}

const contactClass =
  'flex basis-full flex-wrap gap-2 px-2 *:grow *:px-3! *:first:basis-full ' +
  'md:mr-2 md:basis-auto md:*:grow-0 md:*:first:basis-auto xl:hidden'
const action = buttonClass('quiet', 'tight')
const deletion = cn(buttonClass('quiet-danger', 'tight'), 'font-normal!')
