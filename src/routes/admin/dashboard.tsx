import { useQuery } from '@tanstack/react-query'
import type { ComponentType, ReactNode } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { AdminPage, LoadFailure } from '@/admin/admin-page'
import { LeadMarks, TextLink } from '@/admin/leads/cells'
import { cameAfter, cameSinceLastShown, readLastShown } from '@/admin/leads/new-marks'
import { isEmergency, joinServices, MISSING, readTown } from '@/admin/leads/text'
import { logOut } from '@/admin/session'
import { contactMessagesQuery } from '@/data/contact-messages'
import { isLocked } from '@/data/lock'
import { quoteRequestsQuery } from '@/data/quote-requests'
import type { QuoteRequest } from '@/data/rows'
import { cn } from '@/lib/class-names'
import { phoneLink } from '@/lib/contact-links'
import { formatAge } from '@/lib/dates'
import { paths } from '@/paths'
import { buttonClass } from '@/ui/button'
import { LetterIcon, MailIcon, PencilIcon, PhoneIcon, QuoteIcon } from '@/ui/icons'
import { QueryView } from '@/ui/query-view'
import { toast } from '@/ui/toast'

/** How many requests the dashboard shows. */
const NEWEST = 5

export default function Dashboard() {
  return (
    <AdminPage title="Admin Dashboard" actions={<LogoutButton />}>
      <div className="grid grid-cols-1 gap-6 xl:grid-cols-[minmax(0,1fr)_20rem] xl:gap-8">
        <NewestRequests />
        <ul
          className={cn(
            'grid grid-cols-1 content-start gap-3 xl:mt-13 xl:grid-cols-1',
            isLocked ? 'md:grid-cols-2' : 'md:grid-cols-3',
          )}
        >
          <Card to={paths.admin.posts} title="Blog Posts" Icon={PencilIcon} />
          <Card to={paths.admin.testimonials} title="Testimonials" Icon={QuoteIcon} />
          <Card to={paths.admin.quoteRequests} title="Quote Requests" Icon={LetterIcon} />
          {isLocked && <MessagesCard />}
        </ul>
      </div>
    </AdminPage>
  )
}

function LogoutButton() {
  const navigate = useNavigate()

  function handleLogout() {
    logOut()
    toast({ title: 'Logged Out', description: 'You have been successfully logged out.' })
    navigate(paths.admin.login)
  }

  return (
    <button type="button" className={buttonClass('outline', 'small')} onClick={handleLogout}>
      Logout
    </button>
  )
}

function NewestRequests() {
  const query = useQuery(quoteRequestsQuery)
  const isNew = cameAfter(readLastShown('quote-requests'))
  const isRecent = cameSinceLastShown('quote-requests', query.dataUpdatedAt)
  const { data = [] } = query
  const isUrgent = (row: QuoteRequest) => isRecent(row) && isEmergency(row)
  const newest = [...data.filter(isUrgent), ...data.filter((row) => !isUrgent(row))].slice(0, NEWEST)
  return (
    <section aria-labelledby="newest">
      <div className="mb-2 flex flex-wrap items-center gap-x-3">
        <h2 id="newest" className="text-heading">
          Newest quote requests
        </h2>
        <NewCount count={data.filter(isNew).length} />
        <Link
          to={paths.admin.quoteRequests}
          className="ml-auto flex min-h-11 items-center font-medium text-forest-700 text-small underline"
        >
          See all {query.data?.length}
        </Link>
      </div>
      <QueryView
        query={{ ...query, data: query.data && newest }}
        loading="Loading quote requests..."
        error={(message) => <LoadFailure message={message} onTryAgain={() => void query.refetch()} />}
        empty={<p className="card-cream p-6">Nobody has asked for a quote yet.</p>}
      >
        {(rows) => (
          <ul className="card divide-y divide-cream-200">
            {rows.map((row) => (
              <NewestRequest key={row.id} request={row} isNew={isNew(row)} now={query.dataUpdatedAt} />
            ))}
          </ul>
        )}
      </QueryView>
    </section>
  )
}

/** Name, age and town, services, and the first lines of the description, with a button to call. */
function NewestRequest({ request, isNew, now }: { request: QuoteRequest; isNew: boolean; now: number }) {
  const { name, phone, services, address, description, created_at } = request
  const call = phoneLink(phone)
  const buttonLook = isNew || isEmergency(request) ? 'brand' : 'outline'
  return (
    <li className="flex gap-x-8 gap-y-3 px-5 py-4 max-md:flex-col md:items-center">
      <div className="min-w-0 grow [overflow-wrap:anywhere]">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Link
            to={paths.admin.quoteRequests}
            className="py-0.5 font-semibold text-[1.125rem] text-forest-700 hover:underline"
          >
            {name || MISSING}
          </Link>
          <LeadMarks isNew={isNew} isEmergency={isEmergency(request)} />
        </p>
        <p className="text-bark-700 text-small">
          {[formatAge(created_at, now), readTown(address)].filter(Boolean).join(' · ')}
        </p>
        <p className="mt-1.5 font-semibold text-small">{joinServices(services)}</p>
        <p className="line-clamp-3 large-text:line-clamp-none text-bark-700 text-small">{description}</p>
      </div>
      {call && (
        <div className="flex gap-2 sm:shrink-0">
          <a href={call} className={cn(buttonClass(buttonLook, 'small'), 'min-w-0 grow sm:min-w-58')}>
            <PhoneIcon />
            <span className="min-w-0 [overflow-wrap:anywhere]">
              Call <span className="sm:sr-only">{name || MISSING}</span>{' '}
              <span className="tabular-nums max-sm:hidden">{phone}</span>
            </span>
          </a>
          <TextLink
            {...request}
            className={cn(buttonClass('outline', 'small'), 'max-sm:px-3! max-sm:[&_svg]:hidden')}
          />
        </div>
      )}
    </li>
  )
}

/** The number of rows that this browser has not shown in their list. */
const NewCount = ({ count }: { count: number }) =>
  count > 0 && (
    <span className="shrink-0 rounded-full bg-amber px-2.5 font-semibold text-forest-900 text-small tabular-nums">
      {count} new
    </span>
  )

/** A link to a list. */
const Card = ({
  to,
  title,
  Icon,
  children,
}: {
  to: string
  title: string
  Icon: ComponentType<{ className?: string }>
  children?: ReactNode
}) => (
  <li className="grid grid-cols-1">
    <Link
      to={to}
      className="card flex items-center gap-2.5 px-4 py-3 transition hover:border-forest-500 hover:shadow-card"
    >
      <Icon className="size-6 text-amber-dark" />
      <h2 className="min-w-0 grow text-body">{title}</h2>
      {children}
    </Link>
  </li>
)

function MessagesCard() {
  const { data = [] } = useQuery(contactMessagesQuery)
  return (
    <Card to={paths.admin.contactMessages} title="Contact Messages" Icon={MailIcon}>
      <NewCount count={data.filter(cameAfter(readLastShown('contact-messages'))).length} />
    </Card>
  )
}
