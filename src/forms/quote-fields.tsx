import { type FormEvent, useEffect, useRef } from 'react'
import { helpfulDetails, quoteOptions, servicesHint } from '@/content/quote-options'
import { limits } from '@/data/limits'
import { newQuoteRequest, QUOTE_ERROR_TOAST_MS } from '@/data/quote-requests'
import type { QuoteRequestInput } from '@/data/rows'
import { useIsHydrated } from '@/lib/use-is-hydrated'
import { buttonClass } from '@/ui/button'
import { CheckboxGroup } from '@/ui/checkbox-group'
import { TextAreaField, TextField } from '@/ui/field'
import { CheckedForm, type FormWords } from '@/ui/form'
import { dismissAllToasts, dismissToast, toast } from '@/ui/toast'
import { DescriptionPrompts } from './description-prompts'
import { NotSent, SlowSending } from './form-status'
import { useHoneypot } from './honeypot'
import { PersonFields, PrivacyLine, personWords, readText, usePhoneCheck } from './person-fields'
import { EmergencyNotice, NO_SERVICE, type QuoteStart, useChosenServices } from './quote-services'
import { useDraft } from './use-draft'
import { preloadClient, useReadOnly, useSubmit } from './use-submit'

const limit = limits.quoteRequest

const words = {
  ...personWords,
  phone: { missing: 'Enter a phone number we can call.' },
  address: { missing: 'Enter the service address.' },
  description: { missing: 'Describe your project.' },
} satisfies FormWords

/** Shown even after the visitor has left the page: the mutation outlives the form. */
const toasts = {
  onMutate: () => {
    // Toasts about an earlier attempt are stale.
    dismissAllToasts()
    return toast({ title: 'Processing Request...', durationMs: Number.POSITIVE_INFINITY })
  },
  onSuccess: () => {
    toast({
      title: 'Quote Request Sent!',
      description: "Thank you! We've received your request and will be in touch ASAP.",
    })
  },
  onError: ({ message }: Error) => {
    toast({
      title: 'Error Sending Request',
      description: `Could not submit your quote request. ${message}.`,
      tone: 'danger',
      durationMs: QUOTE_ERROR_TOAST_MS,
    })
  },
  onSettled: (_data: unknown, _error: unknown, _variables: unknown, processing = 0) => dismissToast(processing),
}

export function QuoteFields({
  headingId,
  start: { service, town },
  takesFocus,
  onSent,
}: {
  headingId: string
  start: QuoteStart
  /** True when the visitor asked for another form: the focus moves into it. */
  takesFocus: boolean
  onSent: () => void
}) {
  const form = useRef<HTMLFormElement>(null)
  const description = useRef<HTMLTextAreaElement>(null)
  const draft = useDraft('quote-request', form)
  const { submit, isSending, isSlow, error, ...submission } = useSubmit(
    'quote-request',
    newQuoteRequest,
    toasts,
    () => {
      draft.forget()
      onSent()
    },
  )
  const services = useChosenServices(form, service)
  const { holds, honeypot } = useHoneypot()
  const phoneCheck = usePhoneCheck()
  const keepTicks = useReadOnly(form, isSending)
  const isHydrated = useIsHydrated()

  useEffect(() => {
    if (takesFocus) form.current?.querySelector('input')?.focus()
  }, [takesFocus])

  function handleSubmit({ currentTarget }: FormEvent<HTMLFormElement>) {
    const request = readQuoteRequest(new FormData(currentTarget))
    if (request.services.length === 0) services.refuse()
    else if (!phoneCheck.isQuestioned(currentTarget) && !holds(currentTarget)) {
      services.confirm()
      draft.save(services.marks())
      submit(request)
    }
  }

  return (
    <CheckedForm
      ref={form}
      words={words}
      onSubmit={handleSubmit}
      onChange={() => {
        services.read()
        if (!draft.save(services.marks())) submission.forget()
      }}
      onReset={() => {
        services.onReset()
        phoneCheck.reset()
      }}
      onClickCapture={keepTicks}
      onFocus={preloadClient}
      data-draft="quote-request"
      aria-labelledby={headingId}
      className="grid noscript:hidden gap-6"
    >
      <div className="grid gap-6 sm:grid-cols-2">
        <PersonFields longest={limit} phoneCheck={phoneCheck} />
        <TextField
          label="Service Address"
          name="address"
          autoComplete="street-address"
          required
          limit={limit.address}
        />
      </div>
      <div className="min-w-0">
        <CheckboxGroup
          legend="Services Needed"
          hint={servicesHint}
          name="services"
          options={quoteOptions}
          error={services.isMissing ? NO_SERVICE : undefined}
        />
        {isHydrated && <EmergencyNotice isShown={services.chosen.includes('emergency-service')} />}
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-[minmax(0,1fr)_15rem] lg:gap-8">
        <div className="min-w-0">
          <TextAreaField
            ref={description}
            label="Project Description"
            hint={`Which tree${town ? ` in ${town}` : ''}, how big, what’s under it, and when you’d like us to come.`}
            name="description"
            rows={6}
            required
            limit={limit.description}
          />
          <DescriptionPrompts textarea={description} />
        </div>
        <div className="self-start rounded-card bg-cream p-5 text-small lg:mt-8">
          <h3 className="text-[1.0625rem]">What helps us</h3>
          <ul className="mt-2 grid list-disc gap-1.5 pl-5 marker:text-amber-dark">
            {helpfulDetails.map((detail) => (
              <li key={detail}>{detail}</li>
            ))}
          </ul>
        </div>
      </div>
      <PrivacyLine />
      {honeypot}
      {isSending && <SlowSending isSlow={isSlow} onStop={submission.stop} />}
      <NotSent
        what="request"
        isShown={!isSending && draft.hasText && (error !== undefined || draft.mayHaveArrived)}
        error={error}
        mayHaveArrived={error ? submission.mayHaveArrived : draft.mayHaveArrived}
      />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <button
          type="submit"
          data-submits
          // The words while boot.ts holds the form for React.
          data-busy="Submitting..."
          suppressHydrationWarning
          className={buttonClass('primary')}
          disabled={services.isMissing}
          // Not `disabled`, which would lose the focus. A second click is a no-op (use-submit.ts).
          aria-disabled={isSending}
          aria-describedby={services.isMissing ? 'services-missing' : undefined}
        >
          {isSending ? 'Submitting...' : 'Request My Free Quote'}
        </button>
        {services.isMissing && (
          <p id="services-missing" className="text-brick text-small">
            Choose a service above to continue.
          </p>
        )}
        {!isSending && draft.notice(submission.forget)}
      </div>
    </CheckedForm>
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
