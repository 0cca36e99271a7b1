import { type KeyboardEvent, type MouseEvent, type RefObject, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import type { QuoteOptionId } from '@/content/quote-options'
import { toast } from '@/ui/toast'

export const NO_SERVICE = 'Please select at least one service.'

/**
 * The services rule: once sending was tried without a service, the button is
 * disabled until one is chosen. Whoever tries it then is brought to the services.
 */
export function useChosenServices(
  form: RefObject<HTMLFormElement | null>,
  /** Ticked for the visitor where nothing is ticked yet. */
  suggested: QuoteOptionId | undefined,
) {
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [wasTriedWithout, setTriedWithout] = useState(false)
  const isMissing = wasTriedWithout && chosen.length === 0

  const read = () => {
    if (form.current) setChosen(new FormData(form.current).getAll('services').map(String))
  }

  useEffect(() => {
    if (!suggested || !form.current || new FormData(form.current).has('services')) return
    const box = form.current.querySelector<HTMLInputElement>(`[name=services][value=${suggested}]`)
    if (box) box.checked = true
    setChosen([suggested])
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
