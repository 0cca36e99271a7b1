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
        <strong className="grow basis-24 font-semibold md:grow-0 md:basis-auto">{name}</strong>
        <p className="ui-note order-3 mt-1 line-clamp-3 large-text:line-clamp-none max-w-text basis-full xl:mr-6 xl:line-clamp-2">
          {testimonial}
        </p>
      </>
    ),
    // In a card the name and the text are apart.
    className: 'max-xl:contents xl:w-2/5',
  },
  {
    title: 'Location',
    cell: ({ location }) => location,
    // On phones it has a line of its own.
    className: 'peer order-2 ui-note basis-full md:basis-auto xl:text-forest-900',
  },
  {
    title: 'Rating',
    cell: ({ rating }) => <Stars rating={rating} />,
    className: 'max-xl:flex xl:pr-6',
  },
  {
    title: 'Service',
    cell: ({ service }) => service,
    className: 'order-1 ui-note xl:text-forest-900 admin-table-dot max-md:after:hidden peer-empty:after:hidden',
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
      layout="testimonials"
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
