import { type MutationState, useMutation, useMutationState, useQueryClient } from '@tanstack/react-query'
import { type DataError, type FailureWords, UNREACHABLE } from '@/data/errors'
import { type Client, loadClient } from '@/data/load-client'
import { dismissAllToasts, dismissToast, type ToastOptions, toast } from '@/ui/toast'
import { type DraftName, markDraft, readDraft, removeDraft } from './draft'

/** A form's subject: what it sends, and its toasts, which show on other pages too. */
export type Lead<Input> = {
  name: DraftName
  /** The id of the form, as in a link's hash. */
  id: string
  read: (data: FormData) => Input
  send: (client: Client, input: Input) => Promise<unknown>
  sending?: ToastOptions
  sent: ToastOptions
  failed: (message: string) => ToastOptions
  /** Another toast of a failure. */
  meta?: FailureWords
  /** Leads to the form from the toast of a failure on another page. */
  path: string
}

/** The outcome is unknown: the request may have been stored. */
class MayHaveArrivedError extends Error {}

/**
 * Submits a form, one request at a time. The mutation outlives the page that started it: a form that mounts later finds
 * it in the cache by its key, pending or settled.
 */
export function useSubmit<Input>({ name, send, meta, sending, sent, failed, path }: Lead<Input>) {
  const cache = useQueryClient().getMutationCache()
  const filters = { mutationKey: ['submit', name] }
  const { mutate } = useMutation({
    ...filters,
    meta,
    // Never garbage-collected: a form that mounts later still needs the outcome.
    gcTime: Number.POSITIVE_INFINITY,
    mutationFn: async (input: Input) => {
      // A failure of this attempt does not tell whether an earlier one arrived.
      let mayHaveArrived = readDraft(name).mayHaveArrived ?? false
      try {
        const client = await loadClient()
        const isOffline = !navigator.onLine
        markDraft(name, true)
        await send(client, input).catch((error: DataError) => {
          mayHaveArrived ||= !(error.isRefusal || (isOffline && error.message === UNREACHABLE))
          throw error
        })
      } catch (error) {
        markDraft(name, mayHaveArrived)
        throw mayHaveArrived ? new MayHaveArrivedError((error as Error).message) : error
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
      const isOnPage = document.querySelector(`form[data-draft="${name}"]`) !== null
      const stays = { durationMs: Number.POSITIVE_INFINITY, link: { path, text: 'Back to the form' } }
      toast({ ...failed(message), tone: 'danger', ...(!isOnPage && stays) })
    },
    onSettled: (_data, _error, _input, sendingToast) => dismissToast(sendingToast),
  })
  const latest = useMutationState({ filters, select: ({ state }) => state as MutationState<void, Error, Input> }).at(-1)

  return {
    mutate,
    /** A second press can come before React has rendered the first. */
    isBusy: () => ['pending', 'success'].includes(cache.findAll(filters).at(-1)?.state.status ?? 'idle'),
    status: latest?.status,
    mayHaveArrived: latest?.error instanceof MayHaveArrivedError,
    /** Drops the outcome, which belongs to the text that was in the form. */
    forget: () => {
      for (const mutation of cache.findAll(filters)) cache.remove(mutation)
    },
  }
}
