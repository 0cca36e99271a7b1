import {
  type MutationOptions,
  type MutationState,
  useMutation,
  useMutationState,
  useQueryClient,
} from '@tanstack/react-query'
import { type FormEvent, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useLocation, useNavigate } from 'react-router-dom'
import type { DataError } from '@/data/errors'
import { loadClient } from '@/data/load-client'
import { SAME_PAGE } from '@/layout/scroll-and-focus'
import { useIsHydrated } from '@/lib/use-is-hydrated'
import { DRAFT, SUBMITS } from '@/startup/contract'
import { dismissAllToasts, dismissToast, loadToaster, type ToastOptions, toast } from '@/ui/toast'
import { type DraftName, type DraftState, fillEmptyFields, markDraft, readDraft, removeDraft, saveDraft } from './draft'
import { addToForm, type LinkToForm } from './link-to-form'

/** What a form sends, and its toasts, which show on other pages too. */
export type Lead<Input> = {
  name: DraftName
  /** The id of the form, as in a link's hash. */
  id: string
  sending?: ToastOptions
  sent: ToastOptions
  failed: (message: string) => ToastOptions
  /** Leads to the form from the toast of a failure on another page. */
  path: string
  /** What the confirmation says was asked for. */
  summarize?: (input: Input) => string
}

/** The call that sends it, of data/. */
type Call<Input> = Pick<MutationOptions<unknown, Error, Input>, 'mutationFn' | 'meta'>

/** Why nothing was sent, or that it may have been. */
export type Outcome = 'not-sent' | 'not-loaded' | 'unknown'

/**
 * A form that sends a lead: its draft, the sending, and the outcome. What is typed stays as a draft until it has arrived.
 * A link adds to the form. A form that `isNamed` by the link, as by its hash, takes the focus.
 */
export function useLeadForm<Input>(
  lead: Lead<Input>,
  call: Call<Input>,
  { isNamed = false, link = {} }: { isNamed?: boolean; link?: LinkToForm } = {},
) {
  const { name, id } = lead
  const form = useRef<HTMLFormElement>(null)
  const location = useLocation()
  const { confirmation, confirm } = useConfirmation(name)

  // The draft.
  const [draftState, setDraftState] = useState<DraftState>('none')
  /** An earlier page has sent the draft, with an unknown outcome. */
  const [wasSent, setWasSent] = useState(false)
  /** React mounts empty fields for each round. */
  const [round, setRound] = useState(0)

  useEffect(() => {
    const { values, mayHaveArrived } = readDraft(name)
    if (form.current) fillEmptyFields(form.current, values)
    setDraftState(Object.keys(values).length > 0 ? 'stored' : 'none')
    setWasSent(mayHaveArrived)
  }, [name])

  const { service, town, description } = link
  const { search } = location
  const isConfirmed = confirmation !== undefined
  useEffect(() => {
    // Once: what it has added may have been taken out again, or sent.
    if (isConfirmed || readDraft(name).link === search || !form.current) return
    addToForm(form.current, { service, town, description })
  }, [name, search, service, town, description, isConfirmed])

  const isTarget = isNamed || location.hash === `#${id}`
  useEffect(() => {
    if (!isTarget) return
    form.current?.scrollIntoView()
    form.current?.focus({ preventScroll: true })
  }, [isTarget])

  // The sending.
  const { mutate, isBusy, forget, status, outcome, sentInput } = useSending(lead, call)

  function forgetOutcome() {
    forget()
    setWasSent(false)
  }

  function startOver() {
    removeDraft(name)
    forgetOutcome()
    setDraftState('none')
    setRound(round + 1)
  }

  // The outcome. Before paint, so a returning visitor does not see a flash of the filled form.
  const handleArrival = useEffectEvent(() => {
    const summary = sentInput && lead.summarize?.(sentInput)
    startOver()
    confirm(summary ?? '')
  })
  useLayoutEffect(() => {
    if (status === 'success') handleArrival()
  }, [status])

  return {
    name,
    round,
    hasText: draftState !== 'none',
    isKept: draftState === 'stored',
    isSending: status === 'pending',
    /** Undefined unless a submit has failed, or may have. */
    outcome: status ? outcome : wasSent ? ('unknown' as const) : undefined,
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
        if (state === 'none') forgetOutcome()
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
  const stored: unknown = state?.confirmation?.[name]
  return {
    confirmation: isHydrated && typeof stored === 'string' ? stored : undefined,
    confirm: (text: string | undefined) =>
      navigate({ pathname, search, hash }, { replace: true, state: { ...SAME_PAGE, confirmation: { [name]: text } } }),
  }
}

class SendError extends Error {
  readonly outcome: Outcome

  constructor(message: string, outcome: Outcome) {
    super(message)
    this.outcome = outcome
  }
}

/**
 * Sends a form's input, one request at a time. The mutation outlives the page that started it: a form that mounts later finds
 * it in the cache by its key, pending or settled.
 */
function useSending<Input>({ name, sending, sent, failed, path }: Lead<Input>, { mutationFn, meta }: Call<Input>) {
  const cache = useQueryClient().getMutationCache()
  const filters = { mutationKey: ['submit', name] }
  const { mutate } = useMutation<unknown, Error, Input, number | undefined>({
    ...filters,
    meta,
    // Never garbage-collected: a form that mounts later still needs the outcome.
    gcTime: Number.POSITIVE_INFINITY,
    mutationFn: async (input, context) => {
      // A failure of this attempt does not tell whether an earlier one arrived.
      const mayHaveArrivedBefore = readDraft(name).mayHaveArrived
      const wasOnline = navigator.onLine
      markDraft(name, true)
      try {
        await mutationFn?.(input, context)
      } catch (error) {
        const { kind, mayBeStored } = error as DataError
        const mayHaveArrived = mayHaveArrivedBefore || Boolean(mayBeStored && (wasOnline || kind !== 'unreachable'))
        markDraft(name, mayHaveArrived)
        const failure = kind === 'not-loaded' ? 'not-loaded' : 'not-sent'
        throw new SendError((error as Error).message, mayHaveArrived ? 'unknown' : failure)
      }
      removeDraft(name)
    },
    onMutate: () => {
      // Toasts about an earlier attempt are stale.
      dismissAllToasts()
      return sending && toast(sending)
    },
    onSuccess: () => {
      toast(sent)
    },
    onError: ({ message }) => {
      const isOnPage = document.querySelector(`[${DRAFT}="${name}"]`) !== null
      toast({
        ...failed(message),
        tone: 'danger',
        link: isOnPage ? undefined : { path, text: 'Back to the form' },
      })
    },
    onSettled: (_data, _error, _input, sendingToast) => dismissToast(sendingToast),
  })
  const latest = useMutationState({ filters, select: ({ state }) => state as MutationState<unknown, Error, Input> }).at(
    -1,
  )

  return {
    mutate,
    /** A second press can come before React has rendered the first. */
    isBusy: () => ['pending', 'success'].includes(cache.findAll(filters).at(-1)?.state.status ?? 'idle'),
    status: latest?.status,
    sentInput: latest?.variables,
    outcome: latest?.error instanceof SendError ? latest.error.outcome : undefined,
    /** Drops the outcome, which belongs to the text that was in the form. */
    forget: () => {
      for (const mutation of cache.findAll(filters)) cache.remove(mutation)
    },
  }
}
