import { type MutationState, useMutation, useMutationState, useQueryClient } from '@tanstack/react-query'
import { type FocusEvent, type FormEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { type DataError, type FailureWords, UNREACHABLE } from '@/data/errors'
import { type Client, loadClient } from '@/data/load-client'
import { dismissAllToasts, dismissToast, loadToaster, type ToastOptions, toast } from '@/ui/toast'
import { type DraftName, fillEmptyFields, HONEYPOT, markDraft, readDraft, removeDraft, saveDraft } from './draft'

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

/** A shorter number only gets a note. */
const MIN_PHONE_DIGITS = 7

/**
 * State of a form that sends a lead. What is typed stays as a draft until it has arrived. The `service` and the
 * `description` of a link fill a form that has none. A form that `isNamed` by the link, as by its hash, takes the focus.
 */
export function useLeadForm<Input>(
  lead: Lead<Input>,
  link: { service?: string | undefined; description?: string | undefined; isNamed?: boolean },
) {
  const { service, description, isNamed } = link
  const { name, id, read } = lead
  const form = useRef<HTMLFormElement>(null)
  const [hasText, setHasText] = useState(false)
  /** The draft was sent with an unknown outcome, such as before a reload. */
  const [wasSent, setWasSent] = useState(false)
  const [notice, setNotice] = useState<'sent' | 'held'>()
  const [sent, setSent] = useState<Input>()
  const [isPhoneShort, setPhoneShort] = useState(false)
  const { mutate, isBusy, forget, input, status, mayHaveArrived } = useSubmit(lead)
  const isSending = status === 'pending'
  const { hash } = useLocation()
  const isTarget = isNamed || hash === `#${id}`

  useEffect(() => {
    const { values, mayHaveArrived = false } = readDraft(name)
    const ofLink = { ...(service && { services: [service] }), ...(description && { description: [description] }) }
    if (form.current) fillEmptyFields(form.current, { ...ofLink, ...values })
    setHasText(Object.keys(values).length > 0)
    setWasSent(mayHaveArrived)
  }, [name, service, description])

  useEffect(() => {
    if (!isTarget) return
    form.current?.scrollIntoView()
    form.current?.focus({ preventScroll: true })
  }, [isTarget])

  // Before paint, so a returning visitor does not see a flash of the filled form.
  useLayoutEffect(() => {
    if (status !== 'success') return
    startOver()
    setNotice('sent')
    setSent(input)
  })

  function startOver() {
    removeDraft(name)
    form.current?.reset()
    handleEmpty()
  }

  function handleEmpty() {
    forget()
    setHasText(false)
    setWasSent(false)
    setPhoneShort(false)
  }

  function handleSubmit({ currentTarget }: FormEvent<HTMLFormElement>) {
    // Also because disabled fields have no values to read.
    if (isBusy()) return
    const honeypot = currentTarget.querySelector<HTMLInputElement>(`[name=${HONEYPOT}]`)
    const isHeld = Boolean(honeypot?.value)
    setNotice(isHeld ? 'held' : undefined)
    if (isHeld && honeypot) honeypot.value = ''
    else {
      saveDraft(name, currentTarget)
      // The field that has the focus is about to be disabled.
      currentTarget.querySelector<HTMLElement>('[data-submits]')?.focus({ preventScroll: true })
      mutate(read(new FormData(currentTarget)))
    }
  }

  return {
    hasText,
    notice,
    /** What was sent last. */
    sent,
    isPhoneShort,
    isSending,
    hasFailed: status ? status === 'error' : wasSent,
    mayHaveArrived: status ? mayHaveArrived : wasSent,
    formProps: {
      ref: form,
      id,
      'aria-labelledby': `${id}-title`,
      // The focus moves to the form that a link names.
      tabIndex: -1,
      'data-draft': name,
      // Preloads what sending needs, in case the visitor is offline later. After a failure both load again on use.
      onFocus: () => void Promise.allSettled([loadClient(), loadToaster()]),
      onChange: () => {
        if (form.current && saveDraft(name, form.current)) setHasText(true)
        else handleEmpty()
      },
      onBlur: ({ target: { name, value } }: FocusEvent<HTMLFormElement>) => {
        if (name === 'phone') setPhoneShort(/\S/.test(value) && countDigits(value) < MIN_PHONE_DIGITS)
      },
      onSubmit: handleSubmit,
    },
    clear: () => {
      if (!window.confirm('Clear the form? What you typed will be gone.')) return
      startOver()
      // The button is about to go.
      form.current?.querySelector('input')?.focus()
    },
  }
}

export type LeadForm = Omit<ReturnType<typeof useLeadForm>, 'sent'>

const countDigits = (text: string) => text.match(/\p{Nd}/gu)?.length ?? 0

/** The outcome is unknown: the request may have been stored. */
class MayHaveArrivedError extends Error {}

/**
 * Sends a form's input, one request at a time. The mutation outlives the page that started it: a form that mounts later finds
 * it in the cache by its key, pending or settled.
 */
function useSubmit<Input>({ name, send, meta, sending, sent, failed, path }: Lead<Input>) {
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
    input: latest?.variables,
    status: latest?.status,
    mayHaveArrived: latest?.error instanceof MayHaveArrivedError,
    /** Drops the outcome, which belongs to the text that was in the form. */
    forget: () => {
      for (const mutation of cache.findAll(filters)) cache.remove(mutation)
    },
  }
}
