import { useQueryClient } from '@tanstack/react-query'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { isLocked, signOut } from '@/data/lock'
import { currentWithin } from '@/layout/navigation'
import { paths } from '@/paths'
import { toast } from '@/ui/toast'
import { readAdminAccess, removeLogin } from './session'

const links = [
  { title: 'Requests', href: paths.admin.quoteRequests },
  { title: 'Posts', href: paths.admin.posts },
  { title: 'Testimonials', href: paths.admin.testimonials },
  { title: 'Messages', href: paths.admin.contactMessages },
  { title: 'View site', href: paths.home },
]

/** Navigation of the admin panel, below the header. On phones its one row scrolls sideways. */
export function AdminBar() {
  const { pathname } = useLocation()
  if (readAdminAccess() !== 'granted') return null
  return (
    <nav aria-label="Admin panel" className="border-cream-200 border-b bg-cream-50 text-small print:hidden">
      <ul className="mx-auto flex max-w-page overflow-x-auto px-2 [scrollbar-width:none] md:px-5 lg:max-xl:px-1">
        {links.map(({ title, href }) => (
          <li key={href}>
            <Link ref={scrollToCurrent} to={href} aria-current={currentWithin(pathname, href)} className={itemClass}>
              {title}
            </Link>
          </li>
        ))}
        <li className="md:ml-auto">
          <LogoutButton />
        </li>
      </ul>
    </nav>
  )
}

const itemClass =
  'flex min-h-12 items-center whitespace-nowrap px-3 font-semibold text-forest-700 decoration-2 underline-offset-8 hover:bg-cream focus-visible:-outline-offset-3 aria-[current=page]:underline'

/** Shows the current link, and some of the next one. */
function scrollToCurrent(link: HTMLAnchorElement | null) {
  const list = link?.closest('ul')
  if (link?.ariaCurrent) list?.scrollTo?.({ left: link.offsetLeft + link.offsetWidth + 24 - list.clientWidth })
}

function LogoutButton() {
  const navigate = useNavigate()
  const queryClient = useQueryClient()

  function logOut() {
    removeLogin()
    queryClient.clear()
    // The local session ends even if Supabase Auth is unreachable.
    if (isLocked) signOut().catch(() => {})
    toast({ title: 'Logged Out', description: 'You have been successfully logged out.' })
    navigate(paths.admin.login)
  }

  return (
    <button type="button" className={itemClass} onClick={logOut}>
      Logout
    </button>
  )
}
