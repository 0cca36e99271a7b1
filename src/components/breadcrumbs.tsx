import { Link } from 'react-router-dom'
import { type Crumb, StructuredData, trailNode } from '@/head/structured-data'
import { cn } from '@/lib/class-names'
import { paths } from '@/paths'
import { ChevronDownIcon } from '@/ui/icons'

export function Breadcrumbs({ trail, className }: { trail: readonly Crumb[]; className?: string }) {
  const crumbs = [{ title: 'Home', path: paths.home }, ...trail]
  return (
    <nav aria-label="Breadcrumb" className={cn('ui-note print:hidden', className)}>
      <ol className="flex flex-wrap items-center gap-x-1">
        {crumbs.map(({ title, path }, index) => (
          <li
            key={path}
            // On phones the trail is one line. Its last name is left out, because the heading below says it.
            className={cn(
              'min-w-0 items-center gap-1',
              index > 1 && index === crumbs.length - 1 ? 'hidden md:flex' : 'flex',
            )}
          >
            {index > 0 && <ChevronDownIcon className="size-4 -rotate-90 text-bark-500" />}
            {index < crumbs.length - 1 ? (
              <Link
                to={path}
                className="ui-touch-target -mx-1 rounded-control px-1 font-medium text-forest-700 hover:underline"
              >
                {title}
              </Link>
            ) : (
              <span aria-current="page" className="wrap-anywhere line-clamp-1 large-text:line-clamp-none">
                {title}
              </span>
            )}
          </li>
        ))}
      </ol>
      <StructuredData node={trailNode(crumbs)} />
    </nav>
  )
}
