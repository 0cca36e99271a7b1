import { useState } from 'react'
import { createPortal, flushSync } from 'react-dom'
import { company } from '@/content/company'
import type { QuoteRequest } from '@/data/rows'
import { MISSING, requestFields } from './text'

/** Mounted only while printing: hides the rest of the page on paper. */
const PRINT_CSS = '@page { margin: 0.5in } @media print { body > :not([data-sheet]) { display: none !important } }'

/** Prints one request on a sheet of its own, which is invisible on screen. */
export function usePrintSheet() {
  const [request, setRequest] = useState<QuoteRequest | null>(null)

  function print(next: QuoteRequest) {
    flushSync(() => setRequest(next))
    window.addEventListener('afterprint', () => setRequest(null), { once: true })
    window.print()
  }

  return { print, sheet: request && createPortal(<RequestSheet request={request} />, document.body) }
}

const RequestSheet = ({ request }: { request: QuoteRequest }) => (
  <article data-sheet="" aria-label="Quote request to print" className="hidden text-[11pt] leading-snug print:block">
    <style>{PRINT_CSS}</style>
    <header className="flex items-baseline justify-between gap-4 border-forest-900 border-b-2 pb-2">
      <p className="font-heading font-semibold text-[1.4em]">{company.name}</p>
      <p>{company.phone}</p>
    </header>
    <h1 className="mt-3 text-[1.7em]">Quote Request</h1>
    <dl className="mt-2 grid gap-1.5">
      {requestFields(request).map(([name, value]) => (
        <div key={name} className="grid grid-cols-[8em_minmax(0,1fr)] gap-3">
          <dt className="font-semibold">{name}</dt>
          <dd className="whitespace-pre-line [overflow-wrap:anywhere]">{value || MISSING}</dd>
        </div>
      ))}
    </dl>
  </article>
)
