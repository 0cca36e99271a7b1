import { Link } from 'react-router-dom'
import { cn } from '@/lib/class-names'
import { buttonClass } from '@/ui/button'
import { CopyIcon, EyeIcon, PencilIcon, PrinterIcon, TrashIcon } from '@/ui/icons'

/** Action buttons of a row, in one line. Delete is the quietest, and apart from the others in a card. */
export function RowActions({
  name,
  view,
  edit,
  onCopy,
  onPrint,
  onDelete,
  isCompact = false,
}: {
  /** Names the row for screen readers, as in "Delete the request from Sam". */
  name: string
  /** Address of the public page. */
  view?: string
  edit?: string
  onCopy?: () => void
  onPrint?: () => void
  onDelete?: () => void
  /** Icons alone, for a table whose other columns need the width. */
  isCompact?: boolean
}) {
  const action = cn(buttonClass('quiet', 'small'), 'px-2!')
  const word = isCompact ? 'xl:hidden' : undefined
  return (
    <div className="-mx-2 -my-2.5 flex flex-wrap xl:flex-nowrap">
      {view && (
        <a href={view} target="_blank" rel="noopener" aria-label={`View ${name} in a new tab`} className={action}>
          <EyeIcon />
          View
        </a>
      )}
      {edit && (
        <Link to={edit} aria-label={`Edit ${name}`} className={action}>
          <PencilIcon />
          Edit
        </Link>
      )}
      {onCopy && (
        <button type="button" title="Copy" aria-label={`Copy ${name}`} className={action} onClick={onCopy}>
          <CopyIcon />
          <span className={word}>Copy</span>
        </button>
      )}
      {onPrint && (
        <button type="button" title="Print" aria-label={`Print ${name}`} className={action} onClick={onPrint}>
          <PrinterIcon />
          <span className={word}>Print</span>
        </button>
      )}
      {onDelete && (
        <button
          type="button"
          title="Delete"
          aria-label={`Delete ${name}`}
          className={cn(buttonClass('quiet-danger', 'small'), 'ml-auto px-2! font-normal!')}
          onClick={onDelete}
        >
          <TrashIcon />
          <span className={word}>Delete</span>
        </button>
      )}
    </div>
  )
}
