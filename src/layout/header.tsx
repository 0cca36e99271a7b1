import { Link, useLocation } from 'react-router-dom'
import { company } from '@/content/company'
import { cn } from '@/lib/class-names'
import { isAdminPath, paths } from '@/paths'
import { buttonClass } from '@/ui/button'
import { PhoneIcon } from '@/ui/icons'
import { Logo } from './logo'
import { MobileNav, NavDropdown, navItemClass } from './menus'
import { currentWithin, navigation } from './navigation'

/** The sticky header. Drop-downs and anchors rely on its height, --header-height. */
export function Header() {
  const { pathname } = useLocation()
  return (
    <header className="low:static sticky top-0 z-30 h-header border-cream-200 border-b bg-white print:static">
      <div className="mx-auto grid h-full max-w-page grid-cols-[1fr_auto] items-center px-5 md:grid-rows-[4rem_1fr] md:px-8 lg:grid-cols-[auto_1fr_auto] lg:grid-rows-1 lg:max-xl:gap-x-2 lg:max-xl:px-4 xl:gap-x-3 print:px-0">
        <Link to={paths.home} className="justify-self-start text-forest-700">
          <Logo />
        </Link>
        <nav
          aria-label="Main"
          className="hidden justify-self-stretch md:order-last md:col-span-2 md:block lg:order-none lg:col-span-1"
        >
          <ul className="flex items-center justify-between md:-mx-2.5 lg:mx-0 lg:justify-evenly">
            {navigation.map((entry) => (
              <li key={entry.title}>
                {'links' in entry ? (
                  <NavDropdown {...entry} />
                ) : (
                  <Link to={entry.href} aria-current={currentWithin(pathname, entry.href)} className={navItemClass}>
                    {entry.title}
                  </Link>
                )}
              </li>
            ))}
          </ul>
        </nav>
        <div className="flex items-center gap-1 justify-self-end md:gap-4 lg:gap-2">
          <a
            href={company.phoneLink}
            className="inline-flex min-h-12 items-center gap-2 whitespace-nowrap rounded-control px-2 font-semibold text-forest-700 hover:bg-cream lg:text-small lg:max-xl:px-1 lg:max-xl:text-[0.875rem]"
          >
            <PhoneIcon className="size-5 text-amber-dark lg:max-xl:hidden" />
            <span className="max-[26rem]:hidden">{company.phone}</span>
            <span className="hidden max-[20rem]:sr-only max-[26rem]:inline">
              Call<span className="sr-only"> {company.phone}</span>
            </span>
          </a>
          <span className="hidden whitespace-nowrap md:inline">
            <Link
              to={paths.quote}
              className={cn(buttonClass(isAdminPath(pathname) ? 'outline' : 'primary', 'small'), 'lg:max-xl:px-2.5')}
            >
              Get a Free Quote
            </Link>
          </span>
          <MobileNav />
        </div>
      </div>
    </header>
  )
}
