import { useSearchParams } from 'react-router-dom'
import { PageHero } from '@/components/page-hero'
import { company } from '@/content/company'
import { QuoteForm } from '@/forms/quote-form'
import { type QuoteStart, readQuoteStart } from '@/forms/quote-services'
import { PageMeta } from '@/layout/page-meta'
import { useIsHydrated } from '@/lib/use-is-hydrated'
import { paths } from '@/paths'
import { PhoneIcon } from '@/ui/icons'

/** Used until hydration: the prerendered page has no query string. */
const EMPTY_START: QuoteStart = {}

export default function GetAQuote() {
  const [search] = useSearchParams()
  const start = useIsHydrated() ? readQuoteStart(search) : EMPTY_START
  return (
    <>
      <PageMeta
        title="Get a Free Quote"
        description={`Ask for a free quote for tree removal, trimming, planting or stump grinding in ${company.address.city} and nearby towns. It takes two minutes.`}
        keywords={`free tree quote, tree removal cost, tree service estimate ${company.address.city}`}
        path={paths.quote}
      />
      <PageHero
        title="Get a free quote"
        intro="It takes two minutes. Then we’ll come look at the tree and give you a price."
      />
      <div className="container-page grid gap-12 py-12 md:py-16 lg:grid-cols-[7fr_4fr] lg:gap-20">
        <section aria-labelledby="quote-form">
          <h2 id="quote-form" className="mb-6 text-title">
            Tell us about your trees
          </h2>
          <QuoteForm headingId="quote-form" start={start} />
        </section>
        <aside aria-label="Other ways to reach us" className="grid content-start gap-8 lg:pt-2">
          <section className="rounded-card bg-cream p-6">
            <h2 className="text-subtitle">A tree on a house, a car or a wire?</h2>
            <p className="mt-2">Don’t write, call. Someone answers around the clock.</p>
            <a
              href={company.phoneLink}
              className="mt-4 inline-flex min-h-11 items-center gap-2.5 font-heading font-semibold text-forest-700 text-subtitle underline decoration-2 decoration-amber underline-offset-4"
            >
              <PhoneIcon className="size-6 text-amber-dark" />
              {company.phone}
            </a>
          </section>
          <section>
            <h2 className="text-subtitle">What helps us</h2>
            <ul className="mt-3 grid list-disc gap-2 pl-5 marker:text-amber-dark">
              <li>What kind of tree it is, if you know, and about how tall.</li>
              <li>What’s under it: roof, wires, fence, flower beds.</li>
              <li>Whether a truck can get near it.</li>
              <li>Why now: a crack, a lean, a dead top.</li>
            </ul>
          </section>
        </aside>
      </div>
    </>
  )
}
