import type { ReactNode, SyntheticEvent } from 'react'
import { company } from '@/content/company'
import { joinServiceLabels, type QuoteOptionId, quoteOptions, servicesHint } from '@/content/quote-options'
import { quotePromise } from '@/content/quote-words'
import { asSentence } from '@/data/errors'
import { limits } from '@/data/limits'
import { sendQuoteRequest } from '@/data/quote-requests'
import type { QuoteRequestInput } from '@/data/rows'
import { cn } from '@/lib/class-names'
import { readText } from '@/lib/form-data'
import { paths } from '@/paths'
import { CheckboxGroup } from '@/ui/checkbox-group'
import { TextAreaField, TextField } from '@/ui/field'
import { toast } from '@/ui/toast'
import { ConfirmationSteps } from './confirmation-steps'
import { EmergencyNotice } from './emergency-notice'
import { LeadForm, type LeadFormConfig } from './lead-form'
import { PersonFields, personMessages } from './person-fields'
import type { Prefill } from './prefill'
import { PrivacyLine } from './privacy-line'

const limit = limits.quoteRequest

const config: LeadFormConfig<QuoteRequestInput> = {
  send: sendQuoteRequest,
  pendingToast: { title: 'Processing Request...', durationMs: Number.POSITIVE_INFINITY },
  failureToasts: (message) => [
    {
      title: 'Database Submission Error',
      description: `Failed to save quote details. ${asSentence(message)} This could be a table-level RLS issue if enabled, or a network problem.`,
    },
    { title: 'Error Sending Request', description: `Could not submit your quote request. ${asSentence(message)}` },
  ],
  successToast: {
    title: 'Quote Request Sent!',
    description: "Thank you! We've received your request and will be in touch ASAP.",
  },
  draftName: 'quote-request',
  formId: 'quote-form',
  path: paths.quote,
  readInput,
  makeConfirmation: ({ name, services }) => ({ sender: name, services }),
  noun: 'request',
  validation: {
    messages: {
      ...personMessages,
      phone: { missing: 'Enter a phone number we can call.' },
      address: { missing: 'Enter the service address.', wrong: 'Add the street before the town.' },
      services: { missing: 'Please select at least one service.' },
      description: { missing: 'Describe your project.' },
    },
    onErrors: ({ services }) =>
      services &&
      toast({ title: 'Missing Information', description: services, tone: 'danger', form: config.draftName }),
  },
  button: {
    tone: 'primary',
    label: 'Request My Free Quote',
    busyLabel: 'Submitting...',
    waitsFor: { field: 'services', hint: 'Choose a service above to continue.' },
  },
  besideButton: <p className="firewood-only:hidden text-small">{quotePromise}</p>,
  renderConfirmation: ({ sender, services }) => (
    <>
      {services.length > 0 && <p className="font-semibold">You asked for: {joinServiceLabels(services)}.</p>}
      <ConfirmationSteps sender={sender} isFirewood={services.join() === ('firewood-sales' satisfies QuoteOptionId)} />
    </>
  ),
}

export function QuoteForm({
  title,
  intro,
  isPage = false,
  prefill,
}: {
  title: string
  intro?: ReactNode
  /** The form has a page of its own: `title` is the heading of its first step. */
  isPage?: boolean
  prefill?: Prefill
}) {
  return (
    <LeadForm
      config={config}
      prefill={prefill}
      title={
        <>
          {isPage && <StepNumber>1</StepNumber>}
          {title}
        </>
      }
      titleClass={isPage ? cn(stepClass, 'text-heading md:text-title') : 'text-title'}
      intro={intro}
      // On a desktop the job is on the left, and how to reach its sender on the right.
      fieldsClass={isPage ? undefined : 'lg:grid-cols-2/1 lg:grid-rows-auto/1fr lg:gap-x-12'}
      buttonRowClass={isPage ? undefined : 'lg:flex-row-reverse lg:justify-between'}
    >
      <div className="min-w-0">
        {!isPage && (
          <h3 className={cn(stepClass, 'mb-4 text-heading md:mb-6')}>
            <StepNumber>1</StepNumber>
            About your trees
          </h3>
        )}
        <CheckboxGroup legend="Services Needed" hint={servicesHint} name="services" options={quoteOptions} />
        <EmergencyNotice />
      </div>
      <TextAreaField
        label="Project Description"
        hint={
          <>
            <span className="firewood-only:hidden">
              {`Which tree${prefill?.town ? ` in ${prefill.town}` : ''}, how big, what’s under it, and when you’d like us to come. Photos can follow by ${company.textsTo ? 'text or email' : 'email'}.`}
            </span>
            {company.firewood && (
              <span className="firewood-only:inline hidden">How many face cords, and where a truck can drop them.</span>
            )}
          </>
        }
        name="description"
        rows={6}
        required
        limit={limit.description}
      />
      <div
        className={cn(
          'grid gap-x-4 gap-y-5 sm:grid-cols-2 md:gap-y-6',
          !isPage && 'content-start lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:grid-cols-1',
        )}
      >
        <h3
          className={cn(
            stepClass,
            'col-span-full border-cream-200 text-heading',
            isPage ? 'border-t pt-6 md:text-title' : 'tablet:border-t tablet:pt-6',
          )}
        >
          <StepNumber>2</StepNumber>
          How to reach you
        </h3>
        <TextField
          label="Service Address"
          hint="Street and town"
          name="address"
          autoComplete="street-address"
          required
          // The town of a link is not enough: the street is typed before it.
          pattern="\s*[^\s,].*"
          onFocus={placeCaret}
          onClick={placeCaret}
          limit={limit.address}
          className="col-span-full"
        />
        <PersonFields maxLengths={limit} />
        <PrivacyLine />
      </div>
    </LeadForm>
  )
}

const stepClass = 'flex items-center gap-3'

const StepNumber = ({ children }: { children: string }) => (
  <span aria-hidden="true" className="ui-disc">
    {children}
  </span>
)

/** Puts the caret before the town of a link, where the street is typed. */
const placeCaret = ({ currentTarget }: SyntheticEvent<HTMLInputElement>) =>
  currentTarget.value.startsWith(',') && currentTarget.setSelectionRange(0, 0)

function readInput(data: FormData): QuoteRequestInput {
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
