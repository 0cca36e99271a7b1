import { type Mutation, type MutationState, useMutation, useMutationState, useQueryClient } from '@tanstack/react-query'
import { toDataError } from '@/data/errors'
import { loadClient } from '@/data/load-client'
import { DRAFT_ATTRIBUTE } from '@/dom-contract'
import { dismissAllToasts, dismissToast, type ToastOptions, toast } from '@/ui/toast'
import { type DraftName, markDraft, readDraft, removeDraft } from './draft'

/** How long the toasts of a lead that could not be sent stay (ms). */
const FAILURE_TOAST_MS = 10_000

/** How a lead is sent, and its toasts, which also show on other pages. */
export type SendingConfig<Input> = {
  name: DraftName
  /** The form's address. The last toast of a failure links to it from another page. */
  path: string
  /** Stores the lead. Rejects with a DataError. */
  create: (input: Input) => Promise<unknown>
  sending?: ToastOptions
  sent: ToastOptions
  failed: (message: string) => readonly ToastOptions[]
}

/** Why there is no confirmation: nothing was sent, some code did not load, or the outcome is unknown. */
export type SendingFailure = 'not-sent' | 'not-loaded' | 'may-be-stored'

/** What a submit has come to. */
export type Outcome = 'sent' | SendingFailure

/**
 * Sends a form's input, one request at a time. The mutation outlives the page that started it: a form that mounts later
 * finds it in the cache by its key, pending or settled.
 */
export function useSending<Input>({ name, path, create, sending, sent, failed }: SendingConfig<Input>) {
  const cache = useQueryClient().getMutationCache()
  const mutationKey = ['submit', name]
  const filters = { mutationKey }
  const select = ({ state }: Mutation) => state as MutationState<Outcome, Error, Input>
  const latest = useMutationState({ filters, select }).at(-1)
  const outcome = latest?.data
  // The outcome is never garbage-collected, because a form that mounts later still needs it.
  const { mutate } = useMutation({ mutationKey, mutationFn: attempt, gcTime: Number.POSITIVE_INFINITY })

  /** Never rejects: a failure is an outcome, too. */
  async function attempt(input: Input): Promise<Outcome> {
    // If an earlier attempt may be stored, a failure of this one does not change that. The draft still knows it after a
    // reload, the cache also when storage is blocked.
    const mayBeStoredBefore =
      readDraft(name).mayBeStored || cache.findAll(filters).some(({ state }) => state.data === 'may-be-stored')
    // Toasts about an earlier attempt are stale.
    dismissAllToasts()
    const sendingToast = sending && toast(sending)
    let wasOnline = false
    try {
      await loadClient()
      wasOnline = navigator.onLine
      // From here on the request may leave the device. The draft remembers it, in case the page closes before the answer.
      markDraft(name, true)
      await create(input)
      // The form may be gone by now. The next one must not offer what has arrived.
      removeDraft(name)
      toast(sent)
      return 'sent'
    } catch (error) {
      const failure = toDataError(error, path)
      // A device that was offline from the start has sent nothing.
      const wasOffline = failure.kind === 'unreachable' && !wasOnline
      const mayBeStored = mayBeStoredBefore || (failure.mayBeStored && !wasOffline)
      markDraft(name, mayBeStored)
      toastFailure(failed(failure.message))
      if (mayBeStored) return 'may-be-stored'
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

  return {
    send: mutate,
    isSending: latest !== undefined && outcome === undefined,
    /** What the latest submit has come to; undefined before the first one and while one is in flight. */
    outcome,
    /** What the latest submit sends or has sent. */
    input: latest?.variables,
    /** Discards the outcome, which belongs to the text that was in the form. */
    discardOutcome: () => {
      for (const mutation of cache.findAll(filters)) cache.remove(mutation)
    },
  } as const
}
