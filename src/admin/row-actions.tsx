import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { cn } from '@/lib/class-names'
import { buttonClass } from '@/ui/button'
import { CopyIcon, EyeIcon, PencilIcon, PrinterIcon, TrashIcon } from '@/ui/icons'

/** Action buttons of a row: icons with labels in a card, icons with screen reader labels in a table. */
export function RowActions({
  name,
  view,
  edit,
  onCopy,
  onPrint,
  onDelete,
}: {
  /** Names the row for screen readers, as in "Delete the request from Sam". */
  name: string
  /** Address of the public page. */
  view?: string
  edit?: string
  onCopy?: () => void
  onPrint?: () => void
  onDelete?: () => void
}) {
  return (
    <div className="-ml-2.5 flex flex-wrap sm:-mt-2.5 xl:-my-2.5 xl:ml-0 xl:flex-nowrap xl:justify-end">
      {view && (
        <a href={view} target="_blank" rel="noopener" aria-label={`View ${name} in a new tab`} className={actionClass}>
          <EyeIcon />
          <Label>View</Label>
        </a>
      )}
      {edit && (
        <Link to={edit} aria-label={`Edit ${name}`} className={actionClass}>
          <PencilIcon />
          <Label>Edit</Label>
        </Link>
      )}
      <Action verb="Copy" name={name} icon={<CopyIcon />} onClick={onCopy} />
      <Action verb="Print" name={name} icon={<PrinterIcon />} onClick={onPrint} />
      <Action verb="Delete" name={name} icon={<TrashIcon />} onClick={onDelete} />
    </div>
  )
}

const actionClass = cn(buttonClass('quiet', 'small'), 'px-2.5! xl:px-2!')

/** Renders nothing if the row does not support the action. */
function Action(props: { verb: string; name: string; icon: ReactNode; onClick: (() => void) | undefined }) {
  if (!props.onClick) return null
  return (
    <button type="button" aria-label={`${props.verb} ${props.name}`} className={actionClass} onClick={props.onClick}>
      {props.icon}
      <Label>{props.verb}</Label>
    </button>
  )
}

const Label = ({ children }: { children: string }) => <span className="xl:sr-only">{children}</span>
