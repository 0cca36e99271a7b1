import { useQuery } from '@tanstack/react-query'
import { AdminPage } from '@/admin/admin-page'
import { AdminTable, type Column } from '@/admin/admin-table'
import { DeleteDialog } from '@/admin/delete-dialog'
import { useDeleteFlow } from '@/admin/use-delete-flow'
import type { Testimonial } from '@/data/rows'
import { deleteTestimonial, testimonialsQuery } from '@/data/testimonials'
import { paths } from '@/paths'
import { buttonClass } from '@/ui/button'
import { QueryView } from '@/ui/query-view'

const columns: Column<Testimonial>[] = [
  { title: 'Name', cell: ({ name }) => name },
  { title: 'Location', cell: ({ location }) => location || '–' },
  { title: 'Rating', cell: ({ rating }) => `${rating} out of 5` },
  { title: 'Service', cell: ({ service }) => service || '–' },
]

export default function AdminTestimonials() {
  const testimonials = useQuery(testimonialsQuery())
  const removal = useDeleteFlow<Testimonial>(deleteTestimonial, () => ({
    title: 'Testimonial Deleted',
    description: 'The testimonial has been successfully deleted.',
  }))
  return (
    <AdminPage title="Manage Testimonials" back={{ to: paths.admin.dashboard, label: 'Back to Dashboard' }}>
      <QueryView
        query={testimonials}
        loading="Loading testimonials..."
        empty={<p>No testimonials found. Add your first one!</p>}
      >
        {(rows) => (
          <>
            <AdminTable
              caption="Testimonials, newest first"
              rows={rows}
              columns={columns}
              actions={(row) => (
                <button
                  type="button"
                  aria-label={`Delete the testimonial of ${row.name}`}
                  className={buttonClass('quiet', 'small')}
                  onClick={() => removal.ask(row)}
                >
                  Delete
                </button>
              )}
            />
            <p className="mt-4 text-bark-700 text-small">Total testimonials: {rows.length}</p>
          </>
        )}
      </QueryView>
      <DeleteDialog flow={removal} title="Confirm Deletion" action="Delete Testimonial">
        Are you sure you want to delete this testimonial? This action cannot be undone.
      </DeleteDialog>
    </AdminPage>
  )
}
