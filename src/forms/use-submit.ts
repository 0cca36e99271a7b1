import { type MutationState, useMutation, useMutationState, useQueryClient } from '@tanstack/react-query'
import { useIsPresent } from 'framer-motion'
import { type MouseEvent, type RefObject, useEffect, useLayoutEffect, useState } from 'react'
import { type DataError, UNREACHABLE } from '@/data/errors'
import { loadClient, type Submission } from '@/data/load-client'
import { loadToaster } from '@/ui/toast'
import { type DraftName, markDraft, readDraft, removeDraft } from './draft'

/** How long sending may take before the visitor is offered to stop waiting, in milliseconds. */
const SLOW_AFTER_MS = 5000

/** Nothing says that it arrived, or that it did not. */
class MayHaveArrivedError extends Error {}

type Variables<Input> = { input: Input; stop: AbortController }

type Callbacks<Input> = {
  onMutate?: () => number
  onSuccess?: () => void
  onError?: (error: Error) => void
  onSettled?: (data: unknown, error: Error | null, variables: Variables<Input>, toastId: number | undefined) => void
}

/**
 * Sends a form, once at a time. The mutation outlives the page that it was
 * started on: a form that is shown again finds it by its key, as far as it is by then.
 */
export function useSubmit<Input>(
  name: DraftName,
  { send, meta }: Submission<Input>,
  callbacks: Callbacks<Input>,
  /** Called once for what was sent, when a form is there to hear it. */
  onSent: () => void,
) {
  const queryClient = useQueryClient()
  const mutations = { mutationKey: ['submit', name] }
  const { mutate } = useMutation({
    ...mutations,
    ...callbacks,
    meta,
    // A visitor who comes back later still finds what became of it.
    gcTime: Number.POSITIVE_INFINITY,
    mutationFn: async ({ input, stop: { signal } }: Variables<Input>) => {
      // Of an earlier try this one says nothing.
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

  /** What became of the last try belongs to what stood in the form. */
  const forget = () => {
    const cache = queryClient.getMutationCache()
    for (const mutation of cache.findAll(mutations)) cache.remove(mutation)
  }

  // Before the paint: a visitor who comes back must not see the filled form first.
  useLayoutEffect(() => {
    if (!isSent || !isPresent) return
    forget()
    onSent()
  })

  return {
    submit: (input: Input) => {
      // Before React has rendered what became of the first, a second click may come.
      const status = queryClient.getMutationCache().findAll(mutations).at(-1)?.state.status
      if (status !== 'pending' && status !== 'success') mutate({ input, stop: new AbortController() })
    },
    isSending,
    isSlow: useIsSlow(isSending ? latest.submittedAt : undefined),
    error: latest?.error ?? undefined,
    mayHaveArrived: latest?.error instanceof MayHaveArrivedError,
    stop: () => latest?.variables?.stop.abort(),
    forget,
  }
}

/** @param since When sending began, in milliseconds since 1970. */
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
 * What is changed in a form while it is being sent would not be sent with it,
 * so until then its fields only show what they hold. Unlike disabled ones they
 * keep the focus, and a screen reader still reads them.
 */
export function useReadOnly(form: RefObject<HTMLFormElement | null>, isReadOnly: boolean) {
  useEffect(() => {
    for (const field of form.current?.querySelectorAll<HTMLInputElement>('input, textarea') ?? []) {
      // HTML has no box that is read-only.
      if (isBox(field)) field.ariaDisabled = isReadOnly ? 'true' : null
      else field.readOnly = isReadOnly
    }
  }, [form, isReadOnly])

  /** Keeps ticks as they are; in the capture phase, or React would take the box for ticked. */
  return (event: MouseEvent) => {
    if (!isReadOnly || !isBox(event.target)) return
    event.preventDefault()
    event.stopPropagation()
  }
}

const isBox = (target: unknown) => target instanceof HTMLInputElement && target.type === 'checkbox'

let isAsked = false

/**
 * Fetches what sending needs when somebody begins to fill in a form, so that it
 * is there when the connection is not. Failing is no matter: it is asked for
 * again when it is needed.
 */
export function preloadClient() {
  if (isAsked) return
  isAsked = true
  loadClient().catch(() => {
    isAsked = false
  })
  loadToaster().catch(() => {})
}
