import { useEffect, useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { company } from '@/content/company'
import type { QuoteRequest } from '@/data/rows'
import { MISSING } from './cells'
import { requestFields } from './text'

/** Font sizes in points; the first one that fits the request on one sheet applies. */
const FONT_SIZES_PT = [11, 10, 9, 8, 7]

/** Printable height of US Letter (11in minus the margins), slightly less to allow for rounding. */
const PRINTABLE_HEIGHT_PX = 9.9 * 96

/** Mounted only while printing: hides the rest of the page on paper. */
const PRINT_CSS = '@page { margin: 0.5in } @media print { body > :not([data-sheet]) { display: none !important } }'

/** One request on one sheet, invisible on screen. Opens the print dialog on mount. */
export function RequestSheet({ request, onPrinted }: { request: QuoteRequest; onPrinted: () => void }) {
  const sheet = useRef<HTMLElement>(null)
  const overflowNote = useRef<HTMLParagraphElement>(null)

  useLayoutEffect(() => {
    const { current } = sheet
    if (!current) return
    const fits = FONT_SIZES_PT.some((size) => {
      current.style.fontSize = `${size}pt`
      return current.scrollHeight <= PRINTABLE_HEIGHT_PX
    })
    if (overflowNote.current) overflowNote.current.hidden = fits
    current.style.height = fits ? 'auto' : `${PRINTABLE_HEIGHT_PX}px`
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: prints once, on mount.
  useEffect(() => {
    const opener = document.activeElement
    window.addEventListener('afterprint', onPrinted)
    window.print()
    return () => {
      window.removeEventListener('afterprint', onPrinted)
      // The print CSS hides the page, which may have blurred the button. Paper shows the table, so that the button of a
      // card is another one now.
      if (document.activeElement !== document.body || !(opener instanceof HTMLButtonElement)) return
      const buttons = opener.isConnected ? [opener] : [...document.querySelectorAll('button')]
      const label = opener.getAttribute('aria-label')
      buttons.find((button) => button.getAttribute('aria-label') === label)?.focus({ preventScroll: true })
    }
  }, [])

  return createPortal(
    <article
      ref={sheet}
      data-sheet=""
      aria-label="Quote request to print"
      // The printable width of A4, the narrower of Letter and A4, so the measured height matches the print.
      className="invisible fixed top-0 -left-[200vw] flex w-[7.2in] flex-col overflow-hidden bg-white leading-snug print:visible print:static"
    >
      <style>{PRINT_CSS}</style>
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
      <p ref={overflowNote} hidden className="pt-2 font-semibold">
        The rest of the description is in the admin panel.
      </p>
    </article>,
    document.body,
  )
}
