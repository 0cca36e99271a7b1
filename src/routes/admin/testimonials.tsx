import { useQuery } from '@tanstack/react-query'
import type { Column } from '@/admin/admin-table'
import { ConfirmDialog } from '@/admin/confirm-dialog'
import { ListPage } from '@/admin/list-page'
import { RowActions } from '@/admin/row-actions'
import { useDeleteFlow } from '@/admin/use-delete-flow'
import type { Testimonial } from '@/data/rows'
import { adminTestimonialsQuery, deleteTestimonialMutation } from '@/data/testimonials'
import { paths } from '@/paths'
import { Stars } from '@/ui/stars'

const columns: Column<Testimonial>[] = [
  {
    title: 'Name',
    cell: ({ name, testimonial }) => (
      <>
        <strong className="font-semibold">{name}</strong>
        <p className="ui-note mt-1 mb-1.5 line-clamp-3 large-text:line-clamp-none max-w-text xl:mr-6 xl:mb-0 xl:line-clamp-2">
          {testimonial}
        </p>
      </>
    ),
    className: 'xl:w-2/5',
  },
  {
    title: 'Location',
    cell: ({ location }) => location,
    // In a card the place is a line of its own, so that the stars are below each other, and so are the services.
    className: 'ui-note max-xl:basis-full xl:text-forest-900',
  },
  {
    title: 'Rating',
    cell: ({ rating }) => <Stars rating={rating} />,
    className: 'flex xl:table-cell xl:pr-6',
  },
  {
    title: 'Service',
    cell: ({ service }) => service,
    className: 'ui-note max-sm:basis-full xl:text-forest-900',
  },
]

const searchableTestimonial = ({ name, location, service, testimonial }: Testimonial) =>
  [name, location, service, testimonial].join('\n')

export default function AdminTestimonials() {
  const deleteFlow = useDeleteFlow<Testimonial>(deleteTestimonialMutation, () => ({
    title: 'Testimonial Deleted',
    description: 'The testimonial has been successfully deleted.',
  }))
  return (
    <ListPage
      title="Manage Testimonials"
      add={{ to: paths.admin.newTestimonial, label: 'Add New Testimonial' }}
      label="Testimonials"
      query={useQuery(adminTestimonialsQuery)}
      search={{ getText: searchableTestimonial, total: 'Total testimonials' }}
      texts={{ loading: 'Loading testimonials...', empty: 'No testimonials found. Add your first one!' }}
      columns={columns}
      actions={(row) => (
        <RowActions
          name={`the testimonial from ${row.name}`}
          edit={paths.admin.editTestimonial(row.id)}
          onDelete={(button) => deleteFlow.open(row, button)}
        />
      )}
    >
      <ConfirmDialog
        {...deleteFlow.dialog}
        title="Confirm Deletion"
        subject={deleteFlow.chosen?.name}
        description="Are you sure you want to delete this testimonial? This action cannot be undone."
        action="Delete Testimonial"
      />
    </ListPage>
  )
}
