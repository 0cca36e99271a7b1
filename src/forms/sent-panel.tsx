import { type ReactNode, useEffect, useRef } from 'react'
import { company } from '@/content/company'
import { buttonClass } from '@/ui/button'
import { CheckIcon, PhoneIcon } from '@/ui/icons'

/** Takes the place of a form that was sent, and the focus that was in it. It stays until another is wanted. */
export function SentPanel({
  title,
  again,
  onAgain,
  children,
}: {
  title: string
  again: string
  onAgain: () => void
  children: ReactNode
}) {
  const panel = useRef<HTMLElement>(null)
  useEffect(() => {
    // Whoever types into another form by now, or has just come to the page, is left where they are. The focus of a
    // form that is gone is around the panel: at the body, or at <main> where a browser focuses no clicked button.
    if (document.activeElement?.contains(panel.current)) panel.current?.focus()
  }, [])
  return (
    <section ref={panel} tabIndex={-1} aria-label={title} className="grid gap-5 rounded-card bg-cream p-6 md:p-8">
      <h3 className="flex items-center gap-3 text-subtitle">
        <span className="grid size-9 shrink-0 place-items-center rounded-full bg-forest-700 text-cream">
          <CheckIcon />
        </span>
        {title}
      </h3>
      {children}
      <div>
        <button type="button" className={buttonClass('outline')} onClick={onAgain}>
          {again}
        </button>
      </div>
    </section>
  )
}

/** What a visitor may expect after a quote request was sent. */
export function NextSteps() {
  return (
    <>
      <ol className="grid list-decimal gap-2 pl-6 marker:font-semibold">
        <li>We read your request and call or write to find a time.</li>
        <li>We come and look at the tree with you, or without you if you say so.</li>
        <li>You get a price. It costs you nothing to ask.</li>
      </ol>
      <p>
        A tree on a house, a car or a wire? Do not wait for us to answer:{' '}
        <a href={company.phoneLink} className="whitespace-nowrap font-semibold text-forest-700 underline">
          <PhoneIcon className="mr-1.5 inline size-4 align-[-0.15em]" />
          call {company.phone}
        </a>
        , day or night.
      </p>
    </>
  )
}
