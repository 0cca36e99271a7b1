import { Link } from 'react-router-dom'
import { cn } from '@/lib/class-names'
import { buttonClass } from '@/ui/button'
import { CopyIcon, EyeIcon, PencilIcon, TrashIcon } from '@/ui/icons'

/** Action buttons of a row. Delete is the quietest, and apart from the others. */
export function RowActions({
  name,
  view,
  edit,
  onCopy,
  onDelete,
}: {
  /** Names the row for screen readers, as in "Delete the request from Sam". */
  name: string
  /** Path of the public page. */
  view?: string
  edit?: string
  /** Its table has many columns, so there the buttons are one below the other. */
  onCopy?: () => void
  onDelete?: () => void
}) {
  return (
    <div className={cn('-mx-2 flex flex-wrap', onCopy ? 'xl:flex-col xl:items-start' : 'xl:flex-nowrap')}>
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
        <button type="button" aria-label={`Copy ${name}`} className={action} onClick={onCopy}>
          <CopyIcon />
          Copy
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

const action = cn(buttonClass('quiet', 'small'), 'px-2!')
const deletion = cn(buttonClass('quiet-danger', 'small'), 'px-2! font-normal!')
