import type { ReactNode } from 'react'
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
        <a
          href={view}
          target="_blank"
          rel="noopener"
          aria-label={`View ${name} in a new tab`}
          className={cn(actionClass('quiet'), 'text-bark-700!')}
        >
          <EyeIcon />
          View
        </a>
      )}
      {edit && (
        <Link to={edit} aria-label={`Edit ${name}`} className={actionClass('quiet')}>
          <PencilIcon />
          Edit
        </Link>
      )}
      <Action verb="Copy" name={name} icon={<CopyIcon />} onClick={onCopy} />
      <Action verb="Print" name={name} icon={<PrinterIcon />} onClick={onPrint} />
      {onDelete && (
        <button
          type="button"
          aria-label={`Delete ${name}`}
          className={cn(actionClass('quiet-danger'), isStacked ? 'max-xl:ml-auto xl:mt-3' : 'ml-auto xl:ml-4')}
          onClick={onDelete}
        >
          <TrashIcon />
          Delete
        </button>
      )}
    </div>
  )
}

const actionClass = (tone: 'quiet' | 'quiet-danger') => cn(buttonClass(tone, 'small'), 'px-2!')

/** Renders nothing if the row does not support the action. */
function Action(props: { verb: string; name: string; icon: ReactNode; onClick: (() => void) | undefined }) {
  if (!props.onClick) return null
  return (
    <button
      type="button"
      aria-label={`${props.verb} ${props.name}`}
      className={actionClass('quiet')}
      onClick={props.onClick}
    >
      {props.icon}
      {props.verb}
    </button>
  )
}
