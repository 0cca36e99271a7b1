import { type ReactNode, useEffect } from 'react'
import { sendContactMessage } from '@/data/contact-messages'
import { limits } from '@/data/limits'
import type { ContactMessageInput } from '@/data/rows'
import { readText } from '@/lib/form-data'
import { paths } from '@/paths'
import { TextAreaField } from '@/ui/field'
import { LeadForm, type LeadFormConfig } from './lead-form'
import { PersonFields, personMessages } from './person-fields'
import { PrivacyLine } from './privacy-line'

const limit = limits.contactMessage

const config: LeadFormConfig<ContactMessageInput> = {
  send: sendContactMessage,
  failureToasts: (message) => [
    { title: 'Error Sending Message', description: `Could not send your message. Please try again. ${message}` },
  ],
  successToast: { title: 'Message Sent!', description: "Thank you for contacting us. We'll get back to you shortly." },
  draftName: 'contact-message',
  formId: 'message-form',
  path: paths.contact,
  readInput,
  makeConfirmation: ({ FullName }) => ({ sender: FullName, services: [] }),
  noun: 'message',
  validation: { messages: { ...personMessages, message: { missing: 'Enter your message.' } } },
  button: { tone: 'brand', label: 'Send Message', busyLabel: 'Sending...' },
  renderConfirmation: () => <p>We’ll read it and get back to you shortly.</p>,
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
  // The link to a review leads to this form. Back and a reload lead to where the page was left.
  useEffect(() => {
    const form = document.getElementById(config.formId)
    // A visitor who typed before React was there keeps the focus.
    if (!takesFocus || document.activeElement?.matches('input, textarea')) return
    form?.scrollIntoView()
    form?.focus({ preventScroll: true })
  }, [takesFocus])

  return (
    <LeadForm config={isReview ? review : config} title={title} titleClass="text-title" intro={intro}>
      <div className="grid gap-x-4 gap-y-5 md:grid-cols-2 md:gap-y-6">
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
        <PrivacyLine isPhoneOptional />
      </div>
    </LeadForm>
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
