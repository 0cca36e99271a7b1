import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { AdminPage, LoadFailure } from '@/admin/admin-page'
import { readLastShown } from '@/admin/leads/new-marks'
import { joinServices, MESSAGES_HIDDEN, MISSING } from '@/admin/leads/text'
import { isLocked } from '@/data/lock'
import { newestQuoteRequestsQuery } from '@/data/quote-requests'
import {
  contactMessageCountQuery,
  postCountQuery,
  quoteRequestCountQuery,
  testimonialCountQuery,
} from '@/data/row-counts'
import type { QuoteRequest } from '@/data/rows'
import { cn } from '@/lib/class-names'
import { phoneLink } from '@/lib/contact-links'
import { formatAge } from '@/lib/dates'
import { useNow } from '@/lib/use-now'
import { paths } from '@/paths'
import { buttonClass } from '@/ui/button'
import { LetterIcon, MailIcon, PencilIcon, PhoneIcon, QuoteIcon } from '@/ui/icons'
import { QueryView } from '@/ui/query-view'

const cards = [
  {
    to: paths.admin.quoteRequests,
    title: 'Quote Requests',
    text: 'Everyone who asked for a quote.',
    Icon: MailIcon,
    count: <RowCount query={quoteRequestCountQuery()} noun="request" />,
  },
  {
    to: paths.admin.posts,
    title: 'Blog Posts',
    text: 'What visitors read on the blog.',
    Icon: PencilIcon,
    count: <RowCount query={postCountQuery} noun="post" />,
  },
  {
    to: paths.admin.testimonials,
    title: 'Testimonials',
    text: 'What customers say about us.',
    Icon: QuoteIcon,
    count: <RowCount query={testimonialCountQuery} noun="testimonial" />,
  },
]

export default function Dashboard() {
  return (
    <AdminPage title="Admin Dashboard">
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-3 md:grid-cols-3 md:gap-5">
        {cards.map(({ to, title, text, Icon, count }) => (
          <li key={to} className="grid grid-cols-[minmax(0,1fr)]">
            <Link
              to={to}
              className={cn(
                cardClass,
                'flex flex-wrap items-center gap-x-2 max-md:px-4 max-md:py-3 md:flex-col md:items-stretch md:gap-0',
              )}
            >
              <Icon className={iconClass} />
              <h2 className="min-w-0 grow text-subtitle md:mt-4 md:grow-0">{title}</h2>
              <p className="mt-1 mb-3 text-bark-700 max-md:hidden">{text}</p>
              <p className={cn(countClass, 'md:mt-auto')}>{count}</p>
            </Link>
          </li>
        ))}
      </ul>
      <NewestRequests />
      {isLocked ? <MessagesLink /> : <p className="mt-8 text-bark-700">{MESSAGES_HIDDEN}</p>}
    </AdminPage>
  )
}

const iconClass = 'size-6 text-amber-dark md:size-8'

const cardClass = 'rounded-card border border-cream-200 p-6 transition hover:border-forest-500 hover:shadow-card'

/** Reserves the height of the text to avoid a layout shift while it loads. */
const countClass = 'flex min-h-6 flex-wrap items-center gap-x-3 gap-y-1 text-bark-700 text-small'

type CountQuery = typeof postCountQuery

/** Empty while unknown, because a wrong number is worse than none. */
function RowCount({ query, noun }: { query: CountQuery; noun: string }) {
  const { data, isSuccess } = useQuery(query)
  if (!isSuccess) return null
  return (
    <span className="whitespace-nowrap tabular-nums">
      {data} {data === 1 ? noun : `${noun}s`}
    </span>
  )
}

/** Number of rows that this browser has not shown in their list; renders nothing at zero. */
function NewRowCount({
  list,
  makeQuery,
  children,
}: {
  list: string
  makeQuery: (after?: string) => CountQuery
  children: string
}) {
  // Another tab may have shown the list in the meantime.
  useNow()
  const lastShown = readLastShown(list)
  const { data } = useQuery({ ...makeQuery(lastShown ?? undefined), enabled: lastShown !== null })
  if (lastShown === null || !data) return null
  return (
    <span className="rounded-full bg-amber px-2.5 font-semibold text-forest-900 text-small tabular-nums">
      {data} {children}
    </span>
  )
}

/** The newest requests, with a button to call each person. */
function NewestRequests() {
  const query = useQuery(newestQuoteRequestsQuery)
  return (
    <section aria-labelledby="newest" className="mt-8">
      <h2 id="newest" className="mb-3 text-subtitle">
        Newest requests
      </h2>
      <QueryView
        query={query}
        loading="Loading quote requests..."
        error={(message) => <LoadFailure message={message} onTryAgain={() => void query.refetch()} />}
        empty={<p className="rounded-card bg-cream p-6">Nobody has asked for a quote yet.</p>}
      >
        {(rows) => (
          <ul className="divide-y divide-cream-200 rounded-card border border-cream-200">
            {rows.map((row) => (
              <NewestRequest key={row.id} request={row} />
            ))}
          </ul>
        )}
      </QueryView>
      {/* Below the rows, so that it does not move their buttons when it comes. */}
      <p className="mt-3 flex min-h-8 flex-wrap items-center gap-x-4 gap-y-1">
        <Link to={paths.admin.quoteRequests} className="font-semibold text-forest-700 underline underline-offset-2">
          All requests
        </Link>
        <NewRowCount list="quote-requests" makeQuery={quoteRequestCountQuery}>
          new since you last looked
        </NewRowCount>
      </p>
    </section>
  )
}

function NewestRequest({ request: { name, phone, services, created_at } }: { request: QuoteRequest }) {
  const now = useNow()
  const call = phoneLink(phone)
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
      <div className="min-w-0 grow basis-36 [overflow-wrap:anywhere]">
        <p className="flex flex-wrap items-baseline gap-x-3">
          <Link
            to={paths.admin.quoteRequests}
            className="py-2 font-semibold text-forest-700 underline underline-offset-2"
          >
            {name || MISSING}
          </Link>
          <span className="text-bark-700 text-small">{formatAge(created_at, now)}</span>
        </p>
        <p className="text-small">{joinServices(services) || MISSING}</p>
      </div>
      {call && (
        <a href={call} aria-label={`Call ${name || MISSING}`} className={cn(buttonClass('brand', 'small'), 'w-28')}>
          <PhoneIcon />
          Call
        </a>
      )}
    </li>
  )
}

function MessagesLink() {
  return (
    <Link
      to={paths.admin.contactMessages}
      className={cn(cardClass, 'mt-8 flex flex-wrap items-center gap-x-3 gap-y-3 max-md:p-4 md:gap-x-5')}
    >
      <LetterIcon className={iconClass} />
      <div className="min-w-0 grow basis-48">
        <h2 className="text-subtitle">Contact Messages</h2>
        <p className="mt-1 text-bark-700">Messages from the contact form.</p>
      </div>
      <p className={countClass}>
        <RowCount query={contactMessageCountQuery()} noun="message" />
        <NewRowCount list="contact-messages" makeQuery={contactMessageCountQuery}>
          new
        </NewRowCount>
      </p>
    </Link>
  )
}
