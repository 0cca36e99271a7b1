import { type RefObject, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import type { QuoteOptionId } from '@/content/quote-options'
import { toast } from '@/ui/toast'

export const NO_SERVICE = 'Please select at least one service.'

/** The services rule: once sending was tried without a service, the button is disabled until one is chosen. */
export function useChosenServices(
  form: RefObject<HTMLFormElement | null>,
  /** Ticked once for the visitor who has not chosen yet. */
  suggested: QuoteOptionId | undefined,
) {
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [wasTriedWithout, setTriedWithout] = useState(false)

  const read = () => {
    if (form.current) setChosen(new FormData(form.current).getAll('services').map(String))
  }

  // After a draft was filled in: what the visitor has ticked comes before what a link says.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each suggestion.
  useEffect(() => {
    const boxes = [...(form.current?.querySelectorAll<HTMLInputElement>('[name=services]') ?? [])]
    const box = boxes.find(({ value }) => value === suggested)
    if (box && !boxes.some(({ checked }) => checked)) box.checked = true
    read()
  }, [suggested])

  return {
    chosen,
    isMissing: wasTriedWithout && chosen.length === 0,
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
      const first = form.current?.querySelector<HTMLInputElement>('[name=services]')
      // With the legend and the message, which stand above the boxes.
      first?.closest('fieldset')?.scrollIntoView({ block: 'start' })
      first?.focus({ preventScroll: true })
    },
    /** An emptied form begins anew. */
    onReset: () => {
      setChosen([])
      setTriedWithout(false)
    },
  }
}
