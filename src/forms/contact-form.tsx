import { type FormEvent, useRef } from 'react'
import { limits } from '@/data/limits'
import { newContactMessage } from '@/data/new-contact-message'
import type { ContactMessageInput } from '@/data/rows'
import { readText } from '@/lib/form-data'
import { useIsHydrated } from '@/lib/use-is-hydrated'
import { buttonClass } from '@/ui/button'
import { CheckedForm } from '@/ui/checked-form'
import { TextAreaField } from '@/ui/field'
import type { FormWords } from '@/ui/field-errors'
import { toast } from '@/ui/toast'
import { personWords } from './field-words'
import { useHoneypot } from './honeypot'
import { NotSent } from './not-sent'
import { PersonFields } from './person-fields'
import { PrivacyLine } from './privacy-line'
import { SlowSending } from './slow-sending'
import { useKeptTyping } from './use-kept-typing'
import { useReadOnly } from './use-read-only'
import { useSending } from './use-sending'
import { warmUp } from './warm-up'

const limit = limits.contactMessage

const words = { ...personWords, message: { missing: 'Enter your message.' } } satisfies FormWords

/** A general message to the company. */
export function ContactForm({ headingId }: { headingId: string }) {
  const form = useRef<HTMLFormElement>(null)
  const { send, isSending, isSlow, isOut, hasFailed, error, isUncertain, isBusy, stop, ...sending } = useSending(
    'contact-message',
    newContactMessage,
    () => {
      form.current?.reset()
      kept.keep()
    },
  )
  const kept = useKeptTyping('contact-message', form, sending)
  const { holds, honeypot } = useHoneypot()
  useReadOnly(form, isSending)
  const isHydrated = useIsHydrated()

  function handleSubmit({ currentTarget }: FormEvent<HTMLFormElement>) {
    if (isBusy() || holds(currentTarget)) return
    kept.keep()
    send(readMessage(new FormData(currentTarget))).then(
      () =>
        toast({ title: 'Message Sent!', description: "Thank you for contacting us. We'll get back to you shortly." }),
      // The failure's words come from the call.
      () => {},
    )
  }

  return (
    <CheckedForm
      ref={form}
      words={words}
      onSubmit={handleSubmit}
      onChange={kept.keep}
      onFocus={warmUp}
      aria-labelledby={headingId}
      className="grid gap-6"
    >
      <PersonFields longest={{ name: limit.FullName, email: limit.Email, phone: limit.PhoneNumber }} isPhoneOptional />
      <TextAreaField label="Message" name="message" rows={5} required maxLength={limit.Description} />
      <PrivacyLine />
      {honeypot}
      {isSending && <SlowSending isSlow={isSlow} isOut={isOut} onStop={stop} />}
      <NotSent what="message" hasFailed={hasFailed} error={error} isUncertain={isUncertain} isFilled={kept.isFilled} />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <button
          // Without script it does nothing; src/prerender/boot.ts changes that.
          type={isHydrated ? 'submit' : 'button'}
          data-submits
          className={buttonClass('brand')}
          aria-disabled={isSending}
        >
          {isSending ? 'Sending...' : 'Send Message'}
        </button>
        {!isSending && kept.notice}
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
