import { type RefObject, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { company } from '@/content/company'
import { type QuoteOptionId, quoteOptionOf } from '@/content/quote-options'
import { serviceAreas } from '@/content/service-areas'
import { services } from '@/content/services'
import { buttonClass } from '@/ui/button'
import { PhoneIcon } from '@/ui/icons'
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

/** What a quote request is about, as far as the link that led to the form says so. */
export type QuoteStart = { service?: QuoteOptionId | undefined; town?: string | undefined }

/** Reads the query that paths.quoteForService and paths.quoteForTown write; what the site does not know says nothing. */
export function readQuoteStart(search: URLSearchParams): QuoteStart {
  const service = services.find(({ slug }) => slug === search.get('service'))
  const area = serviceAreas.find(({ slug }) => slug === search.get('town'))
  return { service: service && quoteOptionOf(service.slug), town: area?.town }
}

/** For who asks for emergency service in writing: the quicker way, and when to take it. */
export function EmergencyNotice({ isShown }: { isShown: boolean }) {
  return (
    <div role="status">
      {isShown && (
        <div className="mt-6 grid gap-3 rounded-control border-amber-dark border-l-4 bg-cream p-4 md:p-5">
          <p className="font-semibold">
            In an emergency call us, day or night. Do not wait for an answer to this form.
          </p>
          <div>
            <a href={company.phoneLink} className={buttonClass('brand')}>
              <PhoneIcon />
              Call {company.phone}
            </a>
          </div>
          <p>It is an emergency when there is</p>
          <ul className="grid list-disc gap-1 pl-5 marker:text-amber-dark">
            <li>a tree on a house or a car,</li>
            <li>a tree on a wire: call the utility first, and stay away,</li>
            <li>a new lean or a new crack,</li>
            <li>a blocked road.</li>
          </ul>
        </div>
      )}
    </div>
  )
}
