import { type MutationState, useMutationState, useQueryClient } from '@tanstack/react-query'
import { hasKind, mayHaveArrived, messageOf } from '@/data/errors'
import { loadClient } from '@/data/load-client'
import { useSingleMutation } from '@/lib/use-single-mutation'
import { dismissToast, dismissToastsOf, type ToastOptions, toast } from '@/ui/toast'
import { type DraftName, readDraft, removeDraft, updateDraft, useMayHaveArrived } from './draft'
import { type Confirmation, writeConfirmation } from './use-confirmation'

/** How long the toasts of a lead that could not be sent stay (ms). */
const FAILURE_TOAST_MS = 10_000

/** How a lead is submitted, its toasts, which also show on other pages, and what confirms it. */
export type SubmissionConfig<Input> = {
  draftName: DraftName
  /** The id in the DOM, as in a link's hash. */
  formId: string
  /** The path of the form's page. The last toast of a failure links to the form there from another page. */
  path: string
  /** The insert of src/data. */
  send: (input: Input) => Promise<unknown>
  pendingToast?: ToastOptions
  /** Shown in place of a mutation's `errorTitle`, because the last of them links to the form. */
  failureToasts: (message: string) => readonly ToastOptions[]
  successToast: ToastOptions
  makeConfirmation: (input: Input) => Confirmation
}

type Submission = Pick<MutationState, 'status' | 'error'>

/** Why nothing has arrived, or may not have. */
export type SubmissionFailure = 'not-sent' | 'not-loaded' | 'may-have-arrived'

/** One submission at a time. It outlives its page: a form that mounts later finds it in the cache by its key. */
export function useSubmission<Input>(config: SubmissionConfig<Input>) {
  const { draftName, formId, path, send, pendingToast, failureToasts, successToast, makeConfirmation } = config
  const cache = useQueryClient().getMutationCache()
  const filters = { mutationKey: ['submission', draftName] }
  const submissions = useMutationState({ filters, select: ({ state }): Submission => state })
  const latest = submissions.at(-1)
  const mayHaveArrivedBefore = useMayHaveArrived(draftName)
  const { mutate } = useSingleMutation({
    ...filters,
    mutationFn: async (input: Input) => {
      // Until the code is there nothing has been sent, so the browser asks before the page is left. Each submission has a
      // listener of its own, because that of the other form may end first.
      const preventDefault = (event: Event) => event.preventDefault()
      window.addEventListener('beforeunload', preventDefault)
      await loadClient().finally(() => window.removeEventListener('beforeunload', preventDefault))
      // From here on the request may leave the device, and the page may close before the response.
      updateDraft(draftName, { mayHaveArrived: true })
      await send(input)
    },
    // The callbacks also run when the form is gone.
    onMutate: () => {
      // The toasts and the confirmation of the form's earlier submission are stale, but not those of another form.
      dismissToastsOf(draftName)
      writeConfirmation(draftName, null)
      return { mayHaveArrived: readDraft(draftName).mayHaveArrived, toastId: pendingToast && toast(pendingToast) }
    },
    onSuccess: (_data, input) => {
      // No form may offer what has arrived: neither one that is shown (lead-form.tsx) nor one that mounts later.
      removeDraft(draftName)
      writeConfirmation(draftName, makeConfirmation(input))
      toast({ ...successToast, form: draftName })
    },
    onError: (error, _input, before) => {
      // An earlier submission may have arrived, whatever happened to this one.
      updateDraft(draftName, { mayHaveArrived: before?.mayHaveArrived || mayHaveArrived(error) })
      const toasts = failureToasts(messageOf(error))
      const back = document.getElementById(formId) ? undefined : { path: `${path}#${formId}`, text: 'Back to the form' }
      for (const options of toasts) {
        const link = options === toasts.at(-1) ? back : undefined
        toast({ ...options, tone: 'danger', durationMs: FAILURE_TOAST_MS, link, form: draftName })
      }
    },
    onSettled: (_data, _error, _input, before) => dismissToast(before?.toastId),
    // Never garbage-collected, because a form that mounts later still needs it.
    gcTime: Number.POSITIVE_INFINITY,
  })

  return {
    submit: mutate,
    /** The status of the latest submission since the page was loaded. */
    status: latest?.status,
    failure: failureOf(latest, mayHaveArrivedBefore),
    forgetSubmission: () => {
      for (const submission of cache.findAll(filters)) cache.remove(submission)
    },
  }
}

/** An earlier submission that may have arrived, even before a reload, counts more than the latest error. */
export function failureOf(
  latest: Submission | undefined,
  mayHaveArrivedBefore: boolean,
): SubmissionFailure | undefined {
  if (latest?.status === 'pending' || latest?.status === 'success') return undefined
  if (mayHaveArrivedBefore) return 'may-have-arrived'
  if (!latest) return undefined
  return hasKind(latest.error, 'not-loaded') ? 'not-loaded' : 'not-sent'
}
