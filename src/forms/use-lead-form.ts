import { type FormEvent, type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useLocation, useNavigate } from 'react-router-dom'
import { loadClient } from '@/data/load-client'
import { DRAFT_ATTRIBUTE, FAILURE_NOTICE_ATTRIBUTE, SUBMIT_BUTTON_ATTRIBUTE } from '@/dom-contract'
import { propertiesOf, readHistoryState, SAME_PAGE } from '@/lib/history-state'
import { useIsCurrentPage } from '@/lib/use-is-current-page'
import { useIsHydrated } from '@/lib/use-is-hydrated'
import { loadToaster } from '@/ui/toast'
import { type DraftName, type DraftState, fillEmptyFields, readDraft, removeDraft, saveDraft } from './draft'
import { type Prefill, prefillForm } from './prefill'
import { type Outcome, type SendingConfig, useSending } from './use-sending'

/** A form that sends a lead. */
export type LeadFormConfig<Input> = SendingConfig<Input> & {
  /** The id of the form, as in a link's hash. */
  id: string
  read: (data: FormData) => Input
  describeSent: (input: Input) => Confirmation
}

/** Who has asked, and for which services ('' for a message), as the confirmation names them. */
type Confirmation = { sender: string; services: string }

/**
 * A form that sends a lead, in three steps:
 * 1. The draft: what is typed is stored in the tab until the lead has arrived.
 * 2. The sending: a submit has an outcome (use-sending.ts). After a failure the form keeps its text.
 * 3. The confirmation: once the lead is stored, an empty form follows below what was asked for.
 * `prefill` is what the link to the form adds to it. `takesFocus`: the link leads to this form.
 */
export function useLeadForm<Input>(
  config: LeadFormConfig<Input>,
  { takesFocus = false, prefill = {} }: { takesFocus?: boolean; prefill?: Prefill } = {},
) {
  const { name, id } = config
  const form = useRef<HTMLFormElement>(null)
  /** A new key mounts an empty form. */
  const [formKey, setFormKey] = useState(0)
  const { confirmation, isNew, setConfirmation } = useConfirmation(name)
  // Once the lead is stored, the link that led to the form must not fill the empty form again.
  const draft = useDraft(name, form, confirmation ? {} : prefill)
  const { send, isSending, outcome, failure, input, discardOutcome } = useSending(config)
  const isCurrentPage = useIsCurrentPage()

  useEffect(() => {
    if (!takesFocus) return
    form.current?.scrollIntoView()
    form.current?.focus({ preventScroll: true })
  }, [takesFocus])

  function handleSubmit({ currentTarget }: FormEvent<HTMLFormElement>) {
    // A form whose lead is stored is still there while the code of the next page loads.
    if (isSending || outcome === 'sent') return
    if (confirmation) setConfirmation(undefined)
    draft.save(currentTarget)
    // The field that has the focus is about to be disabled.
    currentTarget.querySelector<HTMLElement>(`[${SUBMIT_BUTTON_ATTRIBUTE}]`)?.focus({ preventScroll: true })
    send(config.read(new FormData(currentTarget)))
  }

  /** An effect, not a callback of `send`, because a form that mounts after the answer must do the same. */
  const handleOutcome = useEffectEvent((outcome: Outcome | undefined) => {
    // A visitor who is leaving the page finds the confirmation at the next visit.
    if (outcome === 'sent' && input && isCurrentPage()) {
      startOver()
      setConfirmation(config.describeSent(input))
    }
    // The notice of a failure may be below the window, or below the toasts at its foot.
    if (outcome && outcome !== 'sent') form.current?.querySelector(`[${FAILURE_NOTICE_ATTRIBUTE}]`)?.scrollIntoView()
  })
  // Before paint, so a returning visitor does not see a flash of the filled form.
  useLayoutEffect(() => handleOutcome(outcome), [outcome])

  function startOver() {
    draft.remove()
    discardOutcome()
    // Firefox would fill what these fields last had into the next ones at a reload.
    form.current?.reset()
    setFormKey(formKey + 1)
  }

  return {
    formKey,
    draftState: draft.state,
    isSending,
    failure,
    /** What was asked for, from when the lead is stored until the next submit; undefined before. */
    confirmation,
    /** False for a confirmation that was shown before: after a reload and for Back. */
    isNew,
    formProps: {
      ref: form,
      id,
      'aria-labelledby': `${id}-title`,
      // The focus moves to the form that a link names.
      tabIndex: -1,
      [DRAFT_ATTRIBUTE]: name,
      // Preloads what sending needs, in case the visitor is offline later. After a failure both load again on use.
      onFocus: () => void Promise.allSettled([loadClient(), loadToaster()]),
      onSubmit: handleSubmit,
      onChange: ({ currentTarget }: FormEvent<HTMLFormElement>) => {
        if (draft.save(currentTarget) === 'none') discardOutcome()
      },
    },
    clear: () => {
      if (!window.confirm('Clear the form? What you typed will be gone.')) return
      flushSync(startOver)
      // The button is gone.
      form.current?.querySelector('input')?.focus()
    },
  }
}

export type LeadForm = ReturnType<typeof useLeadForm>

/** The draft of a form. After hydration the form gets the draft of an earlier visit, and what a link adds. */
function useDraft(name: DraftName, form: RefObject<HTMLFormElement | null>, { service, town, description }: Prefill) {
  const { search } = useLocation()
  const [state, setState] = useState<DraftState>('none')

  useEffect(() => {
    if (!form.current) return
    const { values, addedQuery } = readDraft(name)
    fillEmptyFields(form.current, values)
    if (Object.keys(values).length > 0) setState('stored')
    // Once for each link: the visitor may have removed what it added, or sent it.
    if (addedQuery !== search) prefillForm(form.current, { service, town, description })
  }, [name, form, search, service, town, description])

  return {
    state,
    save: (latest: HTMLFormElement) => {
      const saved = saveDraft(name, latest, search)
      setState(saved)
      return saved
    },
    remove: () => {
      removeDraft(name)
      setState('none')
    },
  }
}

/**
 * What the form says once a lead is stored. The history entry keeps it: a reload and Back show it again, and a link to
 * the form does not.
 */
function useConfirmation(name: DraftName) {
  const { pathname, search, hash, state } = useLocation()
  const navigate = useNavigate()
  const isHydrated = useIsHydrated()
  const [isNew, setIsNew] = useState(false)
  const { confirmations } = readHistoryState(state)
  return {
    confirmation: isHydrated ? readConfirmation(confirmations[name]) : undefined,
    isNew,
    setConfirmation: (confirmation: Confirmation | undefined) => {
      setIsNew(true)
      const changed = { ...confirmations, [name]: confirmation }
      navigate({ pathname, search, hash }, { replace: true, state: { ...SAME_PAGE, confirmations: changed } })
    },
  }
}

function readConfirmation(stored: unknown): Confirmation | undefined {
  const { sender, services } = propertiesOf(stored)
  return typeof sender === 'string' && typeof services === 'string' ? { sender, services } : undefined
}
