import { Link } from 'react-router-dom'
import { cn } from '@/lib/class-names'
import { buttonClass } from '@/ui/button'
import { CopyIcon, EyeIcon, PencilIcon, PrinterIcon, TrashIcon } from '@/ui/icons'

/** Action buttons of a row. Delete is apart from the others. */
export function RowActions({
  name,
  view,
  edit,
  onCopy,
  onPrint,
  onDelete,
  isStacked = false,
}: {
  /** Names the row for screen readers, as in "Delete the request from Sam". */
  name: string
  /** Address of the public page. */
  view?: string
  edit?: string
  onCopy?: () => void
  onPrint?: () => void
  onDelete?: () => void
  /** One below the other, for a table whose other columns need the width. */
  isStacked?: boolean
}) {
  return (
    <div className={cn('-mx-2 -my-2.5 flex flex-wrap', isStacked ? 'xl:flex-col xl:items-start' : 'xl:flex-nowrap')}>
      {view && (
        <a href={view} target="_blank" rel="noopener" aria-label={`View ${name} in a new tab`} className={quiet}>
          <EyeIcon />
          View
        </a>
      )}
      {edit && (
        <Link to={edit} aria-label={`Edit ${name}`} className={quiet}>
          <PencilIcon />
          Edit
        </Link>
      )}
      {onCopy && (
        <button type="button" aria-label={`Copy ${name}`} className={quiet} onClick={onCopy}>
          <CopyIcon />
          Copy
        </button>
      )}
      {onPrint && (
        <button type="button" aria-label={`Print ${name}`} className={quiet} onClick={onPrint}>
          <PrinterIcon />
          Print
        </button>
      )}
      {onDelete && (
        <button
          type="button"
          aria-label={`Delete ${name}`}
          className={cn(
            buttonClass('quiet-danger', 'small'),
            'ml-auto px-2!',
            isStacked ? 'xl:mt-3 xl:ml-0' : 'xl:ml-4',
          )}
          onClick={onDelete}
        >
          <TrashIcon />
          Delete
        </button>
      )}
    </div>
  )
}

const quiet = cn(buttonClass('quiet', 'small'), 'px-2!')
