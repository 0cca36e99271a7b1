import { type ReactNode, useEffect } from 'react'
import { contactMessageDelivery } from '@/data/contact-messages'
import { limits } from '@/data/limits'
import type { ContactMessageInput } from '@/data/rows'
import { readText } from '@/lib/form-data'
import { paths } from '@/paths'
import { TextAreaField } from '@/ui/field'
import { type FormMessages, ValidatedForm } from '@/ui/form'
import { ConfirmationPanel } from './confirmation-panel'
import { ClearForm, SubmitButton } from './form-buttons'
import { PersonFields, PrivacyLine, personMessages } from './person-fields'
import { SubmissionNotices } from './submission-notices'
import { type LeadFormConfig, useLeadForm } from './use-lead-form'
import { WithoutScript } from './without-script'

const limit = limits.contactMessage

const formMessages = { ...personMessages, message: { missing: 'Enter your message.' } } satisfies FormMessages

const config: LeadFormConfig<ContactMessageInput> = {
  delivery: contactMessageDelivery,
  draftName: 'contact-message',
  formId: 'message-form',
  path: paths.contact,
  readInput,
  makeConfirmation: ({ FullName }) => ({ sender: FullName, services: [] }),
}

export const messageFormLink = `#${config.formId}`

const review: typeof config = { ...config, path: paths.review }

/** The form for a general message or a review, as opposed to a quote request, under its heading. */
export function ContactForm({
  title,
  intro,
  isReview,
  takesFocus,
}: {
  title: string
  intro: ReactNode
  isReview: boolean
  takesFocus: boolean
}) {
  const leadForm = useLeadForm(isReview ? review : config)
  const { ref } = leadForm.formProps

  // The link to a review leads to this form. Back leads to where the page was left.
  useEffect(() => {
    if (!takesFocus) return
    ref.current?.scrollIntoView()
    ref.current?.focus({ preventScroll: true })
  }, [takesFocus, ref])

  return (
    <div className="min-w-0">
      {leadForm.confirmation && (
        <ConfirmationPanel title="We’ve received your message" takesFocus={leadForm.isConfirmationNew}>
          <p>We’ll read it and get back to you shortly.</p>
        </ConfirmationPanel>
      )}
      <ValidatedForm key={leadForm.formKey} {...leadForm.formProps} messages={formMessages}>
        <div>
          <h2 id={leadForm.titleId} className="text-title">
            {title}
          </h2>
          {intro}
          <WithoutScript noun="message" />
        </div>
        {/* On a tablet the email and the phone are side by side. */}
        <fieldset
          disabled={leadForm.isSubmitting}
          className="grid min-w-0 tablet:grid-cols-2 gap-x-4 gap-y-6 disabled:opacity-60"
        >
          <PersonFields
            maxLengths={{ name: limit.FullName, email: limit.Email, phone: limit.PhoneNumber }}
            isPhoneOptional
          />
          <TextAreaField
            label="Message"
            name="message"
            rows={5}
            required
            limit={limit.Description}
            className="col-span-full"
          />
        </fieldset>
        <PrivacyLine />
        <SubmissionNotices noun="message" form={leadForm} />
        <SubmitButton tone="brand" isSubmitting={leadForm.isSubmitting} label="Send Message" busyLabel="Sending..." />
        <ClearForm form={leadForm} />
      </ValidatedForm>
    </div>
  )
}

function readInput(data: FormData): ContactMessageInput {
  return {
    FullName: readText(data, 'name'),
    Email: readText(data, 'email'),
    PhoneNumber: readText(data, 'phone') || null,
    Description: readText(data, 'message'),
  }
}
