import { Link, useLocation } from 'react-router-dom'
import { company } from '@/content/company'
import { paths } from '@/paths'
import { buttonClass } from '@/ui/button'
import { ChevronDownIcon, CloseIcon, MenuIcon, PhoneIcon } from '@/ui/icons'
import { currentAt, currentWithin, navigation } from './navigation'
import { usePopover } from './use-popover'

const linkClass =
  'flex min-h-12 items-center rounded-control px-3 font-medium hover:bg-cream aria-[current=page]:text-amber-dark'

/** The header's navigation below the md breakpoint: one button, all links. */
export function MobileNav() {
  const { pathname } = useLocation()
  const { isOpen, close, buttonProps, popoverProps } = usePopover()
  return (
    <div className="md:hidden">
      <button
        {...buttonProps}
        aria-label="Menu"
        className="grid size-12 place-items-center rounded-control text-forest-700"
      >
        {isOpen ? <CloseIcon className="size-7" /> : <MenuIcon className="size-7" />}
      </button>
      <div
        {...popoverProps}
        className="fixed inset-x-0 top-header bottom-0 m-0 h-auto max-h-none w-full overflow-y-auto overscroll-contain border-cream-200 border-t bg-white px-4 pt-3 pb-10 text-forest-900"
      >
        <nav aria-label="Main, all pages">
          <ul className="grid">
            {navigation.map((entry) => (
              <li key={entry.title}>
                {'links' in entry ? (
                  <details className="group">
                    <summary className="flex min-h-12 list-none items-center justify-between rounded-control px-3 font-medium hover:bg-cream [&::-webkit-details-marker]:hidden">
                      {entry.title}
                      <ChevronDownIcon className="size-5 transition-transform group-open:rotate-180" />
                    </summary>
                    <ul className="mb-2 ml-3 border-cream-200 border-l-2 pl-2">
                      {entry.links.map(({ title, href }) => (
                        <li key={href}>
                          <Link
                            to={href}
                            aria-current={currentAt(pathname, href)}
                            onClick={close}
                            className={linkClass}
                          >
                            {title}
                          </Link>
                        </li>
                      ))}
                    </ul>
                  </details>
                ) : (
                  <Link
                    to={entry.href}
                    aria-current={currentWithin(pathname, entry.href)}
                    onClick={close}
                    className={linkClass}
                  >
                    {entry.title}
                  </Link>
                )}
              </li>
            ))}
          </ul>
        </nav>
        <div className="mt-4 grid gap-3 border-cream-200 border-t pt-5">
          <Link
            to={paths.quote}
            aria-current={currentWithin(pathname, paths.quote)}
            onClick={close}
            className={buttonClass('primary')}
          >
            Get a Free Quote
          </Link>
          <a href={company.phoneLink} className={buttonClass('outline')}>
            <PhoneIcon />
            Call {company.phone}
          </a>
        </div>
      </div>
    </div>
  )
}
