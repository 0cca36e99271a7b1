import { type QueryKey, type UseQueryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { AdminPage } from '@/admin/admin-page'
import { lastShown } from '@/admin/leads/new-marks'
import { removeLogin } from '@/admin/session'
import { isLocked, signOut } from '@/data/lock'
import {
  contactMessageCountQuery,
  postCountQuery,
  quoteRequestCountQuery,
  testimonialCountQuery,
} from '@/data/row-counts'
import { cn } from '@/lib/class-names'
import { paths } from '@/paths'
import { buttonClass } from '@/ui/button'
import { LetterIcon, MailIcon, PencilIcon, QuoteIcon } from '@/ui/icons'
import { toast } from '@/ui/toast'

export default function Dashboard() {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  // Since the list was last seen: what it shows is no news here.
  const [seen] = useState(() => ({ requests: lastShown('quote-requests'), messages: lastShown('contact-messages') }))

  function handleLogout() {
    removeLogin()
    queryClient.clear()
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
        <Card
          to={paths.admin.quoteRequests}
          title="Quote Requests"
          text="Who asked for a quote, for what and where."
          icon={<MailIcon className="size-8" />}
        >
          <DashboardCount query={quoteRequestCountQuery()} one="request" many="requests" />
          {seen.requests && <DashboardNews query={quoteRequestCountQuery(seen.requests)} />}
        </Card>
        <Card
          to={paths.admin.posts}
          title="Blog Posts"
          text="What visitors read in the blog."
          icon={<PencilIcon className="size-8" />}
        >
          <DashboardCount query={postCountQuery} one="post" many="posts" />
        </Card>
        <Card
          to={paths.admin.testimonials}
          title="Testimonials"
          text="What customers say about us."
          icon={<QuoteIcon className="size-8" />}
        >
          <DashboardCount query={testimonialCountQuery} one="testimonial" many="testimonials" />
        </Card>
      </ul>
      <Link
        to={paths.admin.contactMessages}
        className={cn(cardClass, 'mt-5 flex flex-wrap items-center gap-x-5 gap-y-3')}
      >
        <LetterIcon className="size-8 text-amber-dark" />
        <div className="min-w-0 grow basis-64">
          <h2 className="text-subtitle">Contact Messages</h2>
          <p className="mt-1 text-bark-700">
            {isLocked
              ? 'What visitors wrote in the contact form.'
              : 'Where to read what visitors wrote in the contact form.'}
          </p>
        </div>
        {isLocked && (
          <p className={countClass}>
            <DashboardCount query={contactMessageCountQuery()} one="message" many="messages" />
            {seen.messages && <DashboardNews query={contactMessageCountQuery(seen.messages)} />}
          </p>
        )}
      </Link>
    </AdminPage>
  )
}

const cardClass = 'rounded-card border border-cream-200 p-6 transition hover:border-forest-500 hover:shadow-card'

/** As high as its words before they are there. */
const countClass = 'flex min-h-6 flex-wrap items-center gap-x-3 gap-y-1 text-bark-700 text-small'

function Card({
  to,
  title,
  text,
  icon,
  children,
}: {
  to: string
  title: string
  text: string
  icon: ReactNode
  /** How much there is. */
  children: ReactNode
}) {
  return (
    <li className="grid grid-cols-[minmax(0,1fr)]">
      <Link to={to} className={cn(cardClass, 'flex flex-col')}>
        <span className="text-amber-dark">{icon}</span>
        <h2 className="mt-4 text-subtitle">{title}</h2>
        <p className="mt-1 mb-3 text-bark-700">{text}</p>
        <p className={cn(countClass, 'mt-auto')}>{children}</p>
      </Link>
    </li>
  )
}

type CountQuery<Key extends QueryKey> = UseQueryOptions<number, Error, number, Key>

/** How many rows a card leads to. While that is not known the line is empty: a wrong number would be worse than none. */
function DashboardCount<Key extends QueryKey>({
  query,
  one,
  many,
}: {
  query: CountQuery<Key>
  /** What one row is called, as in '1 post'. */
  one: string
  many: string
}) {
  const { data, isSuccess } = useQuery(query)
  if (!isSuccess) return null
  return (
    <span className="tabular-nums">
      {data} {data === 1 ? one : many}
    </span>
  )
}

/** How many of them are new; nothing where none is. */
function DashboardNews<Key extends QueryKey>({ query }: { query: CountQuery<Key> }) {
  const { data, isSuccess } = useQuery(query)
  if (!isSuccess || data === 0) return null
  return <span className="rounded-full bg-amber px-2.5 font-semibold text-forest-900 tabular-nums">{data} new</span>
}
