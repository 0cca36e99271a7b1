import type { ReactNode } from 'react'
import { company } from '@/content/company'
import { beforeWeCome, nextSteps, stepsAfterSending } from '@/content/homeowner'
import { quoteOptions, servicesHint } from '@/content/quote-options'
import { wireWarning } from '@/content/safety'
import { endSentence } from '@/data/errors'
import { ERROR_TOAST_MS, limits } from '@/data/limits'
import { createQuoteRequest } from '@/data/quote-requests'
import type { QuoteRequestInput } from '@/data/rows'
import { readText } from '@/lib/form-data'
import { paths } from '@/paths'
import { buttonClass } from '@/ui/button'
import { CheckboxGroup } from '@/ui/checkbox-group'
import { TextAreaField, TextField } from '@/ui/field'
import { CheckedForm, type FormWords } from '@/ui/form'
import { PhoneIcon } from '@/ui/icons'
import { TextWithPhone } from '@/ui/text-with-phone'
import { toast } from '@/ui/toast'
import { ClearForm, leadFormClass, NotSent, SubmitButton } from './form-status'
import type { LinkToForm } from './link-to-form'
import { PersonFields, PrivacyLine, personWords } from './person-fields'
import { SentPanel } from './sent-panel'
import { type Lead, useLeadForm } from './use-lead-form'
import { WithoutScript } from './without-script'

const limit = limits.quoteRequest

const words = {
  ...personWords,
  phone: { missing: 'Enter a phone number we can call.' },
  address: { missing: 'Enter the service address.', wrong: 'Add the street before the town.' },
  services: { missing: 'Please select at least one service.' },
  description: { missing: 'Describe your project.' },
} satisfies FormWords

const lead: Lead<QuoteRequestInput> = {
  name: 'quote-request',
  id: 'quote-form',
  sending: { title: 'Processing Request...', durationMs: Number.POSITIVE_INFINITY },
  sent: {
    title: 'Quote Request Sent!',
    description: "Thank you! We've received your request and will be in touch ASAP.",
  },
  failed: (message) => ({
    title: 'Error Sending Request',
    description: `Could not submit your quote request. ${endSentence(message)}`,
    durationMs: ERROR_TOAST_MS,
  }),
  path: `${paths.quote}#quote-form`,
  summarize: ({ services }) =>
    quoteOptions.flatMap(({ id, label }) => (services.includes(id) ? [label] : [])).join(', '),
}

/** The quote request form under its heading. */
export function QuoteForm({
  title,
  intro,
  link,
}: {
  title: string
  intro?: ReactNode
  /** What the link that led to the form says. */
  link?: LinkToForm
}) {
  const form = useLeadForm(lead, createQuoteRequest, { link })
  return (
    <div className="min-w-0">
      {form.confirmation !== undefined && (
        <SentPanel title="We’ve received your request">
          {form.confirmation && <p className="font-semibold">You asked for: {form.confirmation}.</p>}
          <NextSteps />
        </SentPanel>
      )}
      <CheckedForm
        key={form.round}
        {...form.formProps}
        words={words}
        onSubmit={(event) => form.send(event, readQuoteRequest)}
        onErrors={({ services }) =>
          services && toast({ title: 'Missing Information', description: services, tone: 'danger' })
        }
        className={leadFormClass}
      >
        <div>
          <h2 id="quote-form-title" className="text-heading">
            {title}
          </h2>
          {intro && <p className="mt-2">{intro}</p>}
          <WithoutScript what="request" />
        </div>
        <fieldset disabled={form.isSending} className="grid min-w-0 gap-6 disabled:opacity-60">
          <div className="group min-w-0">
            <CheckboxGroup legend="Services Needed" hint={servicesHint} name="services" options={quoteOptions} />
            <EmergencyNotice />
          </div>
          <TextAreaField
            label="Project Description"
            hint={`Which tree${link?.town ? ` in ${link.town}` : ''}, how big, what’s under it, and when you’d like us to come.`}
            name="description"
            rows={6}
            required
            limit={limit.description}
          />
          <div className="grid gap-x-4 gap-y-6 sm:grid-cols-2 sm:*:nth-[-n+2]:col-span-2">
            <TextField
              label="Service Address"
              hint="Street and town"
              name="address"
              autoComplete="street-address"
              required
              // Not the town of a link alone, before which the street is typed.
              pattern="\s*[^\s,].*"
              // Later, because most browsers set the caret of a press after the focus.
              onFocus={({ target }) => setTimeout(() => target.value.startsWith(',') && target.setSelectionRange(0, 0))}
              limit={limit.address}
            />
            <PersonFields longest={limit} />
            <div className="sm:col-span-2">
              <PrivacyLine />
            </div>
          </div>
        </fieldset>
        <NotSent what="request" form={form} />
        <div className="grid items-start gap-x-4 gap-y-6 sm:grid-cols-2">
          <SubmitButton
            tone="primary"
            isSending={form.isSending}
            label="Request My Free Quote"
            busyLabel="Submitting..."
          />
          <AfterSending />
        </div>
        <ClearForm form={form} />
      </CheckedForm>
    </div>
  )
}

/** What happens next, beside the button. */
const AfterSending = () => (
  <div className="border-cream-200 border-l-2 pl-4 text-small">
    <p className="font-semibold">{nextSteps.title}</p>
    <ol className="mt-1 grid list-decimal gap-1 pl-5 marker:text-amber-dark">
      {stepsAfterSending.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  </div>
)

/** What happens after a quote request is sent. */
export function NextSteps() {
  return (
    <>
      <ol className="grid list-decimal gap-2 pl-6 marker:font-semibold">
        {stepsAfterSending.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p>
        Photos help: the whole tree, its trunk, and what’s under it.{' '}
        <a
          href={`${company.emailLink}?subject=Photos%20for%20my%20quote%20request`}
          className="font-semibold text-forest-700 underline"
        >
          Email them to us
        </a>{' '}
        from the address you gave us.
      </p>
      <p>
        A tree on a house or a car? Don’t wait to hear from us:{' '}
        <a href={company.phoneLink} className="whitespace-nowrap font-semibold text-forest-700 underline">
          <PhoneIcon className="mr-1.5 inline size-4 align-[-0.15em]" />
          call {company.phone}
        </a>
        {company.isReachableDayAndNight && ', day or night'}.
      </p>
      <WireWarning />
      <p className="font-semibold">{beforeWeCome.title}</p>
      <ul className="-mt-3 grid list-disc gap-2 pl-6">
        {beforeWeCome.items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      <p>Another tree? The form below is ready for it.</p>
    </>
  )
}

/** Tells visitors who check emergency service in the surrounding `group` to call instead. Pure CSS. */
export const EmergencyNotice = () => (
  <div role="status">
    <div className="mt-6 hidden gap-3 rounded-control border-amber-dark border-l-4 bg-cream p-4 group-has-[[value=emergency-service]:checked]:grid md:p-5">
      <WireWarning />
      <p className="font-semibold">
        In an emergency, call us{company.isReachableDayAndNight && ', day or night'}. Don’t wait for a reply to this
        form.
      </p>
      <div>
        <a href={company.phoneLink} className={buttonClass('brand')}>
          <PhoneIcon />
          Call {company.phone}
        </a>
      </div>
      <p>
        It’s an emergency if a tree is on a house or a car, a limb is broken and hanging, or a lean or a crack is new.
        Anyone hurt, a smell of gas or a blocked road: call 911 first.
      </p>
    </div>
  </div>
)

/** The utility comes before us. */
const WireWarning = () => (
  <p>
    A tree on a wire? <TextWithPhone text={wireWarning} {...company.electricUtility} />
  </p>
)

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
