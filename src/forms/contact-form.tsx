import { type FormEvent, useRef } from 'react'
import { newContactMessage } from '@/data/contact-messages'
import { limits } from '@/data/limits'
import type { ContactMessageInput } from '@/data/rows'
import { buttonClass } from '@/ui/button'
import { TextAreaField } from '@/ui/field'
import { CheckedForm, type FormWords } from '@/ui/form'
import { toast } from '@/ui/toast'
import { NotSent, SlowSending } from './form-status'
import { useHoneypot } from './honeypot'
import { PersonFields, PrivacyLine, personWords, readText, usePhoneCheck } from './person-fields'
import { useDraft } from './use-draft'
import { preloadClient, useReadOnly, useSubmit } from './use-submit'

const limit = limits.contactMessage

const words = { ...personWords, message: { missing: 'Enter your message.' } } satisfies FormWords

/** Shown even after the visitor has left the page: the mutation outlives the form. */
const toasts = {
  onSuccess: () => {
    toast({ title: 'Message Sent!', description: "Thank you for contacting us. We'll get back to you shortly." })
  },
}

/** Form for a general message, as opposed to a quote request. */
export function ContactForm({ headingId }: { headingId: string }) {
  const form = useRef<HTMLFormElement>(null)
  const draft = useDraft('contact-message', form)
  const { submit, isSending, isSlow, error, ...submission } = useSubmit(
    'contact-message',
    newContactMessage,
    toasts,
    draft.forget,
  )
  const { holds, honeypot } = useHoneypot()
  const phoneCheck = usePhoneCheck()
  useReadOnly(form, isSending)

  function handleSubmit({ currentTarget }: FormEvent<HTMLFormElement>) {
    if (phoneCheck.isQuestioned(currentTarget) || holds(currentTarget)) return
    draft.save()
    submit(readMessage(new FormData(currentTarget)))
  }

  return (
    <CheckedForm
      ref={form}
      words={words}
      onSubmit={handleSubmit}
      onChange={() => {
        if (!draft.save()) submission.forget()
      }}
      onReset={phoneCheck.reset}
      onFocus={preloadClient}
      data-draft="contact-message"
      aria-labelledby={headingId}
      className="grid noscript:hidden gap-6"
    >
      <PersonFields
        longest={{ name: limit.FullName, email: limit.Email, phone: limit.PhoneNumber }}
        phoneCheck={phoneCheck}
        isPhoneOptional
      />
      <TextAreaField label="Message" name="message" rows={5} required limit={limit.Description} />
      <PrivacyLine />
      {honeypot}
      {isSending && <SlowSending isSlow={isSlow} onStop={submission.stop} />}
      <NotSent
        what="message"
        isShown={!isSending && draft.hasText && (error !== undefined || draft.mayHaveArrived)}
        error={error}
        mayHaveArrived={error ? submission.mayHaveArrived : draft.mayHaveArrived}
      />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <button
          type="submit"
          data-submits
          // The words while boot.ts holds the form for React.
          data-busy="Sending..."
          suppressHydrationWarning
          className={buttonClass('brand')}
          aria-disabled={isSending}
        >
          {isSending ? 'Sending...' : 'Send Message'}
        </button>
        {!isSending && draft.notice(submission.forget)}
      </div>
    </CheckedForm>
  )
}

function readMessage(data: FormData): ContactMessageInput {
  return {
    FullName: readText(data, 'name'),
    Email: readText(data, 'email'),
    PhoneNumber: readText(data, 'phone') || null,
    Description: readText(data, 'message'),
  }
}
