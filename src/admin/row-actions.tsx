import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { cn } from '@/lib/class-names'
import { buttonClass } from '@/ui/button'
import { CopyIcon, EyeIcon, PencilIcon, TrashIcon } from '@/ui/icons'
import type { Layout } from './table'

const layouts: Record<Layout, { row: string; deletion: string }> = {
  lines: { row: 'xl:flex-nowrap', deletion: 'md:ml-4' },
  columns: { row: 'gap-y-1 xl:flex-col xl:items-start xl:gap-0', deletion: 'xl:ml-0' },
}

/** Action buttons of a row. Delete is the quietest, and apart from the others. */
export function RowActions({
  name,
  view,
  edit,
  contact,
  onCopy,
  onDelete,
  layout,
}: {
  /** Names the row for screen readers, as in "Delete the request from Sam". */
  name: string
  /** Path of the public page. */
  view?: string
  edit?: string
  /** Buttons that only a card has. In the table they are links in the cells. */
  contact?: ReactNode
  onCopy?: () => void
  onDelete?: () => void
  /** That of the table. `columns` leaves no room for buttons side by side. */
  layout: Layout
}) {
  return (
    <div className={cn('-mx-2 flex flex-wrap', layouts[layout].row)}>
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
          className={cn(buttonClass('quiet-danger', 'tight'), 'ml-auto', layouts[layout].deletion)}
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
  'flex basis-full flex-wrap gap-2 px-2 *:grow *:first:basis-full ' +
  'md:mr-2 md:basis-auto md:*:grow-0 md:*:first:w-56 md:*:first:basis-auto xl:hidden'
const action = buttonClass('quiet', 'tight')
