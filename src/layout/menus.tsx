import { type FocusEvent, type MouseEvent, useId } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { company } from '@/content/company'
import { cn } from '@/lib/class-names'
import { paths } from '@/paths'
import { buttonClass } from '@/ui/button'
import { ChevronDownIcon, CloseIcon, MenuIcon, PhoneIcon } from '@/ui/icons'
import { ariaCurrentAt, ariaCurrentWithin, type NavigationLink, navigation } from './navigation'

export const navItemClass = 'header-nav-item header-bar-item ui-touch-target'

const menuLinkClass = 'header-nav-item header-menu-item'

/** The navigation below the md breakpoint: one button that opens all links. */
export function MobileNav() {
  const { pathname } = useLocation()
  const { buttonProps, popoverProps } = usePopover()
  return (
    <div className="md:hidden print:hidden">
      <button
        {...buttonProps}
        aria-label="Menu"
        className="-mr-2.5 grid size-12 place-items-center rounded-control text-forest-700"
      >
        <MenuIcon className="menu-open:hidden size-7" />
        <CloseIcon className="menu-open:block hidden size-7" />
      </button>
      <div {...popoverProps} className="header-menu header-menu-phone">
        <nav aria-label="Main, all pages">
          <ul className="grid divide-y divide-cream-200">
            {navigation.map((entry) => (
              <li key={entry.title}>
                {'links' in entry ? (
                  <MenuGroup {...entry} />
                ) : (
                  <Link
                    to={entry.href}
                    aria-current={ariaCurrentWithin(pathname, entry.href)}
                    className={menuLinkClass}
                  >
                    {entry.title}
                  </Link>
                )}
              </li>
            ))}
          </ul>
        </nav>
        {/* In view, however long the list is. */}
        <div className="cramped:static sticky bottom-0 -mx-4 mt-2 grid cramped:grid-cols-1 grid-cols-2 gap-2 border-cream-200 border-t bg-white px-4 py-3">
          <a href={company.phoneLink} className={buttonClass('brand', 'tight')}>
            <PhoneIcon />
            <span>
              Call<span className="sr-only"> {company.phone}</span>
            </span>
          </a>
          <Link
            to={paths.quote}
            aria-current={ariaCurrentWithin(pathname, paths.quote)}
            className={buttonClass('primary', 'tight')}
          >
            Get a Free Quote
          </Link>
        </div>
      </div>
    </div>
  )
}

/** The links of a drop-down, in two columns; a phone number has a line of its own. */
function MenuGroup({ title, links }: { title: string; links: readonly NavigationLink[] }) {
  const id = useId()
  const { pathname } = useLocation()
  return (
    <div className="pt-2">
      <p id={id} className="px-3 font-medium text-bark-700 text-small">
        {title}
      </p>
      <ul aria-labelledby={id} className="grid grid-cols-2 large-text:grid-cols-1">
        {links.map(({ title, href }) => (
          <li key={href} className={href.startsWith('/') ? undefined : 'col-span-full'}>
            <Link
              to={href}
              aria-current={ariaCurrentAt(pathname, href)}
              className={cn(menuLinkClass, 'h-full min-h-11 text-small leading-snug')}
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** A drop-down (disclosure) in the desktop navigation. Its links stay in the DOM while it is closed. */
export function NavDropdown({ title, links }: { title: string; links: readonly NavigationLink[] }) {
  const { buttonProps, popoverProps } = usePopover()
  const { pathname } = useLocation()
  // True on the linked pages, and on the page above them.
  const isCurrent = links.some(({ href }) => `${href}/`.startsWith(`${pathname}/`))
  const hasDescriptions = links.some(({ description }) => description)
  return (
    <>
      <button {...buttonProps} aria-current={isCurrent || undefined} className={navItemClass}>
        {title}
        <ChevronDownIcon className="size-4 menu-open:rotate-180 transition-transform" />
      </button>
      <div {...popoverProps} className="header-menu header-menu-drop-down">
        <ul
          className={cn(
            'ui-container-page grid gap-x-8 gap-y-1 py-6',
            hasDescriptions ? 'grid-cols-2 lg:grid-cols-3' : 'grid-cols-3 lg:grid-cols-5',
          )}
        >
          {links.map((link) => (
            <li key={link.href} className={hasDescriptions && !link.description ? 'col-span-full' : undefined}>
              <Link
                to={link.href}
                aria-current={ariaCurrentAt(pathname, link.href)}
                className="-mx-4 block h-full rounded-control current:bg-cream px-4 py-3 hover:bg-cream"
              >
                <span className="block font-semibold text-forest-700">{link.title}</span>
                {link.description && <span className="ui-note mt-0.5 block text-balance">{link.description}</span>}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </>
  )
}

/**
 * A native popover and its button. The browser opens and closes it, also on Escape and on a click outside, and tells
 * screen readers whether it is open. So it works before hydration, without an aria-expanded of ours.
 */
function usePopover() {
  const id = useId()
  return {
    buttonProps: { type: 'button', popoverTarget: id, 'aria-controls': id } as const,
    popoverProps: {
      id,
      ref: closeOnBack,
      popover: 'auto',
      onClick: ({ target, currentTarget }: MouseEvent<HTMLElement>) => {
        if (target instanceof Element && target.closest('a')) currentTarget.hidePopover()
      },
      // Close when the focus leaves, so the popover does not cover the focused element.
      onBlur: ({ relatedTarget, currentTarget }: FocusEvent<HTMLElement>) => {
        const isOutside = relatedTarget instanceof Element && !currentTarget.contains(relatedTarget)
        if (isOutside && relatedTarget.getAttribute('popovertarget') !== id) currentTarget.hidePopover()
      },
    } as const,
  }
}

function closeOnBack(popover: HTMLElement | null) {
  const close = () => popover?.hidePopover()
  window.addEventListener('popstate', close)
  return () => window.removeEventListener('popstate', close)
}
