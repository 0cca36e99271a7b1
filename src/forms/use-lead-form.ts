import { type FocusEvent, type FormEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { loadClient } from '@/data/load-client'
import { loadToaster } from '@/ui/toast'
import { fillEmptyFields, HONEYPOT, readDraft, removeDraft, saveDraft } from './draft'
import { type Lead, useSubmit } from './use-submit'

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
  const [isPhoneShort, setPhoneShort] = useState(false)
  const { mutate, isBusy, forget, status, mayHaveArrived } = useSubmit(lead)
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

export type LeadForm = ReturnType<typeof useLeadForm>

const countDigits = (text: string) => text.match(/\p{Nd}/gu)?.length ?? 0
