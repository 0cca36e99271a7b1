import { type FormEvent, useEffect, useRef } from 'react'
import { quoteOptions, servicesHint } from '@/content/quote-options'
import { limits } from '@/data/limits'
import type { QuoteRequestInput } from '@/data/rows'
import { readText } from '@/lib/form-data'
import { useIsHydrated } from '@/lib/use-is-hydrated'
import { buttonClass } from '@/ui/button'
import { CheckboxGroup } from '@/ui/checkbox-group'
import { CheckedForm } from '@/ui/checked-form'
import { TextAreaField, TextField } from '@/ui/field'
import type { FormWords } from '@/ui/field-errors'
import { EmergencyNotice } from './emergency-notice'
import { personWords } from './field-words'
import { useHoneypot } from './honeypot'
import { NotSent } from './not-sent'
import { PersonFields } from './person-fields'
import { PrivacyLine } from './privacy-line'
import type { QuoteStart } from './quote-start'
import { SlowSending } from './slow-sending'
import { NO_SERVICE, useChosenServices } from './use-chosen-services'
import { useKeptTyping } from './use-kept-typing'
import { useQuoteSending } from './use-quote-sending'
import { useReadOnly } from './use-read-only'
import { warmUp } from './warm-up'

const limit = limits.quoteRequest

const words = {
  ...personWords,
  phone: { missing: 'Enter a phone number we can call.' },
  address: { missing: 'Enter the service address.' },
  description: { missing: 'Describe your project.' },
} satisfies FormWords

export function QuoteFields({
  headingId,
  start: { service, town },
  takesFocus,
  onSend,
  onSent,
}: {
  headingId: string
  start: QuoteStart
  /** True when the visitor asked for the form and expects to be in it. */
  takesFocus: boolean
  onSend: () => void
  onSent: () => void
}) {
  const form = useRef<HTMLFormElement>(null)
  const { send, isSending, isSlow, isOut, hasFailed, error, isUncertain, isBusy, stop, ...sending } =
    useQuoteSending(onSent)
  const { holds, honeypot } = useHoneypot()
  const kept = useKeptTyping('quote-request', form, sending)
  // After what was kept: a choice of the visitor's own comes before one of the link.
  const services = useChosenServices(form, service)
  const keepTicks = useReadOnly(form, isSending)
  const isHydrated = useIsHydrated()

  const readTicks = useRef(services.read)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was ticked before React arrived counts, and what was restored.
  useEffect(() => readTicks.current(), [kept.state])

  useEffect(() => {
    if (takesFocus) form.current?.querySelector('input')?.focus()
  }, [takesFocus])

  function handleSubmit({ currentTarget }: FormEvent<HTMLFormElement>) {
    if (isBusy()) return
    const request = readQuoteRequest(new FormData(currentTarget))
    if (request.services.length === 0) services.refuse()
    else if (!holds(currentTarget)) {
      kept.keep()
      services.onSend()
      onSend()
      send(request)
    }
  }

  return (
    <CheckedForm
      ref={form}
      words={words}
      onSubmit={handleSubmit}
      onChange={(event) => {
        services.onChange(event)
        kept.keep()
      }}
      onReset={services.onReset}
      onClickCapture={keepTicks}
      {...services.waitingProps}
      onFocus={warmUp}
      aria-labelledby={headingId}
      className="grid gap-6"
    >
      <div className="grid gap-6 sm:grid-cols-2">
        <PersonFields longest={limit} />
        <TextField
          label="Service Address"
          name="address"
          autoComplete="street-address"
          required
          maxLength={limit.address}
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
      <TextAreaField
        label="Project Description"
        hint={`Which tree${town ? ` in ${town}` : ''}, how big, what is under it, and when you would like us.`}
        name="description"
        rows={6}
        required
        maxLength={limit.description}
      />
      <PrivacyLine />
      {honeypot}
      {isSending && <SlowSending isSlow={isSlow} isOut={isOut} onStop={stop} />}
      <NotSent what="request" hasFailed={hasFailed} error={error} isUncertain={isUncertain} isFilled={kept.isFilled} />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <span className="has-disabled:cursor-not-allowed [&>:disabled]:pointer-events-none">
          <button
            // Without script it does nothing; src/prerender/boot.ts changes that.
            type={isHydrated ? 'submit' : 'button'}
            data-submits
            className={buttonClass('primary')}
            disabled={services.isMissing}
            // Not disabled, which would lose the focus; a second click is ignored above.
            aria-disabled={isSending}
            aria-describedby={services.isMissing ? 'services-missing' : undefined}
          >
            {isSending ? 'Submitting...' : 'Request My Free Quote'}
          </button>
        </span>
        {services.isMissing && (
          <p id="services-missing" className="text-brick text-small">
            Choose a service above to go on.
          </p>
        )}
        {!isSending && kept.notice}
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
