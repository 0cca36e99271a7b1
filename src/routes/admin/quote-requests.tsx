import type { ReactNode } from 'react'
import { AdminList } from '@/admin/admin-list'
import { AdminPage } from '@/admin/admin-page'
import type { Column } from '@/admin/admin-table'
import { DeleteDialog } from '@/admin/delete-dialog'
import { LoadFailure } from '@/admin/load-failure'
import { RowActions } from '@/admin/row-actions'
import { useDeleteFlow } from '@/admin/use-delete-flow'
import { useFreshList } from '@/admin/use-fresh-list'
import { quoteOptions } from '@/content/quote-options'
import { deleteQuoteRequest, quoteRequestsQuery } from '@/data/quote-requests'
import type { QuoteRequest } from '@/data/rows'
import { mailLink, phoneLink } from '@/lib/contact-links'
import { formatDateTime } from '@/lib/dates'
import { paths } from '@/paths'
import { QueryView } from '@/ui/query-view'

const MISSING = 'N/A'

const labels = new Map<string, string>(quoteOptions.map(({ id, label }) => [id, label]))

const labelsOf = (services: QuoteRequest['services'] | null) => services?.map((id) => labels.get(id) ?? id) ?? []

const columns: Column<QuoteRequest>[] = [
  {
    title: 'Name',
    cell: ({ name }) => <strong className="font-semibold">{name || MISSING}</strong>,
    className: 'xl:min-w-28',
  },
  {
    title: 'Email',
    cell: ({ email }) =>
      email ? (
        <MaybeLink href={mailLink(email)}>
          <Breakable email={email} />
        </MaybeLink>
      ) : (
        MISSING
      ),
    className: 'xl:min-w-40',
  },
  {
    title: 'Phone',
    cell: ({ phone }) => (phone ? <MaybeLink href={phoneLink(phone)}>{phone}</MaybeLink> : MISSING),
    className: 'xl:min-w-34',
  },
  { title: 'Address', cell: ({ address }) => address || MISSING, className: 'xl:min-w-36' },
  {
    title: 'Services',
    cell: ({ services }) => labelsOf(services).join(', ') || MISSING,
    className: 'xl:min-w-32',
  },
  {
    title: 'Description',
    cell: ({ description }) => <p className="max-w-text whitespace-pre-line xl:min-w-60">{description || MISSING}</p>,
  },
  {
    title: 'Submitted At',
    cell: ({ created_at }) => (created_at && formatDateTime(created_at)) || MISSING,
    className: 'xl:min-w-34',
  },
]

const textOf = ({ name, email, phone, address, services, description }: QuoteRequest) =>
  [name, email, phone, address, ...labelsOf(services), description].filter(Boolean).join('\n')

export default function QuoteRequests() {
  const requests = useFreshList(quoteRequestsQuery)
  const removal = useDeleteFlow<QuoteRequest>(deleteQuoteRequest, () => ({
    title: 'Quote Request Deleted',
    description: 'The quote request has been successfully deleted.',
  }))

  return (
    <AdminPage title="Manage Quote Requests" isWide back={{ to: paths.admin.dashboard, label: 'Back to Dashboard' }}>
      <section aria-label="Quote requests" {...removal.listProps}>
        <QueryView
          query={requests}
          loading="Loading quote requests..."
          error={(message) => <LoadFailure message={message} onTryAgain={() => void requests.refetch()} />}
          empty={
            <div className="rounded-card bg-cream p-8 text-center">
              <p className="font-semibold">No quote requests found.</p>
              <p className="mt-1 text-bark-700">When users submit quote requests, they will appear here.</p>
            </div>
          }
        >
          {(rows) => (
            <AdminList
              caption="Quote requests, newest first"
              rows={rows}
              columns={columns}
              textOf={textOf}
              total="Total quote requests"
              actions={(row) => (
                <RowActions name={`the request of ${row.name || MISSING}`} onDelete={() => removal.ask(row)} />
              )}
            />
          )}
        </QueryView>
      </section>
      <DeleteDialog flow={removal} title="Are you sure?" action="Delete">
        This action cannot be undone. This will permanently delete the quote request.
      </DeleteDialog>
    </AdminPage>
  )
}

/** Text alone where what was typed makes no link. */
function MaybeLink({ href, children }: { href: string | null; children: ReactNode }) {
  if (!href) return children
  return (
    <a href={href} className="font-medium text-forest-700 underline underline-offset-2">
      {children}
    </a>
  )
}

/** An address that may go on in the next line after its @. */
function Breakable({ email }: { email: string }) {
  const at = email.indexOf('@') + 1
  return (
    <>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </>
  )
}
