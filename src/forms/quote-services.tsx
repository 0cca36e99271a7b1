import { type RefObject, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { company } from '@/content/company'
import { type QuoteOptionId, quoteOptionOf } from '@/content/quote-options'
import { serviceAreas } from '@/content/service-areas'
import { services } from '@/content/services'
import { buttonClass } from '@/ui/button'
import { PhoneIcon } from '@/ui/icons'
import { toast } from '@/ui/toast'
import { readDraft, saveDraft } from './draft'

export const NO_SERVICE = 'Please select at least one service.'

/** Selected services. After a submit without any, the submit button is disabled until one is selected. */
export function useChosenServices(
  form: RefObject<HTMLFormElement | null>,
  /** Selected, in place of one that another link suggested, unless the visitor has selected a service. */
  suggested: QuoteOptionId | undefined,
) {
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [wasSubmittedEmpty, setSubmittedEmpty] = useState(false)
  /** The service that a link has selected. */
  const suggestion = useRef<string>(undefined)

  const read = () => {
    if (form.current) setChosen(new FormData(form.current).getAll('services').map(String))
  }

  // Runs after the draft is restored: the visitor's own selection wins over the link's suggestion.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per suggestion.
  useEffect(() => {
    const boxes = [...(form.current?.querySelectorAll<HTMLInputElement>('[name=services]') ?? [])]
    const box = boxes.find(({ value }) => value === suggested)
    const draft = readDraft('quote-request')
    suggestion.current ??= draft?.suggestedService
    if (box && boxes.every(({ checked, value }) => !checked || value === suggestion.current)) {
      for (const each of boxes) each.checked = each === box
      suggestion.current = suggested
      if (draft && form.current) saveDraft('quote-request', form.current, { suggestedService: suggested })
    }
    read()
  }, [suggested])

  return {
    chosen,
    isMissing: wasSubmittedEmpty && chosen.length === 0,
    /** Call when a checkbox may have changed. */
    read,
    /** Stored with the form's draft. */
    marks: () => ({ suggestedService: suggestion.current }),
    /** Call on submit: the visitor has confirmed the selection. */
    confirm: () => {
      suggestion.current = undefined
    },
    refuse: () => {
      // Render synchronously: the error shifts the layout, so it must be there before scrolling.
      flushSync(() => {
        read()
        setSubmittedEmpty(true)
      })
      toast({ title: 'Missing Information', description: NO_SERVICE, tone: 'danger' })
      // The submit button is now disabled, so the focus moves to the first checkbox.
      const firstBox = form.current?.querySelector<HTMLInputElement>('[name=services]')
      // Scroll to the fieldset, because the legend and the error are above the checkboxes.
      firstBox?.closest('fieldset')?.scrollIntoView({ block: 'start' })
      firstBox?.focus({ preventScroll: true })
    },
    onReset: () => {
      suggestion.current = undefined
      setChosen([])
      setSubmittedEmpty(false)
    },
  }
}

/** Service and town, if the link that led to the form has them. */
export type QuoteStart = { service?: QuoteOptionId | undefined; town?: string | undefined }

/** Parses the query string of paths.quoteForService and paths.quoteForTown; ignores unknown values. */
export function readQuoteStart(search: URLSearchParams): QuoteStart {
  const service = services.find(({ slug }) => slug === search.get('service'))
  const area = serviceAreas.find(({ slug }) => slug === search.get('town'))
  return { service: service && quoteOptionOf(service.slug), town: area?.town }
}

/** Tells visitors who select emergency service to call instead, and what counts as an emergency. */
export function EmergencyNotice({ isShown }: { isShown: boolean }) {
  return (
    <div role="status">
      {isShown && (
        <div className="mt-6 grid gap-3 rounded-control border-amber-dark border-l-4 bg-cream p-4 md:p-5">
          <p className="font-semibold">
            In an emergency, call us{company.isReachableDayAndNight && ', day or night'}. Don’t wait for a reply to this
            form.
          </p>
          <div>
            <a href={company.phoneLink} className={buttonClass('brand')}>
              <PhoneIcon />
              Call {company.phone}
            </a>
          </div>
          <p>It’s an emergency if there is</p>
          <ul className="grid list-disc gap-1 pl-5 marker:text-amber-dark">
            <li>a tree on a house or a car,</li>
            <li>a tree on a wire: stay away, and call the utility company first,</li>
            <li>a new lean or a new crack,</li>
            <li>a blocked road.</li>
          </ul>
        </div>
      )}
    </div>
  )
}
