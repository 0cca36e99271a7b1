import { AdminPage, LoadFailure } from '@/admin/admin-page'
import { LeadEmail, LeadName, LeadPhone, LeadTime, MISSING } from '@/admin/leads/cells'
import { useCopy } from '@/admin/leads/copy'
import { InboxList } from '@/admin/leads/inbox'
import { LeadCard } from '@/admin/leads/lead-card'
import { useNewMarks } from '@/admin/leads/new-marks'
import { messageAsText, searchableMessage } from '@/admin/leads/text'
import { RowActions } from '@/admin/row-actions'
import { type Column, useFreshList } from '@/admin/table'
import { contactMessagesQuery } from '@/data/contact-messages'
import { isLocked } from '@/data/lock'
import type { ContactMessage } from '@/data/rows'
import { useUrlFilter } from '@/layout/use-url-filter'
import { paths } from '@/paths'
import { QueryView } from '@/ui/query-view'

const columnsOf = (isNew: (row: ContactMessage) => boolean): Column<ContactMessage>[] => [
  { title: 'Name', cell: (row) => <LeadName name={row.FullName} isNew={isNew(row)} />, className: 'min-w-36' },
  { title: 'Email', cell: ({ Email }) => <LeadEmail email={Email} />, className: 'min-w-48' },
  { title: 'Phone', cell: ({ PhoneNumber }) => <LeadPhone phone={PhoneNumber} />, className: 'min-w-36' },
  {
    title: 'Message',
    cell: ({ Description }) => <p className="min-w-80 max-w-text whitespace-pre-line">{Description || MISSING}</p>,
  },
  {
    title: 'Sent At',
    cell: ({ created_at }) => <LeadTime timestamp={created_at} />,
    className: 'whitespace-nowrap',
  },
]

/** Messages from the contact form. Without the lock the public key has no grant to read them, so no query runs. */
export default function ContactMessages() {
  return (
    <AdminPage title="Contact Messages" back={{ to: paths.admin.dashboard, label: 'Back to Dashboard' }}>
      {isLocked ? <Messages /> : <NotReadableHere />}
    </AdminPage>
  )
}

function Messages() {
  const messages = useFreshList(contactMessagesQuery)
  const filter = useUrlFilter()
  const isNew = useNewMarks('contact-messages', messages.data, !filter.words)
  const clipboard = useCopy()
  const actions = (row: ContactMessage) => (
    <RowActions
      name={`the message from ${row.FullName || MISSING}`}
      onCopy={() => clipboard.copy(messageAsText(row), 'The whole message is on the clipboard.')}
    />
  )

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
            actions={actions}
            card={(row) => (
              <LeadCard
                name={row.FullName}
                isNew={isNew(row)}
                timestamp={row.created_at}
                text={row.Description}
                phone={row.PhoneNumber}
                email={row.Email}
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
    <div className="max-w-text [overflow-wrap:anywhere]">
      <p className="rounded-card bg-cream p-6 md:p-8">
        Messages are kept in your{' '}
        <a
          href="https://supabase.com/dashboard"
          target="_blank"
          rel="noopener noreferrer"
          className="font-semibold text-forest-700 underline"
        >
          Supabase project
        </a>
        . To read them here,{' '}
        <a href="#lock" className="font-semibold text-forest-700 underline">
          turn on the lock
        </a>
        .
      </p>
      <p className="mt-6">
        Until then this panel uses the same key as every visitor. Anything it could read, anyone could, so messages are
        hidden from both. The lock also keeps strangers out of your quote requests.
      </p>
      <h2 id="lock" className="mt-8 text-subtitle">
        Turning on the lock
      </h2>
      <ol className="mt-3 grid list-decimal gap-2 pl-6">
        <li>In your Supabase project, add a user for yourself, and turn off sign-ups.</li>
        <li>
          Run the file <code>supabase/lockdown.sql</code> there, with the id of your user.
        </li>
        <li>Build the site again, with your user’s e-mail address in its settings.</li>
      </ol>
      <p className="mt-4">
        The person who set up this site can do it for you: the file <code>docs/lock.md</code> has every step in detail.
      </p>
    </div>
  )
}
