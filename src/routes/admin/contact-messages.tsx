import { useQuery } from '@tanstack/react-query'
import type { Column } from '@/admin/admin-table'
import { ConfirmDialog } from '@/admin/confirm-dialog'
import { copyText } from '@/admin/leads/copy-text'
import { LeadButtons, LeadEmail, LeadName, LeadPhone, LeadText, LeadTime } from '@/admin/leads/lead-cells'
import { joinFields, MISSING, messageFields, searchableMessage } from '@/admin/leads/lead-text'
import { ListPage } from '@/admin/list-page'
import { RowActions } from '@/admin/row-actions'
import { useDeleteFlow } from '@/admin/use-delete-flow'
import { contactMessagesQuery, deleteContactMessageMutation } from '@/data/contact-messages'
import type { ContactMessage } from '@/data/rows'

const columns: Column<ContactMessage>[] = [
  {
    title: 'Name',
    cell: ({ FullName }, { isNew }) => <LeadName name={FullName} isNew={isNew} />,
    area: 'name',
  },
  { title: 'Email', cell: ({ id, Email }) => <LeadEmail id={id} email={Email} />, area: 'email' },
  {
    title: 'Phone',
    cell: ({ id, PhoneNumber }) => PhoneNumber && <LeadPhone id={id} phone={PhoneNumber} />,
    area: 'phone',
  },
  {
    title: 'Message',
    cell: ({ Description }) => <LeadText text={Description} />,
    area: 'description',
  },
  {
    title: 'Sent At',
    cell: ({ created_at }, { now }) => <LeadTime timestamp={created_at} now={now} />,
    area: 'time',
    className: 'ui-note',
  },
]

/** Messages from the contact form. Only with Supabase Auth (routes.tsx). */
export default function ContactMessages() {
  const deleteFlow = useDeleteFlow<ContactMessage>(deleteContactMessageMutation, () => ({
    title: 'Contact Message Deleted',
    description: 'The contact message has been successfully deleted.',
  }))
  return (
    <ListPage
      title="Contact Messages"
      label="Contact messages"
      query={useQuery(contactMessagesQuery)}
      search={{ getText: searchableMessage, total: 'Total contact messages' }}
      texts={{
        loading: 'Loading contact messages...',
        empty: 'No contact messages found.',
        hint: 'What visitors write in the contact form will appear here.',
      }}
      layout="leads"
      showsLoadError
      marksNewIn="contact-messages"
      columns={columns}
      actions={(row, { isNew }) => (
        <RowActions
          name={`the message from ${row.FullName || MISSING}`}
          contact={<LeadButtons id={row.id} name={row.FullName} phone={row.PhoneNumber} isNew={isNew} />}
          onCopy={() => copyText(joinFields(messageFields(row)))}
          onDelete={(button) => deleteFlow.open(row, button)}
        />
      )}
    >
      <ConfirmDialog
        {...deleteFlow.dialog}
        title="Are you sure?"
        subject={deleteFlow.chosen?.FullName}
        description="This action cannot be undone. This will permanently delete the contact message."
        action="Delete"
      />
    </ListPage>
  )
}
