import { type MutationState, useMutation, useMutationState, useQueryClient } from '@tanstack/react-query'
import { type DataError, logBug, toDataError } from '@/data/errors'
import { type DataClient, loadClient } from '@/data/load-client'
import { dismissFinishedToasts, dismissToast, type ToastOptions, toast } from '@/ui/toast'
import { type DraftName, emptyForm, readDraft, removeDraft, updateDraft, useMayHaveArrived } from './draft'
import { type Confirmation, writeConfirmation } from './use-confirmation'

/** How long the toasts of a lead that could not be sent stay (ms). */
const FAILURE_TOAST_MS = 10_000

/** How a lead is submitted, its toasts, which also show on other pages, and what confirms it. */
export type SubmissionConfig<Input> = {
  draftName: DraftName
  /** The id in the DOM, as in a link's hash. */
  formId: string
  /** Of the form's page. The last toast of a failure links to the form there from another page. */
  path: string
  /** How src/data stores the lead, and the words of its toasts. */
  delivery: {
    insert: (client: DataClient, input: Input) => Promise<unknown>
    pendingToast?: ToastOptions
    successToast: ToastOptions
    failureToasts: (message: string) => readonly ToastOptions[]
  }
  makeConfirmation: (input: Input) => Confirmation
}

type Submission = Pick<MutationState<void, DataError>, 'status' | 'error'>

/** Why nothing has arrived, or may not have. */
export type SubmissionFailure = 'not-sent' | 'not-loaded' | 'may-have-arrived'

/** One submission at a time. It outlives its page: a form that mounts later finds it in the cache by its key. */
export function useSubmission<Input>({ draftName, formId, path, delivery, makeConfirmation }: SubmissionConfig<Input>) {
  const cache = useQueryClient().getMutationCache()
  const filters = { mutationKey: ['submission', draftName] }
  const submissions = useMutationState({ filters, select: ({ state }) => state as Submission })
  const latest = submissions.at(-1)
  const mayHaveArrived = useMayHaveArrived(draftName)
  const { mutate } = useMutation({
    ...filters,
    mutationFn: submitLead,
    // The callbacks also run when the form is gone.
    onMutate: () => {
      // The toasts and the confirmation of an earlier submission are stale.
      dismissFinishedToasts()
      writeConfirmation(draftName, undefined)
      return delivery.pendingToast && toast(delivery.pendingToast)
    },
    onSuccess: (_data, input) => {
      // No form may offer what has arrived: neither one that is shown nor one that mounts later.
      removeDraft(draftName)
      emptyForm(draftName)
      writeConfirmation(draftName, makeConfirmation(input))
      toast(delivery.successToast)
    },
    onError: ({ message }: DataError) => showFailureToasts(delivery.failureToasts(message)),
    onSettled: (_data, _error, _input, pendingToast) => dismissToast(pendingToast),
    // Never garbage-collected, because a form that mounts later still needs it.
    gcTime: Number.POSITIVE_INFINITY,
  })

  /** Inserts the lead, and keeps account of whether it may have arrived. Rejects with a DataError. */
  async function submitLead(input: Input) {
    const mayHaveArrivedBefore = readDraft(draftName).mayHaveArrived
    try {
      const client = await loadClient()
      // From here on the request may leave the device, and the page may close before the answer.
      updateDraft(draftName, { mayHaveArrived: true })
      await delivery.insert(client, input)
    } catch (thrown) {
      logBug(thrown, draftName)
      const error = toDataError(thrown)
      // An earlier submission may have arrived, whatever happened to this one.
      updateDraft(draftName, { mayHaveArrived: mayHaveArrivedBefore || error.mayHaveArrived })
      throw error
    }
  }

  function showFailureToasts(failureToasts: readonly ToastOptions[]) {
    const back = document.getElementById(formId) ? undefined : { path: `${path}#${formId}`, text: 'Back to the form' }
    for (const options of failureToasts) {
      const link = options === failureToasts.at(-1) ? back : undefined
      toast({ ...options, tone: 'danger', durationMs: FAILURE_TOAST_MS, link })
    }
  }

  return {
    /** Does nothing while one is pending, which the cache knows before a form has rendered it. */
    submit: (input: Input) => {
      if (!cache.find({ ...filters, status: 'pending' })) mutate(input)
    },
    /** Of the latest submission since the page was loaded. */
    status: latest?.status,
    failure: failureOf(latest, mayHaveArrived),
    forgetSubmission: () => {
      for (const mutation of cache.findAll(filters)) cache.remove(mutation)
    },
  }
}

/** `mayHaveArrived` counts more than the latest error: an earlier submission may have arrived, even before a reload. */
export function failureOf(latest: Submission | undefined, mayHaveArrived: boolean): SubmissionFailure | undefined {
  if (latest?.status === 'pending' || latest?.status === 'success') return undefined
  if (mayHaveArrived) return 'may-have-arrived'
  if (!latest) return undefined
  return latest.error?.kind === 'not-loaded' ? 'not-loaded' : 'not-sent'
}
