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
  // Timestamps of the newest rows that the lists have shown; later rows count as new.
  const [seen] = useState(() => ({ requests: lastShown('quote-requests'), messages: lastShown('contact-messages') }))

  function handleLogout() {
    removeLogin()
    queryClient.clear()
    // The local session ends even if Supabase Auth is unreachable.
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
          text="Who asked for a quote, for what, and where."
          icon={<MailIcon className="size-8" />}
        >
          <RowCount query={quoteRequestCountQuery()} one="request" many="requests" />
          {seen.requests && <NewRowCount query={quoteRequestCountQuery(seen.requests)} />}
        </Card>
        <Card
          to={paths.admin.posts}
          title="Blog Posts"
          text="What visitors read on the blog."
          icon={<PencilIcon className="size-8" />}
        >
          <RowCount query={postCountQuery} one="post" many="posts" />
        </Card>
        <Card
          to={paths.admin.testimonials}
          title="Testimonials"
          text="What customers say about us."
          icon={<QuoteIcon className="size-8" />}
        >
          <RowCount query={testimonialCountQuery} one="testimonial" many="testimonials" />
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
            {isLocked ? 'Messages from the contact form.' : 'Where to read messages from the contact form.'}
          </p>
        </div>
        {isLocked && (
          <p className={countClass}>
            <RowCount query={contactMessageCountQuery()} one="message" many="messages" />
            {seen.messages && <NewRowCount query={contactMessageCountQuery(seen.messages)} />}
          </p>
        )}
      </Link>
    </AdminPage>
  )
}

const cardClass = 'rounded-card border border-cream-200 p-6 transition hover:border-forest-500 hover:shadow-card'

/** Reserves the height of the text to avoid a layout shift while it loads. */
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
  /** Row counts. */
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

/** Row count of a card. Empty while unknown, because a wrong number is worse than none. */
function RowCount<Key extends QueryKey>({
  query,
  one,
  many,
}: {
  query: CountQuery<Key>
  /** Singular noun, as in '1 post'. */
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

/** Number of new rows; renders nothing at zero. */
function NewRowCount<Key extends QueryKey>({ query }: { query: CountQuery<Key> }) {
  const { data, isSuccess } = useQuery(query)
  if (!isSuccess || data === 0) return null
  return <span className="rounded-full bg-amber px-2.5 font-semibold text-forest-900 tabular-nums">{data} new</span>
}
