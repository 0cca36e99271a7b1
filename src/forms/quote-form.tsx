import { type FormEvent, useEffect, useRef, useState } from 'react'
import { quoteOptions } from '@/content/quote-options'
import { limits } from '@/data/limits'
import { newQuoteRequest, QUOTE_ERROR_TOAST_MS } from '@/data/new-quote-request'
import type { QuoteRequestInput } from '@/data/rows'
import { readText, reportBlankFields } from '@/lib/form-data'
import { useIsHydrated } from '@/lib/use-is-hydrated'
import { buttonClass } from '@/ui/button'
import { CheckboxGroup } from '@/ui/checkbox-group'
import { TextAreaField, TextField } from '@/ui/field'
import { dismissAllToasts, dismissToast, toast } from '@/ui/toast'
import { useHoneypot } from './honeypot'
import { NextSteps } from './next-steps'
import { NotSent } from './not-sent'
import { PrivacyLine } from './privacy-line'
import { SentPanel } from './sent-panel'
import { SlowSending } from './slow-sending'
import { useSending } from './use-sending'
import { warmUp } from './warm-up'

const NO_SERVICE = 'Please select at least one service.'
const limit = limits.quoteRequest

/** The quote request form; the heading and introduction around it are the screen's. */
export function QuoteForm({ headingId }: { headingId: string }) {
  const [isSent, setSent] = useState(false)
  const [wasOpenedAgain, setOpenedAgain] = useState(false)

  if (isSent) {
    return (
      <SentPanel
        title="Your request has reached us"
        again="Send another request"
        onAgain={() => {
          setOpenedAgain(true)
          setSent(false)
        }}
      >
        <NextSteps />
      </SentPanel>
    )
  }
  return <QuoteFields headingId={headingId} takesFocus={wasOpenedAgain} onSent={() => setSent(true)} />
}

function QuoteFields({
  headingId,
  takesFocus,
  onSent,
}: {
  headingId: string
  /** True when the visitor asked for the form and expects to be in it. */
  takesFocus: boolean
  onSent: () => void
}) {
  const form = useRef<HTMLFormElement>(null)
  const [hasService, setHasService] = useState(false)
  const [wasTriedWithoutService, setTriedWithoutService] = useState(false)
  const { send, isSending, error, isBusy, stop } = useSending(newQuoteRequest)
  const { holds, honeypot } = useHoneypot()
  const isHydrated = useIsHydrated()
  const isServiceMissing = wasTriedWithoutService && !hasService

  const readState = () => {
    if (form.current) setHasService(new FormData(form.current).has('services'))
  }

  useEffect(() => {
    // What was ticked before React arrived counts.
    if (form.current) setHasService(new FormData(form.current).has('services'))
    if (takesFocus) form.current?.querySelector('input')?.focus()
  }, [takesFocus])

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const element = event.currentTarget
    if (isBusy() || reportBlankFields(element)) return
    const request = readQuoteRequest(new FormData(element))
    setHasService(request.services.length > 0)
    if (request.services.length === 0) {
      setTriedWithoutService(true)
      toast({ title: 'Missing Information', description: NO_SERVICE, tone: 'danger' })
      // The button is disabled from here on, so the focus goes to what mends it.
      element.querySelector<HTMLInputElement>('[name=services]')?.focus()
      return
    }
    if (holds(element)) return
    // What was said of an earlier try no longer holds.
    dismissAllToasts()
    const processing = toast({ title: 'Processing Request...', durationMs: Number.POSITIVE_INFINITY })
    send(request)
      .then(
        () => {
          toast({
            title: 'Quote Request Sent!',
            description: "Thank you! We've received your request and will be in touch ASAP.",
          })
          onSent()
        },
        ({ message }: Error) =>
          toast({
            title: 'Error Sending Request',
            description: `Could not submit your quote request. ${message}.`,
            tone: 'danger',
            durationMs: QUOTE_ERROR_TOAST_MS,
          }),
      )
      .finally(() => dismissToast(processing))
  }

  return (
    <form
      ref={form}
      onSubmit={handleSubmit}
      onChange={readState}
      onFocus={warmUp}
      aria-labelledby={headingId}
      className="grid gap-6"
    >
      <div className="grid gap-6 sm:grid-cols-2">
        <TextField label="Full Name" name="name" autoComplete="name" required maxLength={limit.name} />
        <TextField
          label="Email"
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          required
          maxLength={limit.email}
        />
        <TextField
          label="Phone"
          name="phone"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          required
          maxLength={limit.phone}
        />
        <TextField
          label="Service Address"
          name="address"
          autoComplete="street-address"
          required
          maxLength={limit.address}
        />
      </div>
      <CheckboxGroup
        legend="Services Needed"
        hint="Choose all that apply."
        name="services"
        options={quoteOptions}
        error={isServiceMissing ? NO_SERVICE : undefined}
      />
      <TextAreaField
        label="Project Description"
        hint="Which tree, how big, what is under it, and when you would like us."
        name="description"
        rows={6}
        required
        maxLength={limit.description}
      />
      <PrivacyLine />
      {honeypot}
      {isSending && <SlowSending onStop={stop} />}
      <NotSent what="request" error={error} />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <button
          // Without script it does nothing; src/prerender/boot.ts changes that.
          type={isHydrated ? 'submit' : 'button'}
          data-submits
          className={buttonClass('primary')}
          disabled={isServiceMissing}
          // Not disabled, which would lose the focus; a second click is ignored above.
          aria-disabled={isSending}
          aria-describedby={isServiceMissing ? 'services-missing' : undefined}
        >
          {isSending ? 'Submitting...' : 'Request My Free Quote'}
        </button>
        {isServiceMissing && (
          <p id="services-missing" className="text-brick text-small">
            Choose a service above to go on.
          </p>
        )}
      </div>
    </form>
  )
}

function readQuoteRequest(data: FormData): QuoteRequestInput {
  const chosen = new Set(data.getAll('services'))
  return {
    name: readText(data, 'name'),
    email: readText(data, 'email'),
    phone: readText(data, 'phone'),
    address: readText(data, 'address'),
    services: quoteOptions.map(({ id }) => id).filter((id) => chosen.has(id)),
    description: readText(data, 'description'),
  }
}
