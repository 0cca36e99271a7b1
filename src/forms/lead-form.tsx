import { type ComponentProps, type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { loadClient } from '@/data/load-client'
import { DRAFT_ATTRIBUTE, SUBMIT_BUTTON_ATTRIBUTE } from '@/dom-contract'
import { cn } from '@/lib/class-names'
import { recheckErrors, ValidatedForm } from '@/ui/form'
import { loadToaster } from '@/ui/toast'
import { ConfirmationNotice } from './confirmation-notice'
import { fillForm, readStoredDraft, saveFormAsDraft, useDraftState } from './draft'
import { type Prefill, prefillForm } from './prefill'
import { SubmissionNotices } from './submission-notices'
import { SubmitButton } from './submit-button'
import { type Confirmation, useConfirmation } from './use-confirmation'
import { type SubmissionConfig, useSubmission } from './use-submission'
import { WithoutScript } from './without-script'

export type LeadFormConfig<Input> = SubmissionConfig<Input> & {
  noun: 'request' | 'message'
  readInput: (data: FormData) => Input
  validation: Pick<ComponentProps<typeof ValidatedForm>, 'messages' | 'onErrors'>
  button: Omit<ComponentProps<typeof SubmitButton>, 'isSubmitting'>
  besideButton?: ReactNode
  renderConfirmation: (confirmation: Confirmation) => ReactNode
}

type LeadFormProps<Input> = {
  config: LeadFormConfig<Input>
  /** The link to this page adds it to the form. */
  prefill?: Prefill | undefined
  title: ReactNode
  titleClass: string
  intro: ReactNode
  fieldsClass?: string | undefined
  buttonRowClass?: string | undefined
  children: ReactNode
}

/**
 * A form that sends a lead, with four states:
 *
 * | state        | is in                 | begins when           | ends when                    | outlasts           |
 * |--------------|-----------------------|-----------------------|------------------------------|--------------------|
 * | fields       | DOM                   | the form mounts       | reset(), the page is left    | a failure          |
 * | draft        | store, sessionStorage | the visitor types     | emptied, or the lead arrives | the page, a reload |
 * | submission   | mutation cache        | the form is submitted | the visitor empties the form | the page           |
 * | confirmation | store, sessionStorage | the lead has arrived  | the next one is submitted    | a reload, Back     |
 *
 * When the lead arrives, use-submission.ts ends the draft and stores the confirmation, whether or not a form is shown.
 * This component shows what they say, and empties its fields when the confirmation is new: the draft is gone by then.
 */
export function LeadForm<Input>({
  config,
  prefill = {},
  title,
  titleClass,
  intro,
  fieldsClass,
  buttonRowClass,
  children,
}: LeadFormProps<Input>) {
  const { draftName, formId, noun } = config
  const { service, town, description } = prefill
  const titleId = `${formId}-title`
  const formRef = useRef<HTMLFormElement>(null)
  const { search } = useLocation()
  const draftState = useDraftState(draftName)
  const { submit, status, failure, forgetSubmission } = useSubmission(config)
  const { confirmation, isConfirmationNew } = useConfirmation(draftName)
  const isSubmitting = status === 'pending'

  // Fills the form from the draft, then adds the link's prefill. The form below a confirmation stays empty until
  // another link fills it. A queued form (startup/inline/queued-forms.ts) is sent as the visitor saw it; but without a
  // service it would be rejected, so then the link may add one.
  const isConfirmed = confirmation !== null
  useEffect(() => {
    const form = formRef.current
    if (!form) return
    const { values, prefilledFrom } = readStoredDraft(draftName)
    const isQueued = form.ariaBusy === 'true'
    if (isConfirmationNew && !isQueued) form.reset()
    if (!isQueued) fillForm(form, values)
    // A link fills in the form once: the visitor may have removed what it added, or sent it.
    if (isConfirmed || prefilledFrom.includes(search)) return
    if (isQueued && form.querySelector('[name=services]:checked')) return
    prefillForm(form, { service, town, description })
    recheckErrors(form)
  }, [isConfirmed, isConfirmationNew, draftName, search, service, town, description])

  function handleChange({ currentTarget }: FormEvent<HTMLFormElement>) {
    // An emptied form is a new one: what happened to the last submission no longer concerns it.
    if (!saveFormAsDraft(draftName, currentTarget, search)) forgetSubmission()
  }

  function handleSubmit({ currentTarget }: FormEvent<HTMLFormElement>) {
    // The fields are disabled while a lead is on its way, so the draft would be stored without them.
    if (isSubmitting) return
    saveFormAsDraft(draftName, currentTarget, search)
    // The field that has the focus is about to be disabled.
    currentTarget.querySelector<HTMLElement>(`[${SUBMIT_BUTTON_ATTRIBUTE}]`)?.focus({ preventScroll: true })
    submit(config.readInput(new FormData(currentTarget)))
  }

  function handleClear() {
    const form = formRef.current
    if (!form || !window.confirm('Clear the form? What you typed will be gone.')) return
    forgetSubmission()
    form.reset()
    saveFormAsDraft(draftName, form, search)
    // The button is about to disappear.
    form.querySelector('input')?.focus()
  }

  return (
    <div className="min-w-0">
      {confirmation && (
        <ConfirmationNotice title={`We’ve received your ${noun}`} takesFocus={isConfirmationNew}>
          {config.renderConfirmation(confirmation)}
        </ConfirmationNotice>
      )}
      <ValidatedForm
        ref={formRef}
        id={formId}
        aria-labelledby={titleId}
        // The focus moves to the form that a link names.
        tabIndex={-1}
        {...{ [DRAFT_ATTRIBUTE]: draftName }}
        {...config.validation}
        // Without JavaScript only the form's heading is shown, with without-script.tsx.
        className="grid gap-5 outline-none md:gap-6 noscript:[&>:not(:first-child)]:hidden"
        // Preloads what a submission needs, in case the visitor is offline later. If that fails, it loads on use.
        onFocus={() => void Promise.allSettled([loadClient(), loadToaster()])}
        onChange={handleChange}
        onSubmit={handleSubmit}
      >
        <div>
          <h2 id={titleId} className={titleClass}>
            {title}
          </h2>
          {intro}
          <WithoutScript noun={noun} />
        </div>
        <fieldset
          disabled={isSubmitting}
          className={cn('grid min-w-0 gap-5 disabled:opacity-60 md:gap-6', fieldsClass)}
        >
          {children}
        </fieldset>
        <SubmissionNotices noun={noun} status={status} failure={failure} />
        <div className={cn('grid gap-x-6 gap-y-2 sm:flex sm:flex-wrap sm:items-center', buttonRowClass)}>
          <SubmitButton {...config.button} isSubmitting={isSubmitting} />
          {config.besideButton}
        </div>
        {/* Apart from the submit button, so that nobody presses it by mistake. */}
        {draftState !== 'none' && (
          <div className="ui-note mt-2 flex flex-wrap items-center justify-between gap-x-6 border-cream-200 border-t pt-2 print:hidden">
            {draftState === 'stored' && <p>What you typed is kept in this tab until you send it.</p>}
            <button type="button" disabled={isSubmitting} onClick={handleClear} className="ui-link-tall">
              Clear form
            </button>
          </div>
        )}
      </ValidatedForm>
    </div>
  )
}
