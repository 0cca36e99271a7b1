import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { AdminPage } from '@/admin/admin-page'
import { useDeleteFlow } from '@/admin/delete'
import { keepDraftAsNew } from '@/admin/editor/drafts'
import { AdminList } from '@/admin/list'
import { RowActions } from '@/admin/row-actions'
import type { Column } from '@/admin/table'
import type { Testimonial } from '@/data/rows'
import { deleteTestimonial, testimonialsQuery } from '@/data/testimonials'
import { useUrlFilter } from '@/layout/use-url-filter'
import { cn } from '@/lib/class-names'
import { paths } from '@/paths'
import { buttonClass } from '@/ui/button'
import { ConfirmDialog } from '@/ui/dialog'
import { Stars } from '@/ui/stars'

const detail = 'max-xl:text-bark-700 max-xl:text-small max-xl:empty:hidden'

const columns: Column<Testimonial>[] = [
  {
    title: 'Name',
    cell: ({ id, name }) => (
      <Link
        to={paths.admin.editTestimonial(id)}
        className="-my-0.5 inline-block text-balance py-0.5 font-semibold text-forest-700 underline underline-offset-2"
      >
        {name}
      </Link>
    ),
    className: 'max-xl:-order-3 max-xl:flex-1 max-xl:basis-32',
  },
  {
    title: 'Location',
    cell: ({ location }) => location,
    className: `${detail} max-xl:not-has-[~:empty]:after:ml-2 max-xl:not-has-[~:empty]:after:content-['·']`,
  },
  {
    title: 'Rating',
    cell: ({ rating }) => <Stars rating={rating} />,
    className: 'max-xl:-order-2 max-xl:self-start max-xl:pt-1 max-sm:[&_svg]:size-4',
  },
  { title: 'Service', cell: ({ service }) => service, className: detail },
]

const searchableTestimonial = ({ name, location, service, testimonial }: Testimonial) =>
  [name, location, service, testimonial].join('\n')

export default function AdminTestimonials() {
  const testimonials = useQuery({ ...testimonialsQuery(), refetchOnWindowFocus: true })
  const filter = useUrlFilter()
  const deleteFlow = useDeleteFlow<Testimonial>(deleteTestimonial, ({ id }) => {
    keepDraftAsNew('testimonial', id)
    return { title: 'Testimonial Deleted', description: 'The testimonial has been successfully deleted.' }
  })
  return (
    <AdminPage
      title="Manage Testimonials"
      back={{ to: paths.admin.dashboard, label: 'Back to Dashboard' }}
      actions={
        <Link to={paths.admin.newTestimonial} className={cn(buttonClass('brand'), 'max-sm:w-full')}>
          Add New Testimonial
        </Link>
      }
    >
      <AdminList
        label="Testimonials"
        query={testimonials}
        loading="Loading testimonials..."
        empty="No testimonials found. Add your first one!"
        filter={filter}
        getText={searchableTestimonial}
        columns={columns}
        total="Total testimonials"
        actions={(row) => (
          <RowActions
            name={`the testimonial from ${row.name}`}
            edit={paths.admin.editTestimonial(row.id)}
            onDelete={() => deleteFlow.ask(row)}
          />
        )}
      />
      <ConfirmDialog
        {...deleteFlow.dialog}
        title="Confirm Deletion"
        whom={deleteFlow.chosen?.name}
        description="Are you sure you want to delete this testimonial? This action cannot be undone."
        action="Delete Testimonial"
      />
    </AdminPage>
  )
}
