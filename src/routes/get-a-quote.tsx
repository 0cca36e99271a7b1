import { Link, useSearchParams } from 'react-router-dom'
import { AnswerList } from '@/components/answer-list'
import { EmergencyLine } from '@/components/call-to-action'
import { PageHero } from '@/components/page-hero'
import { company } from '@/content/company'
import { afterStorm, beforeWeCome, priceFactors, whoseTree } from '@/content/homeowner'
import { getQuoteOption, quoteOptions } from '@/content/quote-options'
import { wireRule } from '@/content/safety'
import { serviceAreas } from '@/content/service-areas'
import { services } from '@/content/services'
import { describeSigns } from '@/content/worry'
import { QuoteForm } from '@/forms/quote-form'
import { PageMeta } from '@/layout/page-meta'
import { useIsHydrated } from '@/lib/use-is-hydrated'
import { paths } from '@/paths'
import { Section } from '@/ui/section'

export default function GetAQuote() {
  const [search] = useSearchParams()
  const isHydrated = useIsHydrated()
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
        intro="It takes two minutes. Then we see the tree and write you a price."
        trail={[{ title: 'Get a Free Quote', path: paths.quote }]}
      >
        <EmergencyLine />
      </PageHero>
      <div className="container-page grid grid-cols-[minmax(0,1fr)] gap-8 py-section lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-x-16">
        {/* The prerendered page has no query string. */}
        <QuoteForm title="Tell us about your trees" {...(isHydrated && readOrigin(search))} />
        {/* Folded on phones alone. */}
        <details className="md:details-content:[content-visibility:visible] print:details-content:[content-visibility:visible]">
          <summary className="mb-3 rounded-card bg-cream p-4 font-semibold text-small supports-[selector(::details-content)]:md:hidden print:hidden">
            Prices, and how to get ready
          </summary>
          <div className="grid gap-5 md:max-lg:grid-cols-2">
            <AnswerList answer={priceFactors} className="rounded-card bg-cream p-6" />
            <AnswerList answer={beforeWeCome} className="rounded-card border border-cream-200 p-6" />
          </div>
        </details>
      </div>
      <Section ground="cream" className="grid grid-cols-[minmax(0,1fr)] gap-10 lg:grid-cols-2 lg:gap-16">
        <AnswerList answer={afterStorm}>
          {wireRule && (
            <p className="mt-3 text-bark-700 text-small">
              Source: {wireRule.source}, {wireRule.asOf}.
            </p>
          )}
          <Link to={paths.worry} className="mt-3 inline-flex min-h-11 items-center font-semibold underline">
            Not sure how urgent it is? Seven signs
          </Link>
        </AnswerList>
        <AnswerList answer={whoseTree}>
          <Link to={paths.serviceAreas} className="mt-3 inline-flex min-h-11 items-center font-semibold underline">
            What we know about your town
          </Link>
        </AnswerList>
      </Section>
    </>
  )
}

/** The service, town and signs of the link that led here (paths.quoteForService and the like); ignores unknown ones. */
function readOrigin(search: URLSearchParams) {
  const service = services.find(({ slug }) => slug === search.get('service'))
  const area = serviceAreas.find(({ slug }) => slug === search.get('town'))
  return {
    service: service ? getQuoteOption(service.slug) : quoteOptions.find(({ id }) => id === search.get('service'))?.id,
    town: area?.town,
    description: describeSigns(search.get('signs')),
  }
}
