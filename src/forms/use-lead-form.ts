import { type FormEvent, useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { useLocation } from 'react-router-dom'
import { loadClient } from '@/data/load-client'
import { DRAFT_ATTRIBUTE, FAILURE_NOTICE_ATTRIBUTE, SUBMIT_BUTTON_ATTRIBUTE } from '@/dom-contract'
import { recheckErrors } from '@/ui/form'
import { loadToaster } from '@/ui/toast'
import { emptyForm, fillForm, loadDraft, saveDraft, useDraftState, useFormKey } from './draft'
import { type Prefill, prefillForm } from './prefill'
import { useConfirmation } from './use-confirmation'
import { type SubmissionConfig, useSubmission } from './use-submission'

export type LeadFormConfig<Input> = SubmissionConfig<Input> & {
  readInput: (data: FormData) => Input
}

/**
 * A form that sends a lead, in three steps:
 * 1. The draft (draft.ts): what is typed is stored in the tab until the lead has arrived.
 * 2. The submission (use-submission.ts): the form is disabled until an answer comes. After a failure it keeps its text.
 * 3. The confirmation (use-confirmation.ts): once the lead has arrived, an empty form follows below what was asked for.
 * `prefill`: what the link to this page adds to the form.
 *
 * | state        | is in                 | begins when           | ends when                    | outlasts           |
 * |--------------|-----------------------|-----------------------|------------------------------|--------------------|
 * | fields       | DOM                   | the form mounts       | emptyForm, the page is left  | a failure          |
 * | draft        | store, sessionStorage | the visitor types     | emptied, or the lead arrives | the page, a reload |
 * | submission   | mutation cache        | the form is submitted | the visitor empties the form | the page           |
 * | confirmation | store, sessionStorage | the lead has arrived  | the next one is submitted    | a reload, Back     |
 *
 * When the lead arrives, use-submission.ts ends the draft, empties the form, and stores the confirmation, whether or not
 * a form is shown. This hook only shows what they say.
 */
export function useLeadForm<Input>(config: LeadFormConfig<Input>, { service, town, description }: Prefill = {}) {
  const { draftName, formId } = config
  const titleId = `${formId}-title`
  const formRef = useRef<HTMLFormElement>(null)
  const { search } = useLocation()
  const formKey = useFormKey(draftName)
  const draftState = useDraftState(draftName)
  const { submit, status, failure, forgetSubmission } = useSubmission(config)
  const { confirmation, isConfirmationNew } = useConfirmation(draftName)
  const isSubmitting = status === 'pending'

  // The form below a confirmation stays empty. Once that has ended, a link counts that was followed meanwhile.
  const canPrefill = confirmation === undefined
  useEffect(() => {
    if (!formRef.current) return
    const { values, prefilledFrom } = loadDraft(draftName)
    fillForm(formRef.current, values)
    // Once for each link: the visitor may have removed what it added, or sent it.
    if (!canPrefill || prefilledFrom.includes(search)) return
    prefillForm(formRef.current, { service, town, description })
    recheckErrors(formRef.current)
  }, [draftName, search, service, town, description, canPrefill])

  useEffect(() => {
    // The notice may be below the window, or below the toasts at its foot.
    if (status === 'error') formRef.current?.querySelector(`[${FAILURE_NOTICE_ATTRIBUTE}]`)?.scrollIntoView()
  }, [status])

  function handleSubmit({ currentTarget }: FormEvent<HTMLFormElement>) {
    if (isSubmitting) return
    saveDraft(draftName, currentTarget, search)
    // The field that has the focus is about to be disabled.
    currentTarget.querySelector<HTMLElement>(`[${SUBMIT_BUTTON_ATTRIBUTE}]`)?.focus({ preventScroll: true })
    submit(config.readInput(new FormData(currentTarget)))
  }

  return {
    titleId,
    formKey,
    draftState,
    isSubmitting,
    failure,
    confirmation,
    isConfirmationNew,
    formProps: {
      ref: formRef,
      id: formId,
      'aria-labelledby': titleId,
      // The focus moves to the form that a link names.
      tabIndex: -1,
      [DRAFT_ATTRIBUTE]: draftName,
      // Without JavaScript only the form's heading is shown, with without-script.tsx.
      className: 'grid gap-6 outline-none noscript:[&>:not(:first-child)]:hidden',
      // Preloads what a submission needs, in case the visitor is offline later. If that fails, it loads on use.
      onFocus: () => void Promise.allSettled([loadClient(), loadToaster()]),
      onSubmit: handleSubmit,
      onChange: ({ currentTarget }: FormEvent<HTMLFormElement>) => {
        // An emptied form is a new one: what happened to the last submission no longer concerns it.
        if (!saveDraft(draftName, currentTarget, search)) forgetSubmission()
      },
    },
    clear: () => {
      if (!window.confirm('Clear the form? What you typed will be gone.')) return
      forgetSubmission()
      flushSync(() => emptyForm(draftName))
      if (!formRef.current) return
      saveDraft(draftName, formRef.current, search)
      // The button is gone.
      formRef.current.querySelector('input')?.focus()
    },
  }
}

export type LeadForm = ReturnType<typeof useLeadForm>
