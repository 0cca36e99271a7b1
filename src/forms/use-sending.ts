import { type Mutation, type MutationState, useMutation, useMutationState, useQueryClient } from '@tanstack/react-query'
import { type DataError, messageOf, toDataError } from '@/data/errors'
import { type DataClient, loadClient } from '@/data/load-client'
import { dismissAllToasts, dismissToast, type ToastOptions, toast } from '@/ui/toast'
import { changeDraft, type DraftName, readDraft, removeDraft, useMayBeStored } from './draft'

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
  insert: (client: DataClient, input: Input) => Promise<unknown>
  sendingToast?: ToastOptions
  sentToast: ToastOptions
  failureToasts: (message: string) => readonly ToastOptions[]
}

/**
 * Sends a form's input, one request at a time. The mutation outlives the page that started it: a form that mounts later
 * finds it in the cache by its key, pending or settled.
 */
export function useSending<Input>({ name, id, page, insert, ...toasts }: SendingConfig<Input>) {
  const cache = useQueryClient().getMutationCache()
  const mutationKey = ['submit', name]
  const filters = { mutationKey }
  const select = ({ state }: Mutation) => state as MutationState<void, DataError, Input>
  const { status, variables, error } = useMutationState({ filters, select }).at(-1) ?? {}
  const mayBeStored = useMayBeStored(name)
  const { mutate } = useMutation({
    mutationKey,
    mutationFn: sendLead,
    // These also run when the form is gone. Toasts about an earlier submit are stale.
    onMutate: () => {
      dismissAllToasts()
      return toasts.sendingToast && toast(toasts.sendingToast)
    },
    onSuccess: () => {
      // The next form must not offer what has arrived.
      removeDraft(name)
      toast(toasts.sentToast)
    },
    onError: (error) => showFailureToasts(toasts.failureToasts(messageOf(error))),
    onSettled: (_data, _error, _input, sendingToast) => dismissToast(sendingToast),
    // Never garbage-collected, because a form that mounts later still needs it.
    gcTime: Number.POSITIVE_INFINITY,
  })

  /** Stores the lead, and keeps account of whether it may be stored. Rejects with a DataError. */
  async function sendLead(input: Input) {
    const client = await loadClient()
    // If the lead may be stored since an earlier submit, a failure of this one does not change that.
    const mayBeStoredBefore = readDraft(name).mayBeStored
    const wasOnline = navigator.onLine
    // From here on the request may leave the device, and the page may close before the answer.
    changeDraft(name, { mayBeStored: true })
    await insert(client, input).catch((thrown: unknown) => {
      const error = toDataError(thrown, name)
      // A device that was offline from the start has sent nothing.
      const wasOffline = error.kind === 'unreachable' && !wasOnline
      changeDraft(name, { mayBeStored: mayBeStoredBefore || (error.mayBeStored && !wasOffline) })
      throw error
    })
  }

  function showFailureToasts(failureToasts: readonly ToastOptions[]) {
    const back = document.getElementById(id) ? undefined : { path: `${page}#${id}`, text: 'Back to the form' }
    for (const options of failureToasts) {
      const link = options === failureToasts.at(-1) ? back : undefined
      toast({ ...options, tone: 'danger', durationMs: FAILURE_TOAST_MS, link })
    }
  }

  return {
    send: mutate,
    /** Of the latest submit; undefined before the first one. */
    status,
    /** What the latest submit sends or has sent. */
    input: variables,
    failure: failureOf(status === 'pending', mayBeStored, error),
    /** Forgets the latest submit, which is of the text that was in the form. */
    reset: () => {
      for (const mutation of cache.findAll(filters)) cache.remove(mutation)
    },
  }
}

/** Why nothing has arrived, or may not have. */
export type Failure = 'not-sent' | 'not-loaded' | 'may-be-stored'

function failureOf(isSending: boolean, mayBeStored: boolean, error?: DataError | null): Failure | undefined {
  // Also known of a lead that was sent before a reload.
  if (mayBeStored && !isSending) return 'may-be-stored'
  if (error?.kind === 'not-loaded') return 'not-loaded'
  return error ? 'not-sent' : undefined
}
