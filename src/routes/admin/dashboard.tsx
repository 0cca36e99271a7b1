import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { AdminPage } from '@/admin/admin-page'
import { LeadButtons, LeadMarks } from '@/admin/leads/lead-cells'
import { isEmergencyRequest, MISSING, townOrAddress } from '@/admin/leads/lead-text'
import { LoadFailure } from '@/admin/load-failure'
import { isNewSince } from '@/admin/new-marks'
import { PostThumbnail } from '@/admin/post-thumbnail'
import { logOut } from '@/admin/session'
import { joinServiceLabels } from '@/content/quote-options'
import { usesSupabaseAuth } from '@/data/auth-mode'
import { contactMessagesQuery } from '@/data/contact-messages'
import { adminPostsQuery } from '@/data/posts'
import { quoteRequestsQuery } from '@/data/quote-requests'
import type { QuoteRequest } from '@/data/rows'
import { adminTestimonialsQuery } from '@/data/testimonials'
import { cn } from '@/lib/class-names'
import { formatAge, formatDay, parseTimestamp } from '@/lib/dates'
import { paths } from '@/paths'
import { buttonClass } from '@/ui/button'
import { LetterIcon, MailIcon, PencilIcon, SpeechIcon } from '@/ui/icons'
import { QueryView } from '@/ui/query-view'
import { Stars } from '@/ui/stars'
import { toast } from '@/ui/toast'

const { admin } = paths

const NEWEST_LIMIT = 5

const MONTH_MS = 30 * 24 * 3_600_000

export default function Dashboard() {
  const posts = useQuery(adminPostsQuery)
  const testimonials = useQuery(adminTestimonialsQuery)
  const requests = useQuery(quoteRequestsQuery)
  const messages = useQuery({ ...contactMessagesQuery, enabled: usesSupabaseAuth })
  const [post] = posts.data ?? []
  const [testimonial] = testimonials.data ?? []
  const [message] = messages.data ?? []
  const isRowNew = isNewSince('quote-requests', requests.dataUpdatedAt)
  const newMessages = messages.data?.filter(isNewSince('contact-messages', messages.dataUpdatedAt)) ?? []

  return (
    <AdminPage title="Admin Dashboard" action={<LogoutButton />}>
      <NewestRequests query={requests} isRowNew={isRowNew} />
      <ul
        className={cn('mt-8 grid grid-cols-1 gap-3 lg:gap-4', usesSupabaseAuth ? 'md:grid-cols-2' : 'md:grid-cols-3')}
      >
        <Card to={admin.posts} title="Blog Posts" Icon={PencilIcon} query={posts}>
          {post && <Summary picture={<PostThumbnail post={post} />} title={post.title} detail={formatDay(post.date)} />}
          <CardButton to={admin.newPost}>Create New Post</CardButton>
        </Card>
        <Card to={admin.testimonials} title="Testimonials" Icon={SpeechIcon} query={testimonials}>
          {testimonial && (
            <Summary title={<Stars rating={testimonial.rating} />} detail={<q>{testimonial.testimonial}</q>} />
          )}
          <CardButton to={admin.newTestimonial}>Add New Testimonial</CardButton>
        </Card>
        <Card to={admin.quoteRequests} title="Quote Requests" Icon={LetterIcon} query={requests}>
          <RequestCounts query={requests} isRowNew={isRowNew} />
          <CardButton to={admin.quoteRequests}>See all requests</CardButton>
        </Card>
        {usesSupabaseAuth && (
          <Card to={admin.contactMessages} title="Contact Messages" Icon={MailIcon} query={messages}>
            {message && (
              <Summary
                title={message.FullName || MISSING}
                detail={formatAge(message.created_at, messages.dataUpdatedAt)}
              />
            )}
            <CardButton to={admin.contactMessages}>
              See all messages{' '}
              {newMessages.length > 0 && (
                <span className="ui-pill bg-amber text-forest-900 tabular-nums">{newMessages.length} new</span>
              )}
            </CardButton>
          </Card>
        )}
      </ul>
    </AdminPage>
  )
}

function LogoutButton() {
  const navigate = useNavigate()

  function handleLogout() {
    // The guard redirects when the access ends, unless the page has been left before (require-admin.tsx).
    navigate(paths.admin.login)
    logOut()
    toast({ title: 'Logged Out', description: 'You have been successfully logged out.' })
  }

  return (
    <button type="button" className={buttonClass('outline', 'small')} onClick={handleLogout}>
      Logout
    </button>
  )
}

type RequestsProps = { query: UseQueryResult<readonly QuoteRequest[]>; isRowNew: (row: QuoteRequest) => boolean }

function NewestRequests({ query, isRowNew }: RequestsProps) {
  const { data = [] } = query
  const isUrgent = (row: QuoteRequest) => isRowNew(row) && isEmergencyRequest(row)
  const newest = [...data.filter(isUrgent), ...data.filter((row) => !isUrgent(row))].slice(0, NEWEST_LIMIT)
  return (
    <section aria-labelledby="newest">
      <h2 id="newest" className="mb-4 text-subtitle md:text-heading">
        Newest quote requests
      </h2>
      <QueryView
        query={{ data: query.data && newest, isPending: query.isPending, error: query.error }}
        loading="Loading quote requests..."
        error={(error) => <LoadFailure error={error} onTryAgain={() => void query.refetch()} />}
        empty={<p className="ui-empty-box">Nobody has asked for a quote yet.</p>}
      >
        {(rows) => (
          <ul className="ui-card divide-y divide-cream-200">
            {rows.map((row) => (
              <NewestRequest key={row.id} request={row} isNew={isRowNew(row)} now={query.dataUpdatedAt} />
            ))}
          </ul>
        )}
      </QueryView>
    </section>
  )
}

/** Name, age, town, services and the first lines of the description, with buttons to call, text and open a map. */
function NewestRequest({ request, isNew, now }: { request: QuoteRequest; isNew: boolean; now: number }) {
  const { id, name, phone, services, address, description, created_at } = request
  return (
    <li
      className={cn(
        'ui-card-row flex flex-col gap-x-8 gap-y-3 py-4 first:rounded-t-card last:rounded-b-card md:flex-row',
        isNew && 'bg-cream/60',
      )}
    >
      <div className="wrap-anywhere grid min-w-0 grow grid-cols-1 gap-x-8 gap-y-1.5 xl:grid-cols-2/3">
        <div>
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <Link
              to={admin.quoteRequests}
              className="py-0.5 font-semibold text-forest-700 text-subtitle hover:underline"
            >
              {name || MISSING}
            </Link>
            <LeadMarks isNew={isNew} isEmergency={isEmergencyRequest(request)} />
          </p>
          <p className="ui-note mt-0.5">
            {[formatAge(created_at, now), townOrAddress(address)].filter(Boolean).join(' · ')}
          </p>
        </div>
        <div className="text-small xl:pt-1">
          <p className="font-semibold">{joinServiceLabels(services)}</p>
          <p className="line-clamp-3 large-text:line-clamp-none text-bark-700">{description}</p>
        </div>
      </div>
      <div className="flex shrink-0 flex-wrap content-start gap-2 md:w-60 xl:w-112">
        <LeadButtons {...{ id, name, phone, address, isNew }} place="dashboard" />
      </div>
    </li>
  )
}

type CardProps = {
  to: string
  title: string
  Icon: typeof MailIcon
  query: { data: readonly unknown[] | undefined }
  children: ReactNode
}

/** A list: its number of rows, a link to it, what is new in it, and a button. */
const Card = ({ to, title, Icon, query, children }: CardProps) => (
  <li className="ui-card ui-card-body-small hover:ui-shadow-card relative flex flex-col transition hover:border-forest-500">
    <div className="flex items-center gap-2">
      <Icon className="size-6 text-amber-dark" />
      <Link to={to} className="ui-stretched-link min-w-0 grow">
        <h2 className="text-body lg:text-subtitle">{title}</h2>
      </Link>
      <span className="font-semibold text-bark-700 text-subtitle tabular-nums">{query.data?.length}</span>
    </div>
    {children}
  </li>
)

/** The newest requests are above the cards, so their card says how many have come lately. */
function RequestCounts({ query, isRowNew }: RequestsProps) {
  if (!query.data) return null
  const monthAgo = new Date(query.dataUpdatedAt - MONTH_MS)
  const recent = query.data.filter(({ created_at }) => (parseTimestamp(created_at) ?? 0) > monthAgo).length
  const unseen = query.data.filter(isRowNew)
  const emergencies = unseen.filter(isEmergencyRequest).length
  const urgent = emergencies > 0 && `${emergencies} ${emergencies === 1 ? 'emergency' : 'emergencies'}`
  return (
    <Summary
      title={unseen.length > 0 ? `${unseen.length} new` : 'Nothing new'}
      detail={[urgent, `${recent || 'None'} in the last 30 days`].filter(Boolean).join(' · ')}
    />
  )
}

const Summary = ({ picture, title, detail }: { picture?: ReactNode; title: ReactNode; detail?: ReactNode }) => (
  <div className="wrap-anywhere mt-4 mb-auto flex min-h-15 tablet:flex-col gap-3 text-small">
    {picture}
    <div>
      <p className="line-clamp-2 large-text:line-clamp-none font-semibold leading-snug">{title}</p>
      <p className="ui-note line-clamp-4 large-text:line-clamp-none md:line-clamp-2">{detail}</p>
    </div>
  </div>
)

const CardButton = ({ to, children }: { to: string; children: ReactNode }) => (
  <Link to={to} className={cn('relative mt-4 w-full', buttonClass('outline', 'tight'))}>
    {children}
  </Link>
)
