import { Link } from 'react-router-dom'
import { AdminPage, LoadFailure } from '@/admin/admin-page'
import { DeleteDialog, useDeleteFlow } from '@/admin/delete'
import { keepDraftAsNew } from '@/admin/editor/drafts'
import { MISSING } from '@/admin/leads/cells'
import { RowActions } from '@/admin/row-actions'
import { AdminList, type Column, useFreshList } from '@/admin/table'
import type { Testimonial } from '@/data/rows'
import { deleteTestimonial, testimonialsQuery } from '@/data/testimonials'
import { paths } from '@/paths'
import { buttonClass } from '@/ui/button'
import { QueryView } from '@/ui/query-view'
import { Stars } from '@/ui/stars'

const columns: Column<Testimonial>[] = [
  { title: 'Name', cell: ({ name }) => <strong className="font-semibold">{name}</strong> },
  { title: 'Location', cell: ({ location }) => location || '–' },
  { title: 'Rating', cell: ({ rating }) => <Stars rating={rating} /> },
  { title: 'Service', cell: ({ service }) => service || '–' },
]

const testimonialCard = ({ name, location, rating, service }: Testimonial) => (
  <>
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
      <h2 className="font-body font-semibold text-body">{name || MISSING}</h2>
      <Stars rating={rating} />
    </div>
    <p className="mt-1 text-bark-700 text-small">{[location, service].filter(Boolean).join(' · ')}</p>
  </>
)

const deletion: typeof deleteTestimonial = {
  ...deleteTestimonial,
  onSuccess: (_, { id }) => keepDraftAsNew('testimonial', id),
}

export default function AdminTestimonials() {
  const testimonials = useFreshList(testimonialsQuery())
  const deleteFlow = useDeleteFlow<Testimonial>(deletion, () => ({
    title: 'Testimonial Deleted',
    description: 'The testimonial has been successfully deleted.',
  }))
  return (
    <AdminPage
      title="Manage Testimonials"
      back={{ to: paths.admin.dashboard, label: 'Back to Dashboard' }}
      actions={
        <Link to={paths.admin.newTestimonial} className={buttonClass('brand')}>
          Add New Testimonial
        </Link>
      }
    >
      <section aria-label="Testimonials" {...deleteFlow.listProps}>
        <QueryView
          query={testimonials}
          loading="Loading testimonials..."
          error={(message) => <LoadFailure message={message} onTryAgain={() => void testimonials.refetch()} />}
          empty={<p className="rounded-card bg-cream p-8 text-center">No testimonials found. Add your first one!</p>}
        >
          {(rows) => (
            <AdminList
              caption="Testimonials, newest first"
              rows={rows}
              columns={columns}
              card={testimonialCard}
              textOf={({ name, location, service, testimonial }) =>
                [name, location, service, testimonial].filter(Boolean).join('\n')
              }
              total="Total testimonials"
              actions={(row) => (
                <RowActions
                  name={`the testimonial from ${row.name}`}
                  edit={paths.admin.editTestimonial(row.id)}
                  onDelete={() => deleteFlow.ask(row)}
                />
              )}
            />
          )}
        </QueryView>
      </section>
      <DeleteDialog flow={deleteFlow} title="Confirm Deletion" action="Delete Testimonial">
        Are you sure you want to delete this testimonial? This action cannot be undone.
      </DeleteDialog>
    </AdminPage>
  )
}
