import { Link } from 'react-router-dom'
import { cn } from '@/lib/class-names'
import { buttonClass } from '@/ui/button'
import { EyeIcon, PencilIcon, TrashIcon } from '@/ui/icons'

/** What can be done with a row. In a card the words stand beside the icons, in a table the icons alone. */
export function RowActions({
  name,
  view,
  edit,
  onDelete,
}: {
  /** What the row is called, for screen readers: "Delete the request of Sam". */
  name: string
  /** Where visitors see it. */
  view?: string
  edit?: string
  onDelete: () => void
}) {
  return (
    <div className="-ml-2.5 flex flex-wrap sm:-mt-2.5 xl:-my-2.5 xl:ml-0 xl:flex-nowrap xl:justify-end">
      {view && (
        <a href={view} target="_blank" rel="noopener" aria-label={`View ${name} in a new tab`} className={actionClass}>
          <EyeIcon />
          <Words>View</Words>
        </a>
      )}
      {edit && (
        <Link to={edit} aria-label={`Edit ${name}`} className={actionClass}>
          <PencilIcon />
          <Words>Edit</Words>
        </Link>
      )}
      <button type="button" aria-label={`Delete ${name}`} className={actionClass} onClick={onDelete}>
        <TrashIcon />
        <Words>Delete</Words>
      </button>
    </div>
  )
}

const actionClass = cn(buttonClass('quiet', 'small'), 'px-2.5! xl:px-3!')

const Words = ({ children }: { children: string }) => <span className="xl:sr-only">{children}</span>
