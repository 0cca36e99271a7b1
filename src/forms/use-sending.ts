import { type MutationState, useMutation, useMutationState, useQueryClient } from '@tanstack/react-query'
import type { DataError } from '@/data/errors'
import { loadClient } from '@/data/load-client'
import { useIsHydrated } from '@/lib/use-is-hydrated'
import { DRAFT } from '@/startup/contract'
import { dismissAllToasts, dismissToast, type ToastOptions, toast } from '@/ui/toast'
import { type DraftName, markDraft, readDraft, removeDraft } from './draft'

/** How long the toasts of a lead that could not be sent stay (ms). */
const FAILURE_TOAST_MS = 10_000

/** The toasts of a form, which show on other pages too. */
export type LeadToasts = {
  name: DraftName
  sending?: ToastOptions
  sent: ToastOptions
  failed: (message: string) => readonly ToastOptions[]
  /** Leads to the form from the last toast of a failure, on another page. */
  path: string
}

/** Why nothing was sent, or that it may have been. */
export type Outcome = 'not-sent' | 'not-loaded' | 'unknown'

class SendError extends Error {
  readonly outcome: Outcome

  constructor(message: string, outcome: Outcome) {
    super(message)
    this.outcome = outcome
  }
}

const outcomeOf = (error: unknown) => (error instanceof SendError ? error.outcome : undefined)

/**
 * Sends a form's input with a call of data/, one request at a time. The mutation outlives the page that started it: a form
 * that mounts later finds it in the cache by its key, pending or settled.
 */
export function useSending<Input>(
  { name, sending, sent, failed, path }: LeadToasts,
  create: (input: Input) => Promise<unknown>,
) {
  const cache = useQueryClient().getMutationCache()
  const isHydrated = useIsHydrated()
  const filters = { mutationKey: ['submit', name] }
  const { mutate } = useMutation<unknown, Error, Input, number | undefined>({
    ...filters,
    // Never garbage-collected: a form that mounts later still needs the outcome.
    gcTime: Number.POSITIVE_INFINITY,
    mutationFn: async (input) => {
      // A failure of this attempt does not tell whether an earlier one arrived. The draft knows after a reload, the cache also
      // when storage is blocked.
      const earlierOutcomes = cache.findAll(filters).map(({ state }) => outcomeOf(state.error))
      const mayHaveArrivedBefore = readDraft(name).mayHaveArrived || earlierOutcomes.includes('unknown')
      let wasOnline = false
      try {
        // Nothing is sent before.
        await loadClient()
        wasOnline = navigator.onLine
        markDraft(name, true)
        await create(input)
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
      const back = isOnPage ? undefined : { path, text: 'Back to the form' }
      const toasts = failed(message)
      for (const words of toasts) {
        const link = words === toasts.at(-1) ? back : undefined
        toast({ ...words, tone: 'danger', durationMs: FAILURE_TOAST_MS, link })
      }
    },
    onSettled: (_data, _error, _input, sendingToast) => dismissToast(sendingToast),
  })
  const latest = useMutationState({ filters, select: ({ state }) => state as MutationState<unknown, Error, Input> }).at(
    -1,
  )
  /** An earlier page load has sent the draft, and the answer never came. */
  const isUnanswered = !latest && isHydrated && readDraft(name).mayHaveArrived

  return {
    mutate,
    status: latest?.status,
    sentInput: latest?.variables,
    /** Undefined unless a submit has failed, or may have. */
    outcome: isUnanswered ? 'unknown' : outcomeOf(latest?.error),
    /** Drops the outcome, which belongs to the text that was in the form. */
    forget: () => {
      for (const mutation of cache.findAll(filters)) cache.remove(mutation)
    },
  } as const
}
