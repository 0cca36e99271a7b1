import { Link, useLocation } from 'react-router-dom'
import { company } from '@/content/company'
import { cn } from '@/lib/class-names'
import { isAdminPath, paths } from '@/paths'
import { buttonClass } from '@/ui/button'
import { PhoneIcon } from '@/ui/icons'
import { Logo } from './logo'
import { MobileNav, NavDropdown, navItemClass } from './menus'
import { ariaCurrentWithin, navigation } from './navigation'

/** The sticky header. Its height is --header-height. In the panel it is low and pale, so that the owner's bar leads. */
export function Header() {
  const { pathname } = useLocation()
  // The quote form has its own button, so this one is less prominent.
  const isAdmin = isAdminPath(pathname)
  const isQuiet = isAdmin || pathname === paths.quote
  return (
    <header className="header-box">
      <div className="header-grid ui-container-page">
        <Link to={paths.home} className="header-logo">
          <Logo />
        </Link>
        <nav aria-label="Main" className="header-nav">
          <ul className="flex items-center justify-between md:-mx-2.5 xl:mx-0 xl:justify-evenly">
            {navigation.map((entry) => (
              <li key={entry.title}>
                {'links' in entry ? (
                  <NavDropdown {...entry} />
                ) : (
                  <Link to={entry.href} aria-current={ariaCurrentWithin(pathname, entry.href)} className={navItemClass}>
                    {entry.title}
                  </Link>
                )}
              </li>
            ))}
          </ul>
        </nav>
        <div className="flex items-center gap-1 justify-self-end md:gap-4 xl:gap-2">
          {/* On a phone this replaces "Call", which would only ring the owner's own office. */}
          {isAdmin && (
            <Link to={paths.home} className="header-link md:hidden">
              View site
            </Link>
          )}
          <a href={company.phoneLink} className={cn('header-link', isAdmin && 'max-md:hidden')}>
            <PhoneIcon className="size-5 text-amber-dark" />
            <span className="hidden sm:inline">{company.phone}</span>
            <span className="cramped:sr-only sm:hidden">
              Call<span className="sr-only"> {company.phone}</span>
            </span>
          </a>
          <span className="hidden whitespace-nowrap md:inline">
            <Link to={paths.quote} className={cn(buttonClass(isQuiet ? 'outline' : 'primary', 'small'), 'header-item')}>
              Get a Free Quote
            </Link>
          </span>
          <MobileNav />
        </div>
      </div>
    </header>
  )
}
