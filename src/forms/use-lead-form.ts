import { type FormEvent, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useLocation, useNavigate } from 'react-router-dom'
import { loadClient } from '@/data/load-client'
import { SAME_PAGE } from '@/layout/scroll-and-focus'
import { useIsShown } from '@/layout/use-is-shown'
import { useIsHydrated } from '@/lib/use-is-hydrated'
import { DRAFT, NOT_SENT, SUBMITS } from '@/startup/contract'
import { loadToaster, type ToastOptions } from '@/ui/toast'
import { type DraftName, type DraftState, fillEmptyFields, readDraft, removeDraft, saveDraft } from './draft'
import { addToForm, type LinkToForm } from './link-to-form'
import { useSending } from './use-sending'

/** What a form sends, and its toasts, which show on other pages too. */
export type LeadKind<Input> = {
  name: DraftName
  /** The id of the form, as in a link's hash. */
  id: string
  sending?: ToastOptions
  sent: ToastOptions
  failed: (message: string) => readonly ToastOptions[]
  /** Leads to the form from the last toast of a failure, on another page. */
  path: string
  confirm: (input: Input) => Confirmation
}

/** Who has asked, and for what, as the confirmation says it; '' for a message. */
export type Confirmation = { sender: string; services: string }

/**
 * A form that sends a lead: its draft, the sending, and the outcome. What is typed stays as a draft until it has arrived.
 * A link adds to the form. A form that `isNamed` by the link, as by its hash, takes the focus.
 */
export function useLeadForm<Input>(
  kind: LeadKind<Input>,
  create: (input: Input) => Promise<unknown>,
  { isNamed = false, link = {} }: { isNamed?: boolean; link?: LinkToForm } = {},
) {
  const { name, id } = kind
  const form = useRef<HTMLFormElement>(null)
  const location = useLocation()
  const { confirmation, confirm } = useConfirmation(name)
  const isShown = useIsShown()

  // The draft.
  const [draftState, setDraftState] = useState<DraftState>('none')
  /** React mounts empty fields for each round. */
  const [round, setRound] = useState(0)

  useEffect(() => {
    const { values } = readDraft(name)
    if (form.current) fillEmptyFields(form.current, values)
    setDraftState(Object.keys(values).length > 0 ? 'stored' : 'none')
  }, [name])

  const { service, town, description } = link
  const { search } = location
  const isConfirmed = confirmation !== undefined
  useEffect(() => {
    // Once: what it has added may have been taken out again, or sent.
    if (isConfirmed || readDraft(name).addedQuery === search || !form.current) return
    addToForm(form.current, { service, town, description })
  }, [name, search, service, town, description, isConfirmed])

  const isTarget = isNamed || location.hash === `#${id}`
  useEffect(() => {
    if (!isTarget) return
    form.current?.scrollIntoView()
    form.current?.focus({ preventScroll: true })
  }, [isTarget])

  // The sending.
  const { mutate, isBusy, forget, status, outcome, sentInput } = useSending(kind, create)

  function startOver() {
    removeDraft(name)
    forget()
    setDraftState('none')
    // Firefox would fill what these fields last had into the next ones at a reload.
    form.current?.reset()
    setRound(round + 1)
  }

  // The answer.
  const [hasArrived, setArrived] = useState(false)
  const handleArrival = useEffectEvent(() => {
    // Else the form of the next visit confirms it.
    if (!sentInput || !isShown()) return
    startOver()
    setArrived(true)
    confirm(kind.confirm(sentInput))
  })
  // Before paint, so a returning visitor does not see a flash of the filled form.
  useLayoutEffect(() => {
    if (status === 'success') handleArrival()
    // The panel may be below the window, or below the toasts at its foot.
    if (status === 'error') form.current?.querySelector(`[${NOT_SENT}]`)?.scrollIntoView()
  }, [status])

  return {
    name,
    round,
    /** False for a confirmation that was shown before: after a reload and for Back. */
    hasArrived,
    hasText: draftState !== 'none',
    isKept: draftState === 'stored',
    isSending: status === 'pending',
    outcome,
    /** What was asked for, from the arrival until the next submit; undefined before. */
    confirmation,
    send: (event: FormEvent<HTMLFormElement>, read: (data: FormData) => Input) => {
      const { currentTarget } = event
      // Also because disabled fields have no values to read.
      if (isBusy()) return
      if (isConfirmed) confirm(undefined)
      saveDraft(name, currentTarget, search)
      // The field that has the focus is about to be disabled.
      currentTarget.querySelector<HTMLElement>(`[${SUBMITS}]`)?.focus({ preventScroll: true })
      mutate(read(new FormData(currentTarget)))
    },
    formProps: {
      ref: form,
      id,
      'aria-labelledby': `${id}-title`,
      // The focus moves to the form that a link names.
      tabIndex: -1,
      [DRAFT]: name,
      // Preloads what sending needs, in case the visitor is offline later. After a failure both load again on use.
      onFocus: () => void Promise.allSettled([loadClient(), loadToaster()]),
      onChange: () => {
        const state = form.current ? saveDraft(name, form.current, search) : 'none'
        setDraftState(state)
        if (state === 'none') forget()
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

export type LeadForm = Omit<ReturnType<typeof useLeadForm>, 'send'>

/**
 * What the form says after an arrival. It belongs to the history entry, so that a reload and Back show it again and a
 * link to the form does not.
 */
function useConfirmation(name: DraftName) {
  const { pathname, search, hash, state } = useLocation()
  const navigate = useNavigate()
  const isHydrated = useIsHydrated()
  const stored = isHydrated && state?.confirmation?.[name]
  return {
    confirmation: stored ? { sender: String(stored.sender), services: String(stored.services) } : undefined,
    confirm: (confirmation: Confirmation | undefined) =>
      navigate(
        { pathname, search, hash },
        { replace: true, state: { ...SAME_PAGE, confirmation: { ...state?.confirmation, [name]: confirmation } } },
      ),
  }
}
