import { type Mutation, type MutationState, useMutation, useMutationState, useQueryClient } from '@tanstack/react-query'
import { toDataError } from '@/data/errors'
import { type DataClient, loadClient } from '@/data/load-client'
import { DRAFT_ATTRIBUTE } from '@/dom-contract'
import { dismissAllToasts, dismissToast, type ToastOptions, toast } from '@/ui/toast'
import { type DraftName, mayBeStored, removeDraft, setMayBeStored, useMayBeStored } from './draft'

/** How long the toasts of a lead that could not be sent stay (ms). */
const FAILURE_TOAST_MS = 10_000

/** How a lead is sent, and its toasts, which also show on other pages. */
export type SendingConfig<Input> = {
  name: DraftName
  /** The id of the form, as in a link's hash. */
  id: string
  /** The form's page. The last toast of a failure links to the form there from another page. */
  page: string
  /** Stores the lead. Rejects with a DataError. */
  create: (client: DataClient, input: Input) => Promise<unknown>
  sendingToast?: ToastOptions
  sentToast: ToastOptions
  failureToasts: (message: string) => readonly ToastOptions[]
}

/** What a submit has come to. `not-loaded`: not sent, because some code did not load. */
export type Outcome = 'sent' | 'not-sent' | 'not-loaded'

/** Why there is no confirmation. A lead that was not sent this time may be stored since an earlier time. */
export type SendingFailure = Exclude<Outcome, 'sent'> | 'may-be-stored'

/**
 * Sends a form's input, one request at a time. The mutation outlives the page that started it: a form that mounts later
 * finds it in the cache by its key, pending or settled.
 */
export function useSending<Input>({ name, id, page, create, ...toasts }: SendingConfig<Input>) {
  const cache = useQueryClient().getMutationCache()
  const mutationKey = ['submit', name]
  const filters = { mutationKey }
  const select = ({ state }: Mutation) => state as MutationState<Outcome, Error, Input>
  const latest = useMutationState({ filters, select }).at(-1)
  const isSending = latest?.status === 'pending'
  const outcome = latest?.data
  const isUncertain = useMayBeStored(name)
  // The outcome is never garbage-collected, because a form that mounts later still needs it.
  const { mutate } = useMutation({ mutationKey, mutationFn: sendLead, gcTime: Number.POSITIVE_INFINITY })

  /** Never rejects: a failure is an outcome, too. */
  async function sendLead(input: Input): Promise<Outcome> {
    // If the lead may be stored since an earlier submit, a failure of this one does not change that.
    const mayBeStoredBefore = mayBeStored(name)
    // Toasts about an earlier submit are stale.
    dismissAllToasts()
    const sendingToast = toasts.sendingToast && toast(toasts.sendingToast)
    let wasOnline = false
    try {
      const client = await loadClient()
      wasOnline = navigator.onLine
      // From here on the request may leave the device, and the page may close before the answer.
      setMayBeStored(name, true)
      await create(client, input)
      // The form may be gone by now. The next one must not offer what has arrived.
      removeDraft(name)
      toast(toasts.sentToast)
      return 'sent'
    } catch (thrown) {
      const error = toDataError(thrown, name)
      // A device that was offline from the start has sent nothing.
      const wasOffline = error.kind === 'unreachable' && !wasOnline
      setMayBeStored(name, mayBeStoredBefore || (error.mayBeStored && !wasOffline))
      showFailureToasts(toasts.failureToasts(error.message))
      return error.kind === 'not-loaded' ? 'not-loaded' : 'not-sent'
    } finally {
      dismissToast(sendingToast)
    }
  }

  function showFailureToasts(failureToasts: readonly ToastOptions[]) {
    const isOnPage = document.querySelector(`[${DRAFT_ATTRIBUTE}="${name}"]`) !== null
    const back = isOnPage ? undefined : { path: `${page}#${id}`, text: 'Back to the form' }
    for (const options of failureToasts) {
      const link = options === failureToasts.at(-1) ? back : undefined
      toast({ ...options, tone: 'danger', durationMs: FAILURE_TOAST_MS, link })
    }
  }

  return {
    send: mutate,
    isSending,
    /** What the latest submit has come to; undefined before the first one and while one is in flight. */
    outcome,
    /** Why nothing has arrived, or may not have. Also known of a lead that was sent before a reload. */
    failure: isSending || outcome === 'sent' ? undefined : isUncertain ? 'may-be-stored' : outcome,
    /** What the latest submit sends or has sent. */
    input: latest?.variables,
    /** Discards the outcome, which belongs to the text that was in the form. */
    discardOutcome: () => {
      for (const mutation of cache.findAll(filters)) cache.remove(mutation)
    },
  } as const
}
