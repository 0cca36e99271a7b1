import { type ReactNode, useEffect, useRef } from 'react'
import { company } from '@/content/company'
import { buttonClass } from '@/ui/button'
import { CheckIcon, PhoneIcon } from '@/ui/icons'

/** Replaces a sent form and takes over its focus. It stays until the visitor asks for another form. */
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
    // Do not steal the focus from another form or after a navigation. When a focused form unmounts, the focus falls
    // back to an ancestor: <body>, or <main> in browsers that do not focus a clicked button.
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

const PHOTOS_LINK = `${company.emailLink}?subject=${encodeURIComponent('Photos for my quote request')}`

/** What happens after a quote request is sent. */
export function NextSteps() {
  return (
    <>
      <ol className="grid list-decimal gap-2 pl-6 marker:font-semibold">
        <li>We’ll read your request and call or write to set a time.</li>
        <li>We’ll come look at the tree, with you or, if you prefer, without you.</li>
        <li>You’ll get a price. The quote is free.</li>
      </ol>
      <p>
        Photos help: the whole tree, its trunk, and what’s under it.{' '}
        <a href={PHOTOS_LINK} className="font-semibold text-forest-700 underline">
          Email them to us
        </a>{' '}
        from the address you gave us.
      </p>
      <p>
        A tree on a house, a car or a wire? Don’t wait to hear from us:{' '}
        <a href={company.phoneLink} className="whitespace-nowrap font-semibold text-forest-700 underline">
          <PhoneIcon className="mr-1.5 inline size-4 align-[-0.15em]" />
          call {company.phone}
        </a>
        {company.isReachableDayAndNight && ', day or night'}.
      </p>
    </>
  )
}
