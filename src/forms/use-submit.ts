import { type MutationState, useMutation, useMutationState, useQueryClient } from '@tanstack/react-query'
import { useIsPresent } from 'framer-motion'
import { type MouseEvent, type RefObject, useEffect, useLayoutEffect, useState } from 'react'
import { type DataError, UNREACHABLE } from '@/data/errors'
import { loadClient, type Submission } from '@/data/load-client'
import { loadToaster } from '@/ui/toast'
import { type DraftName, markDraft, readDraft, removeDraft } from './draft'

/** How long a submit may be pending before the visitor is offered to abort it (ms). */
const SLOW_AFTER_MS = 5000

/** The outcome is unknown: the request may have been stored. */
class MayHaveArrivedError extends Error {}

type Variables<Input> = { input: Input; controller: AbortController }

type Callbacks<Input> = {
  onMutate?: () => number
  onSuccess?: () => void
  onError?: (error: Error) => void
  onSettled?: (data: unknown, error: Error | null, variables: Variables<Input>, toastId: number | undefined) => void
}

/**
 * Submits a form, one request at a time. The mutation outlives the page that
 * started it: a form that mounts later finds it by its key, pending or settled.
 */
export function useSubmit<Input>(
  name: DraftName,
  { send, meta }: Submission<Input>,
  callbacks: Callbacks<Input>,
  /** Called once per successful submit, as soon as a form is mounted to handle it. */
  onSent: () => void,
) {
  const queryClient = useQueryClient()
  const mutations = { mutationKey: ['submit', name] }
  const { mutate } = useMutation({
    ...mutations,
    ...callbacks,
    meta,
    // Never garbage-collected: a form that mounts later still needs the outcome.
    gcTime: Number.POSITIVE_INFINITY,
    mutationFn: async ({ input, controller: { signal } }: Variables<Input>) => {
      // A failure of this attempt does not tell whether an earlier one arrived.
      let mayHaveArrived = readDraft(name)?.mayHaveArrived ?? false
      try {
        const client = await loadClient(signal)
        const isOffline = !navigator.onLine
        markDraft(name, true)
        await send(client, input, signal).catch((error: DataError) => {
          mayHaveArrived ||= !(error.isRefusal || (isOffline && error.message === UNREACHABLE))
          throw error
        })
      } catch (error) {
        markDraft(name, mayHaveArrived)
        throw mayHaveArrived ? new MayHaveArrivedError((error as Error).message) : error
      }
      removeDraft(name)
    },
  })
  const latest = useMutationState({
    filters: mutations,
    select: ({ state }) => state as MutationState<void, Error, Variables<Input>>,
  }).at(-1)
  const isSending = latest?.status === 'pending'
  const isSent = latest?.status === 'success'
  const isPresent = useIsPresent()

  /** Drops the outcome of the last submit, which belongs to the text that was in the form. */
  const forget = () => {
    const cache = queryClient.getMutationCache()
    for (const mutation of cache.findAll(mutations)) cache.remove(mutation)
  }

  // Before paint, so a returning visitor does not see a flash of the filled form.
  useLayoutEffect(() => {
    if (!isSent || !isPresent) return
    forget()
    onSent()
  })

  return {
    submit: (input: Input) => {
      // Dedupes: a second click can come before React has rendered the new status.
      const status = queryClient.getMutationCache().findAll(mutations).at(-1)?.state.status
      if (status !== 'pending' && status !== 'success') mutate({ input, controller: new AbortController() })
    },
    isSending,
    isSlow: useIsSlow(isSending ? latest.submittedAt : undefined),
    error: latest?.error ?? undefined,
    mayHaveArrived: latest?.error instanceof MayHaveArrivedError,
    stop: () => latest?.variables?.controller.abort(),
    forget,
  }
}

/** @param since When the submit started, as a Unix timestamp in milliseconds. */
function useIsSlow(since: number | undefined) {
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    if (since === undefined) return
    const timer = setTimeout(() => setSlow(true), since + SLOW_AFTER_MS - Date.now())
    return () => {
      clearTimeout(timer)
      setSlow(false)
    }
  }, [since])
  return isSlow
}

/**
 * Makes the fields read-only while a submit is pending, because an edit would
 * not be sent. Unlike disabled fields they keep the focus, and a screen reader
 * still reads them.
 */
export function useReadOnly(form: RefObject<HTMLFormElement | null>, isReadOnly: boolean) {
  useEffect(() => {
    for (const field of form.current?.querySelectorAll<HTMLInputElement>('input, textarea') ?? []) {
      // HTML has no read-only checkbox.
      if (isCheckbox(field)) field.ariaDisabled = isReadOnly ? 'true' : null
      else field.readOnly = isReadOnly
    }
  }, [form, isReadOnly])

  /** Blocks checkbox changes. Use it in the capture phase, or React treats the checkbox as changed. */
  return (event: MouseEvent) => {
    if (!isReadOnly || !isCheckbox(event.target)) return
    event.preventDefault()
    event.stopPropagation()
  }
}

const isCheckbox = (target: unknown) => target instanceof HTMLInputElement && target.type === 'checkbox'

let isPreloaded = false

/**
 * Preloads the client and the toaster when a visitor starts to fill in a form,
 * in case they are offline later. A failure is ignored: both load again on use.
 */
export function preloadClient() {
  if (isPreloaded) return
  isPreloaded = true
  loadClient().catch(() => {
    isPreloaded = false
  })
  loadToaster().catch(() => {})
}
