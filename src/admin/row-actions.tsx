import { Link } from 'react-router-dom'
import { cn } from '@/lib/class-names'
import { buttonClass } from '@/ui/button'
import { CopyIcon, EyeIcon, PencilIcon, TrashIcon } from '@/ui/icons'

const action = cn(buttonClass('quiet', 'small'), 'min-w-11 px-2!')

/** Action buttons of a row, in one line. Delete is the quietest, and apart from the others. */
export function RowActions({
  name,
  view,
  edit,
  onCopy,
  onDelete,
  isCompact = false,
}: {
  /** Names the row for screen readers, as in "Delete the request from Sam". */
  name: string
  /** Path of the public page. */
  view?: string
  edit?: string
  onCopy?: () => void
  onDelete?: () => void
  /** The words below the icons, for a table whose other columns need the width. */
  isCompact?: boolean
}) {
  const renderButton = (word: string, Icon: typeof CopyIcon, onClick: () => void, className = action) => (
    <button type="button" aria-label={`${word} ${name}`} title={word} className={className} onClick={onClick}>
      <Icon />
      <span>{word}</span>
    </button>
  )
  return (
    <div
      className={cn(
        '-mx-2 -my-2.5 flex flex-wrap xl:flex-nowrap',
        isCompact &&
          'xl:-mx-1.5 xl:-mt-0.5 xl:-mb-2 xl:*:flex-col xl:*:gap-0.5 xl:*:px-1.5! xl:*:py-0! xl:*:text-[0.8125rem] xl:*:last:ml-2 xl:[&_svg]:size-5',
      )}
    >
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
      {onCopy && renderButton('Copy', CopyIcon, onCopy)}
      {onDelete &&
        renderButton(
          'Delete',
          TrashIcon,
          onDelete,
          cn(buttonClass('quiet-danger', 'small'), 'ml-auto min-w-11 px-2! font-normal! sm:ml-4'),
        )}
    </div>
  )
}
