import type { FormEvent } from 'react'
import { newContactMessage } from '@/data/new-contact-message'
import { limits } from '@/data/limits'
import type { ContactMessageInput } from '@/data/rows'
import { readText, reportBlankFields } from '@/lib/form-data'
import { useIsHydrated } from '@/lib/use-is-hydrated'
import { buttonClass } from '@/ui/button'
import { TextAreaField, TextField } from '@/ui/field'
import { toast } from '@/ui/toast'
import { useHoneypot } from './honeypot'
import { NotSent } from './not-sent'
import { PrivacyLine } from './privacy-line'
import { SlowSending } from './slow-sending'
import { useSending } from './use-sending'
import { warmUp } from './warm-up'

const limit = limits.contactMessage

/** A general message to the company. */
export function ContactForm({ headingId }: { headingId: string }) {
  const { send, isSending, error, isBusy, stop } = useSending(newContactMessage)
  const { holds, honeypot } = useHoneypot()
  const isHydrated = useIsHydrated()

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    if (isBusy() || reportBlankFields(form) || holds(form)) return
    send(readMessage(new FormData(form))).then(
      () => {
        form.reset()
        toast({ title: 'Message Sent!', description: "Thank you for contacting us. We'll get back to you shortly." })
      },
      // The failure's words come from the call.
      () => {},
    )
  }

  return (
    <form onSubmit={handleSubmit} onFocus={warmUp} aria-labelledby={headingId} className="grid gap-6">
      <TextField label="Full Name" name="name" autoComplete="name" required maxLength={limit.FullName} />
      <TextField
        label="Email"
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        required
        maxLength={limit.Email}
      />
      <TextField
        label="Phone"
        name="phone"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        isOptional
        maxLength={limit.PhoneNumber}
      />
      <TextAreaField label="Message" name="message" rows={5} required maxLength={limit.Description} />
      <PrivacyLine />
      {honeypot}
      {isSending && <SlowSending onStop={stop} />}
      <NotSent what="message" error={error} />
      <div>
        <button
          // Without script it does nothing; src/prerender/boot.ts changes that.
          type={isHydrated ? 'submit' : 'button'}
          data-submits
          className={buttonClass('brand')}
          aria-disabled={isSending}
        >
          {isSending ? 'Sending...' : 'Send Message'}
        </button>
      </div>
    </form>
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
