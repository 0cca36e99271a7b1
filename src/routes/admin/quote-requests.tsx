import { useCallback, useState } from 'react'
import { AdminPage, LoadFailure } from '@/admin/admin-page'
import { DeleteDialog, useDeleteFlow } from '@/admin/delete'
import { LeadAddress, LeadEmail, LeadName, LeadPhone, LeadTime, MISSING } from '@/admin/leads/cells'
import { useCopy } from '@/admin/leads/copy'
import { InboxList } from '@/admin/leads/inbox'
import { LeadCard } from '@/admin/leads/lead-card'
import { useNewMarks } from '@/admin/leads/new-marks'
import { RequestSheet } from '@/admin/leads/print-sheet'
import { requestAsText, requestTable, searchableRequest, serviceLabels } from '@/admin/leads/text'
import { RowActions } from '@/admin/row-actions'
import { type Column, useFreshList } from '@/admin/table'
import { quoteOptions } from '@/content/quote-options'
import { deleteQuoteRequest, quoteRequestsQuery } from '@/data/quote-requests'
import type { QuoteRequest } from '@/data/rows'
import { useUrlFilter } from '@/layout/use-url-filter'
import { cn } from '@/lib/class-names'
import { csvOf, downloadFile } from '@/lib/csv'
import { today } from '@/lib/dates'
import { paths } from '@/paths'
import { buttonClass } from '@/ui/button'
import { SelectField } from '@/ui/field'
import { DownloadIcon } from '@/ui/icons'
import { QueryView } from '@/ui/query-view'

const columnsOf = (isNew: (row: QuoteRequest) => boolean): Column<QuoteRequest>[] => [
  { title: 'Name', cell: (row) => <LeadName name={row.name} isNew={isNew(row)} />, className: 'min-w-28' },
  { title: 'Email', cell: ({ email }) => <LeadEmail email={email} />, className: 'min-w-36' },
  { title: 'Phone', cell: ({ phone }) => <LeadPhone phone={phone} />, className: 'min-w-34' },
  { title: 'Address', cell: ({ address }) => <LeadAddress address={address} />, className: 'min-w-32' },
  {
    title: 'Services',
    cell: ({ services }) => serviceLabels(services).join(', ') || MISSING,
    className: 'min-w-28',
  },
  {
    title: 'Description',
    cell: ({ description }) => <p className="min-w-52 max-w-text whitespace-pre-line">{description || MISSING}</p>,
  },
  { title: 'Submitted At', cell: ({ created_at }) => <LeadTime timestamp={created_at} />, className: 'min-w-28' },
]

export default function QuoteRequests() {
  const requests = useFreshList(quoteRequestsQuery)
  const filter = useUrlFilter()
  const option = quoteOptions.find(({ id }) => id === filter.read('service'))
  const hasService = useCallback((row: QuoteRequest) => row.services.some((id) => id === option?.id), [option?.id])
  const isNew = useNewMarks('quote-requests', requests.data, !filter.words && !option)
  const clipboard = useCopy()
  const [printed, setPrinted] = useState<QuoteRequest | null>(null)
  const deleteFlow = useDeleteFlow<QuoteRequest>(deleteQuoteRequest, () => ({
    title: 'Quote Request Deleted',
    description: 'The quote request has been successfully deleted.',
  }))

  const actions = (row: QuoteRequest) => (
    <RowActions
      name={`the request from ${row.name || MISSING}`}
      onCopy={() => clipboard.copy(requestAsText(row), 'The whole quote request is on the clipboard.')}
      onPrint={() => setPrinted(row)}
      onDelete={() => deleteFlow.ask(row)}
      isStacked
    />
  )

  return (
    <AdminPage title="Manage Quote Requests" back={{ to: paths.admin.dashboard, label: 'Back to Dashboard' }}>
      <section aria-label="Quote requests" {...deleteFlow.listProps}>
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
            <InboxList
              caption="Quote requests, newest first"
              rows={rows}
              filter={filter}
              searchableOf={searchableRequest}
              narrowing={{
                field: <ServiceField service={option?.id ?? ''} onChoose={(id) => filter.choose('service', id)} />,
                isMet: option ? hasService : null,
                words: `asks for “${serviceLabels(option ? [option.id] : [])}”`,
              }}
              tools={(found) => <DownloadButton requests={found} />}
              columns={columnsOf(isNew)}
              total="Total quote requests"
              actions={actions}
              card={(row) => (
                <LeadCard
                  name={row.name}
                  isNew={isNew(row)}
                  timestamp={row.created_at}
                  services={serviceLabels(row.services).join(', ')}
                  text={row.description}
                  phone={row.phone}
                  email={row.email}
                  address={row.address}
                />
              )}
            />
          )}
        </QueryView>
      </section>
      <DeleteDialog flow={deleteFlow} title="Are you sure?" action="Delete">
        This action cannot be undone. This will permanently delete the quote request.
      </DeleteDialog>
      {clipboard.dialog}
      {printed && <RequestSheet request={printed} onPrinted={() => setPrinted(null)} />}
    </AdminPage>
  )
}

function ServiceField({ service, onChoose }: { service: string; onChoose: (service: string) => void }) {
  return (
    <SelectField
      className="min-w-0 grow-2 basis-40 md:max-w-sm md:basis-56"
      label="Service"
      value={service}
      onChange={(event) => onChoose(event.target.value)}
    >
      <option value="">All services</option>
      {quoteOptions.map(({ id }) => (
        <option key={id} value={id}>
          {serviceLabels([id])}
        </option>
      ))}
    </SelectField>
  )
}

/** Downloads all matching requests, not only the visible ones. */
function DownloadButton({ requests }: { requests: readonly QuoteRequest[] }) {
  return (
    <button
      type="button"
      disabled={requests.length === 0}
      className={cn(buttonClass('outline', 'small'), 'max-md:-mt-1')}
      onClick={() =>
        downloadFile(`quote-requests-${today()}.csv`, csvOf(requestTable(requests)), 'text/csv;charset=utf-8')
      }
    >
      <DownloadIcon />
      Download CSV ({requests.length})
    </button>
  )
}
