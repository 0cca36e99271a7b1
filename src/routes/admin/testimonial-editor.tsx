import { useMutation } from '@tanstack/react-query'
import { useNavigate, useParams } from 'react-router-dom'
import { AdminPage, LoadFailure } from '@/admin/admin-page'
import { EditorForm } from '@/admin/editor/editor-form'
import { ImageField, imageWords } from '@/admin/editor/image-field'
import { useEditor } from '@/admin/editor/use-editor'
import { useLoadedRow } from '@/admin/editor/use-loaded-row'
import { panelLimits } from '@/data/limits'
import type { Testimonial, TestimonialInput } from '@/data/rows'
import { createTestimonial, testimonialQuery, updateTestimonial } from '@/data/testimonials'
import { inSentence } from '@/lib/escape'
import { useDebounced } from '@/lib/use-debounced'
import { paths } from '@/paths'
import { TextAreaField, TextField } from '@/ui/field'
import type { FormWords } from '@/ui/form'
import { Slider } from '@/ui/slider'
import { Stars } from '@/ui/stars'
import { toast } from '@/ui/toast'

const back = { to: paths.admin.testimonials, label: 'Back to Testimonials' }
const limit = panelLimits.testimonial
const MAX_RATING = 5

const words = {
  name: { missing: 'Enter the customer’s name.' },
  image_url: imageWords,
  testimonial: { missing: 'Enter the testimonial text.' },
} satisfies FormWords

export default function TestimonialEditor() {
  const { id } = useParams()
  return id === undefined ? <Fields /> : <ExistingTestimonial key={id} id={id} />
}

function ExistingTestimonial({ id }: { id: string }) {
  const { row, error, tryAgain } = useLoadedRow(testimonialQuery(id), {
    notFound: 'Testimonial not found.',
    list: paths.admin.testimonials,
  })
  if (row) return <Fields testimonial={row} />
  return (
    <AdminPage title="Edit Testimonial" back={back}>
      {error ? (
        <LoadFailure message={error.message} onTryAgain={tryAgain} />
      ) : (
        <p role="status">Loading testimonial data...</p>
      )}
    </AdminPage>
  )
}

function Fields({ testimonial }: { testimonial?: Testimonial }) {
  const navigate = useNavigate()
  const create = useMutation(createTestimonial)
  const update = useMutation(updateTestimonial)
  const editor = useEditor({
    kind: 'testimonial',
    row: testimonial,
    fieldsOf: (row) => (row ? fieldsOfTestimonial(row) : EMPTY),
    save: async (values, row, attemptedValues) => {
      const input = inputOf(values)
      const attempts = attemptedValues.map(inputOf)
      const { wasThere } = await (row
        ? update.mutateAsync({ input, attempts, loaded: row })
        : create.mutateAsync({ input, attempts }))
      toast({
        title: row ? 'Testimonial Updated!' : 'Testimonial Created!',
        description:
          wasThere && !row
            ? `The testimonial from "${inSentence(input.name)}" is already there. Nothing was added twice.`
            : `The testimonial from "${inSentence(input.name)}" has been saved.`,
      })
    },
    onSaved: () => navigate(paths.admin.testimonials, { replace: true }),
  })
  const { start, values } = editor
  const imageUrl = useDebounced((values['image_url'] ?? '').trim())

  return (
    <AdminPage title={testimonial ? 'Edit Testimonial' : 'Add New Testimonial'} back={back}>
      <div className="max-w-2xl">
        <TestimonialRules />
        <EditorForm
          editor={editor}
          words={words}
          label="Testimonial"
          action={testimonial ? 'Save Changes' : 'Create Testimonial'}
        >
          <TextField
            label="Customer Name"
            name="name"
            required
            limit={limit.name}
            defaultValue={start.values['name']}
          />
          <div className="grid grid-cols-[minmax(0,1fr)] gap-6 sm:grid-cols-2">
            <TextField
              label="Location"
              name="location"
              isOptional
              limit={limit.location}
              defaultValue={start.values['location']}
            />
            <TextField
              label="Service Provided"
              name="service"
              isOptional
              limit={limit.service}
              defaultValue={start.values['service']}
            />
          </div>
          <Slider
            label="Rating"
            name="rating"
            min={1}
            max={MAX_RATING}
            defaultValue={ratingOf(start.values['rating'])}
            show={(value) => <Stars rating={value} />}
            sayValue={(value) => `${value} out of ${MAX_RATING} stars`}
          />
          <ImageField
            label="Customer Image URL"
            name="image_url"
            defaultValue={start.values['image_url']}
            address={imageUrl}
            limit={limit.image_url}
          />
          <TextAreaField
            label="Testimonial Text"
            name="testimonial"
            rows={5}
            required
            limit={limit.testimonial}
            defaultValue={start.values['testimonial']}
          />
        </EditorForm>
      </div>
    </AdminPage>
  )
}

/** FTC rules on fake, purchased and distorted testimonials: 16 CFR 465.2 and 465.4, and 16 CFR 255.1 (b). */
const FTC_RULE_URL = 'https://www.ecfr.gov/current/title-16/chapter-I/subchapter-D/part-465'

/** Reminds the editor of the site's promise to its readers. */
const TestimonialRules = () => (
  <aside aria-label="Their own words" className="mb-8 grid gap-2 rounded-card bg-cream px-5 py-4 text-small">
    <p className="font-semibold">In the customer’s own words</p>
    <p>
      Enter only what a customer really said or wrote, and only with their permission, which has to include their name
      and picture. Do not reword it; if you leave something out, what’s left has to mean the same thing. The site shows
      the month you add it, so add it when you get it.
    </p>
    <p>
      Made-up and bought reviews break{' '}
      <a href={FTC_RULE_URL} className="font-medium text-forest-700 underline underline-offset-2">
        the US Federal Trade Commission’s rule on reviews
      </a>
      .
    </p>
  </aside>
)

const EMPTY = { name: '', location: '', service: '', rating: String(MAX_RATING), image_url: '', testimonial: '' }

const fieldsOfTestimonial = ({ name, location, service, rating, image_url, testimonial }: Testimonial) => ({
  name,
  location: location ?? '',
  service: service ?? '',
  rating: String(rating),
  image_url: image_url ?? '',
  testimonial,
})

/** Clamps to 1 to 5; returns 5 if empty. */
const ratingOf = (text: string | undefined) => Math.min(Math.max(Math.round(Number(text)) || MAX_RATING, 1), MAX_RATING)

function inputOf(values: Readonly<Record<string, string>>): TestimonialInput {
  const text = (name: keyof typeof EMPTY) => (values[name] ?? '').trim()
  return {
    name: text('name'),
    location: text('location') || null,
    rating: ratingOf(values['rating']),
    testimonial: text('testimonial'),
    service: text('service') || null,
    image_url: text('image_url') || null,
  }
}
