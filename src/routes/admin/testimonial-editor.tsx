import { useParams } from 'react-router-dom'
import { AdminPage } from '@/admin/admin-page'
import { EditorForm, FieldGroup } from '@/admin/editor/editor-form'
import { ImageField } from '@/admin/editor/image-field'
import { LoadedRow } from '@/admin/editor/loaded-row'
import { PLACEHOLDER_NAME, TestimonialPreview } from '@/admin/editor/preview'
import { useEditor } from '@/admin/editor/use-editor'
import { Initials } from '@/components/testimonials/initials'
import type { Testimonial, TestimonialInput } from '@/data/rows'
import { editedTestimonialQuery, saveTestimonialMutation } from '@/data/testimonials'
import { cleanText } from '@/lib/form-data'
import { paths } from '@/paths'
import { TextAreaField, TextField } from '@/ui/field'
import type { FormMessages } from '@/ui/form'
import { RatingSlider } from '@/ui/rating-slider'
import { MAX_RATING } from '@/ui/stars'

const back = { to: paths.admin.testimonials, label: 'Back to Testimonials' }

/** FTC rules on fake, purchased and distorted testimonials: 16 CFR 465.2 and 465.4, and 16 CFR 255.1 (b). */
const FTC_RULE_URL = 'https://www.ecfr.gov/current/title-16/chapter-I/subchapter-D/part-465'

const formMessages = {
  name: { missing: 'Enter the customer’s name.' },
  testimonial: { missing: 'Enter the testimonial text.' },
} satisfies FormMessages

export default function TestimonialEditor() {
  const { id } = useParams()
  return (
    <LoadedRow
      id={id}
      query={editedTestimonialQuery}
      title="Edit Testimonial"
      back={back}
      loading="Loading testimonial data..."
    >
      {(testimonial) => <TestimonialForm testimonial={testimonial} />}
    </LoadedRow>
  )
}

function TestimonialForm({ testimonial }: { testimonial: Testimonial | undefined }) {
  const editor = useEditor(testimonial, {
    entity: 'testimonial',
    list: paths.admin.testimonials,
    save: saveTestimonialMutation,
    readFields,
    makeInput,
    describeSave: ({ name }, isNew) => ({
      title: isNew ? 'Testimonial Created!' : 'Testimonial Updated!',
      description: `The testimonial from "${name}" has been saved.`,
    }),
  })
  const { values, field } = editor

  return (
    <AdminPage title={testimonial ? 'Edit Testimonial' : 'Add New Testimonial'} back={back}>
      <EditorForm
        editor={editor}
        messages={formMessages}
        label="Testimonial"
        action={testimonial ? 'Save Changes' : 'Create Testimonial'}
        preview={
          <TestimonialPreview
            testimonial={{ id: '', created_at: testimonial?.created_at ?? '', ...makeInput(values) }}
          />
        }
      >
        <FieldGroup title="Who it is from">
          <TextField label="Customer Name" {...field('name')} required />
          <div className="grid grid-cols-1 gap-4 sm:grid-cols-2 md:gap-y-6">
            <TextField label="Location" {...field('location')} isOptional />
            <TextField label="Service Provided" {...field('service')} isOptional />
          </div>
        </FieldGroup>
        <FieldGroup title="Their testimonial">
          <RatingSlider
            label="Rating"
            value={Number(values.rating)}
            onChange={(rating) => editor.setValue('rating', String(rating))}
          />
          <ImageField
            label="Customer Image URL"
            {...field('image_url')}
            placeholder="https://example.com/customer.jpg"
            substitute={{
              picture: <Initials name={values.name || PLACEHOLDER_NAME} />,
              words: 'Without one, visitors see the initials.',
            }}
          />
          <TextAreaField
            label="Testimonial Text"
            {...field('testimonial')}
            hint={
              <>
                Only what a customer really said, with their permission:{' '}
                <a href={FTC_RULE_URL} className="text-forest-700 underline">
                  the FTC’s rule on reviews
                </a>
                .
              </>
            }
            rows={5}
            required
          />
        </FieldGroup>
      </EditorForm>
    </AdminPage>
  )
}

const readFields = (row: Testimonial | undefined) => ({
  name: row?.name ?? '',
  location: row?.location ?? '',
  service: row?.service ?? '',
  rating: String(row?.rating ?? MAX_RATING),
  image_url: row?.image_url ?? '',
  testimonial: row?.testimonial ?? '',
})

function makeInput(values: ReturnType<typeof readFields>): TestimonialInput {
  const text = (name: keyof typeof values) => cleanText(values[name])
  return {
    name: text('name'),
    location: text('location') || null,
    rating: Number(values.rating),
    testimonial: text('testimonial'),
    service: text('service') || null,
    image_url: text('image_url') || null,
  }
}
