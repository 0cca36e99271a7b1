import { Link, useLocation } from 'react-router-dom'
import { usesSupabaseAuth } from '@/data/auth-mode'
import { ariaCurrentAt, ariaCurrentWithin } from '@/layout/navigation'
import { paths } from '@/paths'
import { useAdminAccess } from './session'

/** The titles are short, because all of them are on one line of a phone. */
const links = [
  { title: 'Dashboard', href: paths.admin.dashboard },
  { title: 'Requests', href: paths.admin.quoteRequests },
  ...(usesSupabaseAuth ? [{ title: 'Messages', href: paths.admin.contactMessages }] : []),
  { title: 'Posts', href: paths.admin.posts },
  { title: 'Testimonials', href: paths.admin.testimonials },
]

/** Navigation of the admin panel, below the header. If it is wider than the window, it scrolls sideways. */
export function AdminBar() {
  const { pathname } = useLocation()
  const access = useAdminAccess()
  if (access !== 'granted' || pathname === paths.admin.login) return null
  return (
    <nav aria-label="Admin panel" className="on-forest bg-forest-700 text-cream-200 text-small print:hidden">
      <ul className="ui-container-page scrollbar-none flex justify-between gap-x-3 overflow-x-auto sm:justify-start sm:gap-x-8">
        {links.map(({ title, href }) => {
          // The paths of all other screens begin with the dashboard's.
          const current = href === paths.admin.dashboard ? ariaCurrentAt : ariaCurrentWithin
          return (
            <li key={href}>
              <Link to={href} aria-current={current(pathname, href)} className="admin-bar-tab">
                {title}
              </Link>
            </li>
          )
        })}
        <li className="ml-auto hidden md:block">
          <Link to={paths.home} className="admin-bar-tab">
            View site
          </Link>
        </li>
      </ul>
    </nav>
  )
}
