import { useQuery } from '@tanstack/react-query'
import { AdminPage, LoadFailure } from '@/admin/admin-page'
import { LeadEmail, LeadName, LeadPhone, LeadText, LeadTime, leadCell } from '@/admin/leads/cells'
import { copyText } from '@/admin/leads/copy'
import { useNewMarks } from '@/admin/leads/new-marks'
import { joinFields, MISSING, messageFields, searchableMessage } from '@/admin/leads/text'
import { AdminList } from '@/admin/list'
import { RowActions } from '@/admin/row-actions'
import type { Column } from '@/admin/table'
import { contactMessagesQuery } from '@/data/contact-messages'
import type { ContactMessage } from '@/data/rows'
import { useUrlFilter } from '@/layout/use-url-filter'
import { paths } from '@/paths'

const makeColumns = (isNew: (row: ContactMessage) => boolean, now: number): Column<ContactMessage>[] => [
  { title: 'Name', cell: (row) => <LeadName name={row.FullName} isNew={isNew(row)} />, className: leadCell.name },
  {
    title: 'Message',
    cell: ({ Description }) => <LeadText text={Description} />,
    className: 'max-xl:order-4 max-xl:basis-full max-xl:pb-1 xl:min-w-96 xl:[&>p]:text-body',
  },
  { title: 'Email', cell: ({ Email }) => <LeadEmail email={Email} isMain />, className: leadCell.email },
  {
    title: 'Phone',
    cell: ({ FullName, PhoneNumber }) => PhoneNumber && <LeadPhone name={FullName} phone={PhoneNumber} />,
    className: 'max-xl:order-7 max-xl:flex max-xl:gap-2 max-sm:basis-full max-xl:empty:hidden xl:min-w-36',
  },
  {
    title: 'Sent At',
    cell: ({ created_at }) => <LeadTime timestamp={created_at} now={now} />,
    className: `${leadCell.time} xl:whitespace-nowrap`,
  },
]

/** Messages from the contact form. There is no such page without the lock (routes.tsx). */
export default function ContactMessages() {
  const messages = useQuery(contactMessagesQuery)
  const filter = useUrlFilter()
  const isNew = useNewMarks('contact-messages', messages.data, !filter.words)
  return (
    <AdminPage title="Contact Messages" back={{ to: paths.admin.dashboard, label: 'Back to Dashboard' }}>
      <AdminList
        label="Contact messages"
        query={messages}
        loading="Loading contact messages..."
        empty={
          <>
            <p className="font-semibold">No contact messages found.</p>
            <p className="mt-1 text-bark-700">What visitors write in the contact form will appear here.</p>
          </>
        }
        error={(message) => <LoadFailure message={message} onTryAgain={() => void messages.refetch()} />}
        filter={filter}
        getText={searchableMessage}
        columns={makeColumns(isNew, messages.dataUpdatedAt)}
        total="Total contact messages"
        actions={(row) => (
          <RowActions
            name={`the message from ${row.FullName || MISSING}`}
            onCopy={() => copyText(joinFields(messageFields(row)), 'Paste it into a text or email.')}
            isCompact
          />
        )}
      />
    </AdminPage>
  )
}
