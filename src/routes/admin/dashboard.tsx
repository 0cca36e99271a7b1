import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router-dom'
import { AdminPage, LoadFailure } from '@/admin/admin-page'
import { MISSING } from '@/admin/leads/cells'
import { CallLink } from '@/admin/leads/lead-card'
import { lastShown } from '@/admin/leads/new-marks'
import { serviceLabels } from '@/admin/leads/text'
import { isLocked } from '@/data/lock'
import { newestQuoteRequestsQuery } from '@/data/quote-requests'
import {
  contactMessageCountQuery,
  postCountQuery,
  quoteRequestCountQuery,
  testimonialCountQuery,
} from '@/data/row-counts'
import { cn } from '@/lib/class-names'
import { ageOf } from '@/lib/dates'
import { useNow } from '@/lib/use-now'
import { paths } from '@/paths'
import { LetterIcon, MailIcon, PencilIcon, QuoteIcon } from '@/ui/icons'
import { QueryView } from '@/ui/query-view'

export default function Dashboard() {
  // Timestamps of the newest rows that the lists have shown; later rows count as new.
  const [seen] = useState(() => ({ requests: lastShown('quote-requests'), messages: lastShown('contact-messages') }))

  return (
    <AdminPage title="Admin Dashboard">
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-3 md:grid-cols-3 md:gap-5">
        <Card
          to={paths.admin.quoteRequests}
          title="Quote Requests"
          text="Who asked for a quote, for what, and where."
          icon={<MailIcon className={iconClass} />}
        >
          <RowCount query={quoteRequestCountQuery()} one="request" many="requests" />
        </Card>
        <Card
          to={paths.admin.posts}
          title="Blog Posts"
          text="What visitors read on the blog."
          icon={<PencilIcon className={iconClass} />}
        >
          <RowCount query={postCountQuery} one="post" many="posts" />
        </Card>
        <Card
          to={paths.admin.testimonials}
          title="Testimonials"
          text="What customers say about us."
          icon={<QuoteIcon className={iconClass} />}
        >
          <RowCount query={testimonialCountQuery} one="testimonial" many="testimonials" />
        </Card>
      </ul>
      <NewestRequests seen={seen.requests} />
      <Link
        to={paths.admin.contactMessages}
        className={cn(cardClass, 'mt-8 flex flex-wrap items-center gap-x-3 gap-y-3 max-md:p-4 md:gap-x-5')}
      >
        <LetterIcon className={cn(iconClass, 'text-amber-dark')} />
        <div className="min-w-0 grow basis-48">
          <h2 className="text-subtitle">Contact Messages</h2>
          <p className="mt-1 text-bark-700">
            {isLocked
              ? 'Messages from the contact form.'
              : 'Messages are kept in your Supabase project. To read them here, turn on the lock.'}
          </p>
        </div>
        {isLocked && (
          <p className={countClass}>
            <RowCount query={contactMessageCountQuery()} one="message" many="messages" />
            {seen.messages && <NewRowCount query={contactMessageCountQuery(seen.messages)}>new</NewRowCount>}
          </p>
        )}
      </Link>
    </AdminPage>
  )
}

const iconClass = 'size-6 md:size-8'

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
      <Link
        to={to}
        className={cn(
          cardClass,
          'flex flex-wrap items-center gap-x-3 max-md:px-4 max-md:py-3 md:flex-col md:items-stretch md:gap-0',
        )}
      >
        <span className="text-amber-dark">{icon}</span>
        <h2 className="min-w-0 grow text-subtitle md:mt-4 md:grow-0">{title}</h2>
        <p className="mt-1 mb-3 text-bark-700 max-md:hidden">{text}</p>
        <p className={cn(countClass, 'md:mt-auto')}>{children}</p>
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
    <span className="whitespace-nowrap tabular-nums">
      {data} {data === 1 ? one : many}
    </span>
  )
}

/** Number of new rows; renders nothing at zero. */
function NewRowCount<Key extends QueryKey>({ query, children }: { query: CountQuery<Key>; children: string }) {
  const { data, isSuccess } = useQuery(query)
  if (!isSuccess || data === 0) return null
  return (
    <span className="rounded-full bg-amber px-2.5 font-semibold text-forest-900 text-small tabular-nums">
      {data} {children}
    </span>
  )
}

/** The newest requests, with a button to call each person. */
function NewestRequests({ seen }: { seen: string | null }) {
  const query = useQuery(newestQuoteRequestsQuery)
  const now = useNow()
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
          <>
            {query.error && <LoadFailure message={query.error.message} onTryAgain={() => void query.refetch()} />}
            <ul className="divide-y divide-cream-200 rounded-card border border-cream-200">
              {rows.map((row) => (
                <li key={row.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
                  <div className="min-w-0 grow basis-36 [overflow-wrap:anywhere]">
                    <p className="flex flex-wrap items-baseline gap-x-3">
                      <Link
                        to={paths.admin.quoteRequests}
                        className="py-2 font-semibold text-forest-700 underline underline-offset-2"
                      >
                        {row.name || MISSING}
                      </Link>
                      <span className="text-bark-700 text-small">{ageOf(row.created_at, now)}</span>
                    </p>
                    <p className="text-small">{serviceLabels(row.services).join(', ') || MISSING}</p>
                  </div>
                  <div className="grid w-28 max-w-full">
                    <CallLink name={row.name || MISSING} phone={row.phone} />
                  </div>
                </li>
              ))}
            </ul>
          </>
        )}
      </QueryView>
      {/* Below the rows, so that it does not move their buttons when it comes. */}
      <p className="mt-3 flex min-h-8 flex-wrap items-center gap-x-4 gap-y-1">
        <Link to={paths.admin.quoteRequests} className="font-semibold text-forest-700 underline underline-offset-2">
          All requests
        </Link>
        {seen && <NewRowCount query={quoteRequestCountQuery(seen)}>new since you last looked</NewRowCount>}
      </p>
    </section>
  )
}
