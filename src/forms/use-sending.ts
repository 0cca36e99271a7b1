import { type Mutation, type MutationState, useMutation, useMutationState, useQueryClient } from '@tanstack/react-query'
import { DataError } from '@/data/errors'
import { loadClient } from '@/data/load-client'
import { DRAFT_ATTRIBUTE } from '@/dom-contract'
import { useIsHydrated } from '@/lib/use-is-hydrated'
import { dismissAllToasts, dismissToast, type ToastOptions, toast } from '@/ui/toast'
import { type DraftName, markDraft, readDraft, removeDraft } from './draft'

/** How long the toasts of a lead that could not be sent stay (ms). */
const FAILURE_TOAST_MS = 10_000

/** How a lead is sent, and its toasts, which show on other pages too. */
export type SendingConfig<Input> = {
  name: DraftName
  /** Leads to the form from the last toast of a failure, on another page. */
  path: string
  /** Stores the lead: a call of data/. */
  create: (input: Input) => Promise<unknown>
  sending?: ToastOptions
  sent: ToastOptions
  failed: (message: string) => readonly ToastOptions[]
}

/**
 * The lead is not stored, also because code did not load; or it may be. `unanswered`: an earlier load of the page sent the
 * draft, and the answer never came.
 */
const failures = ['not-sent', 'not-loaded', 'maybe-stored', 'unanswered'] as const

export type SendingFailure = (typeof failures)[number]

/** What a submit has come to. */
type Outcome = 'sent' | Exclude<SendingFailure, 'unanswered'>

export type LeadStatus = 'idle' | 'sending' | 'sent' | SendingFailure

export const isFailure = (status: LeadStatus): status is SendingFailure =>
  (failures as readonly string[]).includes(status)

/**
 * Sends a form's input, one request at a time. The mutation outlives the page that started it: a form that mounts later
 * finds it in the cache by its key, pending or settled.
 */
export function useSending<Input>({ name, path, create, sending, sent, failed }: SendingConfig<Input>) {
  const cache = useQueryClient().getMutationCache()
  const isHydrated = useIsHydrated()
  const mutationKey = ['submit', name]
  const filters = { mutationKey }

  /** Never rejects: each failure is an outcome. */
  async function attempt(input: Input): Promise<Outcome> {
    // A failure of this attempt does not tell whether an earlier one was stored. The draft knows after a reload, the cache
    // also when storage is blocked.
    const earlierOutcomes = cache.findAll(filters).map(({ state }) => state.data)
    const mayBeStoredBefore = readDraft(name).mayBeStored || earlierOutcomes.includes('maybe-stored')
    // Toasts about an earlier attempt are stale.
    dismissAllToasts()
    const sendingToast = sending && toast(sending)
    let wasOnline = false
    try {
      // Until here nothing can have left the device. Then the draft says so, in case the page closes before the answer.
      await loadClient()
      wasOnline = navigator.onLine
      markDraft(name, true)
      await create(input)
      // Although the form may have gone: the next one must not offer what has arrived.
      removeDraft(name)
      toast(sent)
      return 'sent'
    } catch (error) {
      // Whatever else is thrown, the request may have left.
      const failure = error instanceof DataError ? error : new DataError('unreadable', { mayBeStored: true })
      const mayBeStored = mayBeStoredBefore || mayHaveLeft(failure, wasOnline)
      markDraft(name, mayBeStored)
      toastFailure(failed(failure.message))
      if (mayBeStored) return 'maybe-stored'
      return failure.kind === 'not-loaded' ? 'not-loaded' : 'not-sent'
    } finally {
      dismissToast(sendingToast)
    }
  }

  function toastFailure(toasts: readonly ToastOptions[]) {
    const isOnPage = document.querySelector(`[${DRAFT_ATTRIBUTE}="${name}"]`) !== null
    const back = isOnPage ? undefined : { path, text: 'Back to the form' }
    for (const options of toasts) {
      const link = options === toasts.at(-1) ? back : undefined
      toast({ ...options, tone: 'danger', durationMs: FAILURE_TOAST_MS, link })
    }
  }

  // Never garbage-collected: a form that mounts later still needs the outcome.
  const { mutate } = useMutation({ mutationKey, mutationFn: attempt, gcTime: Number.POSITIVE_INFINITY })
  const select = ({ state }: Mutation) => state as MutationState<Outcome, Error, Input>
  const latest = useMutationState({ filters, select }).at(-1)

  function getStatus(): LeadStatus {
    if (latest) return latest.data ?? 'sending'
    return isHydrated && readDraft(name).mayBeStored ? 'unanswered' : 'idle'
  }

  return {
    send: mutate,
    status: getStatus(),
    /** What the latest submit sends or has sent. */
    input: latest?.variables,
    /** Drops the outcome, which belongs to the text that was in the form. */
    forget: () => {
      for (const mutation of cache.findAll(filters)) cache.remove(mutation)
    },
  } as const
}

/** Whether the request may have left the device. It has not if there was no connection from the start. */
const mayHaveLeft = ({ kind, mayBeStored }: DataError, wasOnline: boolean) =>
  mayBeStored && (wasOnline || kind !== 'unreachable')
