import { type ChangeEvent, type KeyboardEvent, type MouseEvent, type RefObject, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import type { QuoteOptionId } from '@/content/quote-options'
import { toast } from '@/ui/toast'
import { HONEYPOT } from './honeypot'
import { keepTyping, readKeptTyping, typingIn } from './kept-typing'

export const NO_SERVICE = 'Please select at least one service.'

/** What links have ticked since the visitor touched a box: it gives way to the next link, a choice of one's own does not. */
const tickedByLinks = new Set<FormDataEntryValue>()

/**
 * The services rule: once sending was tried without a service, the button is
 * disabled until one is chosen. Whoever tries it then is brought to the services.
 */
export function useChosenServices(
  form: RefObject<HTMLFormElement | null>,
  /** Ticked for the visitor who has not chosen yet. */
  suggested: QuoteOptionId | undefined,
) {
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [wasTriedWithout, setTriedWithout] = useState(false)
  const isMissing = wasTriedWithout && chosen.length === 0

  const read = () => {
    if (form.current) setChosen(new FormData(form.current).getAll('services').map(String))
  }

  useEffect(() => {
    if (!suggested || !form.current) return
    if (!new FormData(form.current).getAll('services').every((id) => tickedByLinks.has(id))) return
    for (const box of form.current.querySelectorAll<HTMLInputElement>('[name=services]'))
      box.checked = box.value === suggested
    tickedByLinks.add(suggested)
    setChosen([suggested])
    // What is kept is what shows.
    if (readKeptTyping('quote-request')) keepTyping('quote-request', typingIn(form.current, HONEYPOT))
  }, [suggested, form])

  const show = () => {
    const first = form.current?.querySelector<HTMLInputElement>('[name=services]')
    // With the legend and the message, which stand above the boxes.
    first?.closest('fieldset')?.scrollIntoView({ block: 'start' })
    first?.focus({ preventScroll: true })
  }

  return {
    chosen,
    isMissing,
    /** To be called when something may have been ticked. */
    read,
    onChange: ({ target }: ChangeEvent<HTMLFormElement>) => {
      if (target.name === 'services') tickedByLinks.clear()
      read()
    },
    /** What is sent is the visitor's own choice: it shows until the answer, and after a failure. */
    onSend: () => tickedByLinks.clear(),
    refuse: () => {
      // At once, so that the message takes its place before the services are scrolled to.
      flushSync(() => {
        read()
        setTriedWithout(true)
      })
      toast({ title: 'Missing Information', description: NO_SERVICE, tone: 'danger' })
      // The button is disabled from here on, so the focus goes to what mends it.
      show()
    },
    /** An emptied form begins anew. */
    onReset: () => {
      setChosen([])
      setTriedWithout(false)
    },
    /** A disabled button hears nothing: its surroundings take the click, and a field the Enter. */
    waitingProps: {
      onClick: ({ target }: MouseEvent<HTMLFormElement>) => {
        if (isMissing && target instanceof Element && target.matches(':has(> :disabled)')) show()
      },
      onKeyDown: (event: KeyboardEvent<HTMLFormElement>) => {
        if (!isMissing || event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
        event.preventDefault()
        show()
      },
    },
  }
}
