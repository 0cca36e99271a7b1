import { Link, useNavigate } from 'react-router-dom'
import { AdminPage } from '@/admin/admin-page'
import { removeLogin } from '@/admin/session'
import { isLocked, signOut } from '@/data/admin-lock'
import { paths } from '@/paths'
import { buttonClass } from '@/ui/button'
import { LeafIcon, MailIcon, QuoteIcon } from '@/ui/icons'
import { toast } from '@/ui/toast'

const cards = [
  {
    to: paths.admin.quoteRequests,
    title: 'Quote Requests',
    text: 'Who asked for a quote, for what and where.',
    Icon: MailIcon,
  },
  { to: paths.admin.posts, title: 'Blog Posts', text: 'What visitors read in the blog.', Icon: LeafIcon },
  { to: paths.admin.testimonials, title: 'Testimonials', text: 'What customers say about us.', Icon: QuoteIcon },
]

export default function Dashboard() {
  const navigate = useNavigate()

  function handleLogout() {
    removeLogin()
    // The session is forgotten here in any case; Auth may be out of reach.
    if (isLocked) signOut().catch(() => {})
    toast({ title: 'Logged Out', description: 'You have been successfully logged out.' })
    navigate(paths.admin.login)
  }

  return (
    <AdminPage
      title="Admin Dashboard"
      actions={
        <button type="button" className={buttonClass('outline', 'small')} onClick={handleLogout}>
          Logout
        </button>
      }
    >
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-5 md:grid-cols-3">
        {cards.map(({ to, title, text, Icon }) => (
          <li key={to} className="grid grid-cols-[minmax(0,1fr)]">
            <Link
              to={to}
              className="rounded-card border border-cream-200 p-6 transition hover:border-forest-500 hover:shadow-card"
            >
              <Icon className="size-8 text-amber-dark" />
              <h2 className="mt-4 text-subtitle">{title}</h2>
              <p className="mt-1 text-bark-700">{text}</p>
            </Link>
          </li>
        ))}
      </ul>
    </AdminPage>
  )
}
