import { Link, useLocation } from 'react-router-dom'
import { cn } from '@/lib/class-names'
import { ChevronDownIcon } from '@/ui/icons'
import { currentAt, type NavigationLink } from './navigation'
import { navItemClass } from './styles'
import { usePopover } from './use-popover'

/** A disclosure of links in the desktop navigation. Its links are in the page while it is closed. */
export function NavDropdown({ title, links }: { title: string; links: readonly NavigationLink[] }) {
  const { isOpen, close, buttonProps, popoverProps } = usePopover()
  const { pathname } = useLocation()
  const isHere = links.some(({ href }) => href === pathname)
  const hasDescriptions = links.some(({ description }) => description)
  return (
    <>
      <button {...buttonProps} aria-current={isHere || undefined} className={navItemClass}>
        {title}
        <ChevronDownIcon className={cn('size-4 transition-transform', isOpen && 'rotate-180')} />
      </button>
      <div
        {...popoverProps}
        className="fixed inset-x-0 top-header bottom-auto m-0 max-h-[calc(100dvh-var(--header-height))] w-full overflow-y-auto border-cream-200 border-b bg-white text-forest-900 shadow-card"
      >
        <ul
          className={cn(
            'container-page grid gap-x-10 gap-y-1 py-6',
            hasDescriptions ? 'grid-cols-2 lg:grid-cols-3' : 'grid-cols-3 lg:grid-cols-5',
          )}
        >
          {links.map((link) => (
            <li key={link.href}>
              <Link
                to={link.href}
                aria-current={currentAt(pathname, link.href)}
                onClick={close}
                className="-mx-4 block h-full rounded-control px-4 py-3 hover:bg-cream aria-[current=page]:bg-cream"
              >
                <span className="block font-semibold text-forest-700">{link.title}</span>
                {link.description && <span className="mt-0.5 block text-bark-700 text-small">{link.description}</span>}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </>
  )
}
