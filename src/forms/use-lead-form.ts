import { type FormEvent, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useLocation } from 'react-router-dom'
import { loadClient } from '@/data/load-client'
import { DRAFT_ATTRIBUTE, FAILURE_NOTICE_ATTRIBUTE, SUBMIT_BUTTON_ATTRIBUTE } from '@/dom-contract'
import { recheckErrors } from '@/ui/form'
import { loadToaster } from '@/ui/toast'
import { fillForm, loadDraft, readDraft, saveDraft, useDraftState } from './draft'
import { type Prefill, prefillForm } from './prefill'
import { type Confirmation, useConfirmation } from './use-confirmation'
import { type SubmissionConfig, useSubmission } from './use-submission'

/** A form that sends a lead, and says so with a confirmation. */
export type LeadFormConfig<Input> = SubmissionConfig<Input> & {
  readInput: (data: FormData) => Input
  makeConfirmation: (input: Input) => Confirmation
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
 * | fields       | DOM                   | the form mounts       | startOver, the page is left  | a failure          |
 * | draft        | store, sessionStorage | the visitor types     | emptied, or the lead arrives | the page, a reload |
 * | submission   | mutation cache        | the form is submitted | startOver, the form is empty | the page           |
 * | confirmation | store, sessionStorage | the lead has arrived  | the next one is submitted    | a reload, Back     |
 */
export function useLeadForm<Input>(config: LeadFormConfig<Input>, { service, town, description }: Prefill = {}) {
  const { draftName, formId } = config
  const titleId = `${formId}-title`
  const form = useRef<HTMLFormElement>(null)
  /** A new key mounts an empty form. */
  const [formKey, setFormKey] = useState(0)
  const { search } = useLocation()
  const { confirmation, isConfirmationNew, setConfirmation } = useConfirmation(draftName)
  const draftState = useDraftState(draftName)
  const { submit, submission, failure, forgetSubmission } = useSubmission(config)
  const status = submission?.status
  const isSubmitting = status === 'pending'

  // Before the prefill, which adds to what is there: after it, the draft would overwrite what the link adds.
  useEffect(() => {
    if (form.current) fillForm(form.current, loadDraft(draftName).values)
  }, [draftName])

  // The form below a confirmation stays empty. Once that has ended, a link counts that was followed meanwhile.
  const canPrefill = confirmation === undefined
  useEffect(() => {
    // Once for each link: the visitor may have removed what it added, or sent it.
    if (!form.current || !canPrefill || readDraft(draftName).prefilledFrom.includes(search)) return
    prefillForm(form.current, { service, town, description })
    recheckErrors(form.current)
  }, [draftName, search, service, town, description, canPrefill])

  function handleSubmit({ currentTarget }: FormEvent<HTMLFormElement>) {
    if (isSubmitting) return
    if (confirmation) setConfirmation(undefined)
    saveDraft(draftName, currentTarget, search)
    // The field that has the focus is about to be disabled.
    currentTarget.querySelector<HTMLElement>(`[${SUBMIT_BUTTON_ATTRIBUTE}]`)?.focus({ preventScroll: true })
    submit(config.readInput(new FormData(currentTarget)))
  }

  const showConfirmation = useEffectEvent(() => {
    if (!submission) return
    startOver()
    setConfirmation(config.makeConfirmation(submission.variables))
  })

  // A layout effect, so that nobody sees a flash of the filled form.
  useLayoutEffect(() => {
    if (status === 'success') showConfirmation()
    // The notice may be below the window, or below the toasts at its foot.
    if (status === 'error') form.current?.querySelector(`[${FAILURE_NOTICE_ATTRIBUTE}]`)?.scrollIntoView()
  }, [status])

  /** Not the draft: use-submission.ts removes that of a lead which has arrived, also when the form is gone. */
  function startOver() {
    forgetSubmission()
    // Firefox would fill what these fields last had into the next ones at a reload.
    form.current?.reset()
    // A reset leaves React's state of the fields, such as the note below a short phone number.
    setFormKey(formKey + 1)
  }

  return {
    titleId,
    formKey,
    draftState,
    isSubmitting,
    failure,
    /** What was asked for, from when the lead has arrived until the next submission. */
    confirmation,
    /** False if it was shown before: after a reload and for Back. */
    isConfirmationNew,
    formProps: {
      ref: form,
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
      flushSync(startOver)
      if (!form.current) return
      saveDraft(draftName, form.current, search)
      // The button is gone.
      form.current.querySelector('input')?.focus()
    },
  }
}

export type LeadForm = ReturnType<typeof useLeadForm>
