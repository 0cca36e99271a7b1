import { AdminPage, LoadFailure } from '@/admin/admin-page'
import { LeadEmail, LeadName, LeadPhone, LeadTime, MISSING } from '@/admin/leads/cells'
import { useCopy } from '@/admin/leads/copy'
import { InboxList, useUrlFilter } from '@/admin/leads/inbox'
import { useNewMarks } from '@/admin/leads/new-marks'
import { messageAsText, searchableMessage } from '@/admin/leads/text'
import { RowActions } from '@/admin/row-actions'
import { type Column, useFreshList } from '@/admin/table'
import { contactMessagesQuery } from '@/data/contact-messages'
import { isLocked } from '@/data/lock'
import type { ContactMessage } from '@/data/rows'
import { paths } from '@/paths'
import { QueryView } from '@/ui/query-view'

const columnsOf = (isNew: (row: ContactMessage) => boolean): Column<ContactMessage>[] => [
  { title: 'Name', cell: (row) => <LeadName name={row.FullName} isNew={isNew(row)} />, className: 'xl:min-w-36' },
  { title: 'Email', cell: ({ Email }) => <LeadEmail email={Email} />, className: 'xl:min-w-48' },
  { title: 'Phone', cell: ({ PhoneNumber }) => <LeadPhone phone={PhoneNumber} />, className: 'xl:min-w-36' },
  {
    title: 'Message',
    cell: ({ Description }) => <p className="max-w-text whitespace-pre-line xl:min-w-80">{Description || MISSING}</p>,
  },
  {
    title: 'Sent At',
    cell: ({ created_at }) => <LeadTime timestamp={created_at} />,
    className: 'xl:whitespace-nowrap',
  },
]

/** Messages from the contact form. Without the lock the public key has no grant to read them, so no query runs. */
export default function ContactMessages() {
  return (
    <AdminPage
      title="Contact Messages"
      isWide={isLocked}
      back={{ to: paths.admin.dashboard, label: 'Back to Dashboard' }}
    >
      {isLocked ? <Messages /> : <NotReadableHere />}
    </AdminPage>
  )
}

function Messages() {
  const messages = useFreshList(contactMessagesQuery)
  const filter = useUrlFilter()
  const isNew = useNewMarks('contact-messages', messages.data, !filter.words.trim())
  const clipboard = useCopy()
  return (
    <section aria-label="Contact messages">
      <QueryView
        query={messages}
        loading="Loading contact messages..."
        error={(message) => <LoadFailure message={message} onTryAgain={() => void messages.refetch()} />}
        empty={
          <div className="rounded-card bg-cream p-8 text-center">
            <p className="font-semibold">No contact messages found.</p>
            <p className="mt-1 text-bark-700">What visitors write in the contact form will appear here.</p>
          </div>
        }
      >
        {(rows) => (
          <InboxList
            caption="Contact messages, newest first"
            rows={rows}
            filter={filter}
            searchableOf={searchableMessage}
            columns={columnsOf(isNew)}
            total="Total contact messages"
            actions={(row) => (
              <RowActions
                name={`the message from ${row.FullName || MISSING}`}
                onCopy={() => clipboard.copy(messageAsText(row), 'The whole message is on the clipboard.')}
              />
            )}
          />
        )}
      </QueryView>
      {clipboard.dialog}
    </section>
  )
}

function NotReadableHere() {
  return (
    <div className="max-w-text rounded-card bg-cream p-6 md:p-8">
      <h2 className="text-subtitle">Messages cannot be read here yet</h2>
      <p className="mt-3">
        This site’s lock is off. Without it, this panel uses the same key that every visitor has, so anything the panel
        could read, anyone could. That’s why the database hides contact messages from both.
      </p>
      <h3 className="mt-5 font-semibold text-body">Where they are now</h3>
      <p className="mt-1">
        In the Supabase project’s dashboard: open Table Editor, then the table <code>ContactForm</code>.
      </p>
      <h3 className="mt-5 font-semibold text-body">How to read them here</h3>
      <p className="mt-1">
        Turn on the lock: the file <code>docs/lock.md</code> in this site’s project shows the three steps. The lock also
        keeps strangers out of quote requests.
      </p>
    </div>
  )
}
