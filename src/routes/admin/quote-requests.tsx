import { useQuery } from '@tanstack/react-query'
import { AdminPage, LoadFailure } from '@/admin/admin-page'
import { useDeleteFlow } from '@/admin/delete'
import { LeadAddress, LeadEmail, LeadName, LeadPhone, LeadText, LeadTime, leadCell } from '@/admin/leads/cells'
import { copyText } from '@/admin/leads/copy'
import { useNewMarks } from '@/admin/leads/new-marks'
import {
  isEmergency,
  joinFields,
  joinServices,
  MISSING,
  requestFields,
  requestTable,
  searchableRequest,
} from '@/admin/leads/text'
import { AdminList } from '@/admin/list'
import { RowActions } from '@/admin/row-actions'
import type { Column } from '@/admin/table'
import { deleteQuoteRequest, quoteRequestsQuery } from '@/data/quote-requests'
import type { QuoteRequest } from '@/data/rows'
import { useUrlFilter } from '@/layout/use-url-filter'
import { downloadFile, formatCsv } from '@/lib/csv'
import { today } from '@/lib/dates'
import { paths } from '@/paths'
import { buttonClass } from '@/ui/button'
import { ConfirmDialog } from '@/ui/dialog'
import { DownloadIcon } from '@/ui/icons'

const makeColumns = (isNew: (row: QuoteRequest) => boolean, now: number): Column<QuoteRequest>[] => [
  {
    title: 'Name',
    cell: (row) => <LeadName name={row.name} isNew={isNew(row)} isEmergency={isEmergency(row)} />,
    className: leadCell.name,
  },
  { title: 'Email', cell: ({ email }) => <LeadEmail email={email} />, className: leadCell.email },
  { title: 'Phone', cell: (row) => <LeadPhone {...row} isMain />, className: leadCell.phone },
  { title: 'Address', cell: ({ address }) => <LeadAddress address={address} />, className: leadCell.address },
  { title: 'Services', cell: ({ services }) => joinServices(services) || MISSING, className: leadCell.services },
  {
    title: 'Description',
    cell: ({ description }) => <LeadText text={description} />,
    className: 'max-xl:order-4 max-xl:basis-full max-xl:py-1.5 xl:min-w-52 xl:pr-6! 2xl:w-full',
  },
  {
    title: 'Submitted At',
    cell: ({ created_at }) => <LeadTime timestamp={created_at} now={now} />,
    className: leadCell.time,
  },
]

export default function QuoteRequests() {
  const requests = useQuery(quoteRequestsQuery)
  const filter = useUrlFilter()
  const isNew = useNewMarks('quote-requests', requests.data, !filter.words)
  const deleteFlow = useDeleteFlow<QuoteRequest>(deleteQuoteRequest, () => ({
    title: 'Quote Request Deleted',
    description: 'The quote request has been successfully deleted.',
  }))

  return (
    <AdminPage title="Manage Quote Requests" back={{ to: paths.admin.dashboard, label: 'Back to Dashboard' }}>
      <AdminList
        label="Quote requests"
        query={requests}
        loading="Loading quote requests..."
        empty={
          <>
            <p className="font-semibold">No quote requests found.</p>
            <p className="mt-1 text-bark-700">When users submit quote requests, they will appear here.</p>
          </>
        }
        error={(message) => <LoadFailure message={message} onTryAgain={() => void requests.refetch()} />}
        filter={filter}
        getText={searchableRequest}
        tools={(found) => <DownloadButton requests={found} />}
        columns={makeColumns(isNew, requests.dataUpdatedAt)}
        total="Total quote requests"
        actions={(row) => (
          <RowActions
            name={`the request from ${row.name || MISSING}`}
            onCopy={() => copyText(joinFields(requestFields(row)), 'Paste it into a text or email.')}
            onDelete={() => deleteFlow.ask(row)}
            isCompact
          />
        )}
      />
      <ConfirmDialog
        {...deleteFlow.dialog}
        title="Are you sure?"
        whom={deleteFlow.chosen?.name}
        description="This action cannot be undone. This will permanently delete the quote request."
        action="Delete"
      />
    </AdminPage>
  )
}

/** Downloads all matching requests, not only the visible ones. */
function DownloadButton({ requests }: { requests: readonly QuoteRequest[] }) {
  return (
    <button
      type="button"
      disabled={requests.length === 0}
      className={buttonClass('outline', 'small')}
      onClick={() =>
        downloadFile(`quote-requests-${today()}.csv`, formatCsv(requestTable(requests)), 'text/csv;charset=utf-8')
      }
    >
      <DownloadIcon className="large-text:hidden size-5" />
      <span>
        Download spreadsheet <span className="max-sm:sr-only">({requests.length})</span>
      </span>
    </button>
  )
}
