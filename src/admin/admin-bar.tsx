import { Link, useLocation } from 'react-router-dom'
import { isLocked } from '@/data/lock'
import { currentWithin } from '@/layout/navigation'
import { paths } from '@/paths'
import { readAdminAccess } from './session'

const links = [
  { title: 'Quote Requests', href: paths.admin.quoteRequests },
  ...(isLocked ? [{ title: 'Messages', href: paths.admin.contactMessages }] : []),
  { title: 'Posts', href: paths.admin.posts },
  { title: 'Testimonials', href: paths.admin.testimonials },
]

/** Navigation of the admin panel, below the header. On a phone its lists fill one row, and the logo leads to the site. */
export function AdminBar() {
  const { pathname } = useLocation()
  if (readAdminAccess() !== 'granted' || pathname === paths.admin.login) return null
  return (
    <nav aria-label="Admin panel" className="on-forest bg-forest-700 text-cream-200 text-small print:hidden">
      <ul className="container-page flex flex-wrap gap-x-1 max-sm:justify-between max-sm:text-[0.875rem] sm:gap-x-6">
        {links.map(({ title, href }) => (
          <li key={href}>
            <Link to={href} aria-current={currentWithin(pathname, href)} className={itemClass}>
              {title}
            </Link>
          </li>
        ))}
        <li className="ml-auto max-sm:hidden">
          <Link to={paths.home} className={itemClass}>
            View site
          </Link>
        </li>
      </ul>
    </nav>
  )
}

const itemClass =
  'flex min-h-11 items-center whitespace-nowrap font-medium decoration-3 decoration-amber underline-offset-[0.8rem] hover:underline focus-visible:-outline-offset-3 aria-[current=page]:text-white aria-[current=page]:underline'
