import { useEffect, useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { company } from '@/content/company'
import type { QuoteRequest } from '@/data/rows'
import { MISSING } from './cells'
import { requestFields } from './text'

/** Sizes of the text in points; the first with which the request fits on one sheet. */
const SIZES = [11, 10, 9, 8, 7]

/** What is left of a Letter sheet's 11 inches between the margins, a little less for rounding. */
const HEIGHT_PX = 9.9 * 96

/** Only while a request is printed: on paper nothing else is left of the page. */
const PAPER = '@page { margin: 0.5in } @media print { body > :not([data-sheet]) { display: none !important } }'

/** One request on one sheet of paper, unseen on the screen. Prints itself as soon as it is there. */
export function RequestSheet({ request, onPrinted }: { request: QuoteRequest; onPrinted: () => void }) {
  const sheet = useRef<HTMLElement>(null)
  const cutNote = useRef<HTMLParagraphElement>(null)

  useLayoutEffect(() => {
    const { current } = sheet
    if (!current) return
    const fits = SIZES.some((size) => {
      current.style.fontSize = `${size}pt`
      return current.scrollHeight <= HEIGHT_PX
    })
    if (cutNote.current) cutNote.current.hidden = fits
    current.style.height = fits ? 'auto' : `${HEIGHT_PX}px`
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: printed once, when it is there.
  useEffect(() => {
    const opener = document.activeElement
    window.addEventListener('afterprint', onPrinted)
    window.print()
    return () => {
      window.removeEventListener('afterprint', onPrinted)
      // What is hidden on paper may have lost the focus.
      if (document.activeElement === document.body && opener instanceof HTMLElement)
        opener.focus({ preventScroll: true })
    }
  }, [])

  return createPortal(
    <article
      ref={sheet}
      data-sheet=""
      aria-label="Quote request to print"
      // As wide as the narrower of Letter and A4 leaves it, so that it is measured as it is printed.
      className="invisible fixed top-0 -left-[200vw] flex w-[7.2in] flex-col overflow-hidden bg-white leading-snug print:visible print:static"
    >
      <style>{PAPER}</style>
      <header className="flex items-baseline justify-between gap-4 border-forest-900 border-b-2 pb-2">
        <p className="font-heading font-semibold text-[1.4em]">{company.name}</p>
        <p>{company.phone}</p>
      </header>
      <h1 className="mt-3 text-[1.7em]">Quote Request</h1>
      <dl className="mt-2 flex min-h-0 flex-col gap-1.5">
        {requestFields(request).map(([name, value]) => (
          <div
            key={name}
            className={name === 'Description' ? 'min-h-0 overflow-hidden pt-1.5' : 'grid grid-cols-[8em_1fr] gap-3'}
          >
            <dt className="font-semibold">{name}</dt>
            <dd className="whitespace-pre-line [overflow-wrap:anywhere]">{value || MISSING}</dd>
          </div>
        ))}
      </dl>
      <p ref={cutNote} hidden className="pt-2 font-semibold">
        The description goes on in the admin panel.
      </p>
    </article>,
    document.body,
  )
}
