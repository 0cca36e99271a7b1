import { useQuery } from '@tanstack/react-query'
import type { Column } from '@/admin/admin-table'
import { ConfirmDialog } from '@/admin/confirm-dialog'
import { copyText } from '@/admin/leads/copy-text'
import { downloadCsv } from '@/admin/leads/csv'
import { LeadAddress, LeadButtons, LeadEmail, LeadName, LeadPhone, LeadText, LeadTime } from '@/admin/leads/lead-cells'
import {
  isEmergencyRequest,
  joinFields,
  MISSING,
  requestFields,
  requestTable,
  searchableRequest,
} from '@/admin/leads/lead-text'
import { ListPage } from '@/admin/list-page'
import { RowActions } from '@/admin/row-actions'
import { useDeleteFlow } from '@/admin/use-delete-flow'
import { joinServiceLabels } from '@/content/quote-options'
import { deleteQuoteRequestMutation, quoteRequestsQuery } from '@/data/quote-requests'
import type { QuoteRequest } from '@/data/rows'
import { cn } from '@/lib/class-names'
import { today } from '@/lib/dates'
import { buttonClass } from '@/ui/button'
import { DownloadIcon } from '@/ui/icons'

const columns: Column<QuoteRequest>[] = [
  {
    title: 'Name',
    cell: (row, { isNew }) => <LeadName name={row.name} isNew={isNew} isEmergency={isEmergencyRequest(row)} />,
    area: 'name',
  },
  { title: 'Email', cell: ({ id, email }) => <LeadEmail id={id} email={email} />, area: 'email' },
  { title: 'Phone', cell: ({ id, phone }) => <LeadPhone id={id} phone={phone} />, area: 'phone' },
  { title: 'Address', cell: ({ address }) => <LeadAddress address={address} />, area: 'address' },
  {
    title: 'Services',
    cell: ({ services }) => joinServiceLabels(services) || MISSING,
    area: 'services',
    className: 'font-semibold max-md:pt-2',
  },
  {
    title: 'Description',
    cell: (row) => <LeadText text={row.description} />,
    area: 'description',
  },
  {
    title: 'Submitted At',
    cell: ({ created_at }, { now }) => <LeadTime timestamp={created_at} now={now} />,
    area: 'time',
    className: 'ui-note',
  },
]

export default function QuoteRequests() {
  const deleteFlow = useDeleteFlow<QuoteRequest>(deleteQuoteRequestMutation, () => ({
    title: 'Quote Request Deleted',
    description: 'The quote request has been successfully deleted.',
  }))
  return (
    <ListPage
      title="Manage Quote Requests"
      label="Quote requests"
      query={useQuery(quoteRequestsQuery)}
      search={{ getText: searchableRequest, total: 'Total quote requests', tools: renderDownload }}
      texts={{
        loading: 'Loading quote requests...',
        empty: 'No quote requests found.',
        hint: 'When users submit quote requests, they will appear here.',
      }}
      layout="leads"
      showsLoadError
      marksNewIn="quote-requests"
      columns={columns}
      actions={(row, { isNew }) => (
        <RowActions
          name={`the request from ${row.name || MISSING}`}
          contact={<LeadButtons {...row} isNew={isNew} />}
          onCopy={() => copyText(joinFields(requestFields(row)))}
          onDelete={(button) => deleteFlow.open(row, button)}
        />
      )}
    >
      <ConfirmDialog
        {...deleteFlow.dialog}
        title="Are you sure?"
        subject={deleteFlow.chosen?.name}
        description="This action cannot be undone. This will permanently delete the quote request."
        action="Delete"
      />
    </ListPage>
  )
}

/** The button that downloads all matching requests, not only the visible ones. */
const renderDownload = (found: readonly QuoteRequest[]) => (
  <button
    type="button"
    disabled={found.length === 0}
    className={cn(buttonClass('outline', 'small'), 'w-full sm:w-auto')}
    onClick={() => downloadCsv(`quote-requests-${today()}.csv`, requestTable(found))}
  >
    <DownloadIcon className="large-text:hidden size-5" />
    <span>Download spreadsheet ({found.length})</span>
  </button>
)
