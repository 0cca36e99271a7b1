import { Link, useSearchParams } from 'react-router-dom'
import { AnswerList } from '@/components/answer-list'
import { EmergencyLine } from '@/components/call-to-action'
import { PageHero } from '@/components/page-hero'
import { company } from '@/content/company'
import { afterStorm, priceFactors } from '@/content/homeowner'
import { getQuoteOption, quoteOptions } from '@/content/quote-options'
import { wireRule } from '@/content/safety'
import { serviceAreas } from '@/content/service-areas'
import { services } from '@/content/services'
import { describeSigns } from '@/content/worry'
import { QuoteForm } from '@/forms/quote-form'
import { PageMeta } from '@/layout/page-meta'
import { useIsHydrated } from '@/lib/use-is-hydrated'
import { paths } from '@/paths'
import { PhoneIcon } from '@/ui/icons'
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
      <div className="container-page grid grid-cols-1 gap-8 py-section lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-x-12">
        {/* The prerendered page has no query string. */}
        <QuoteForm title="Tell us about your trees" {...(isHydrated && readOrigin(search))} />
        <div className="grid grid-cols-1 gap-5 lg:sticky lg:top-24 lg:self-start">
          <section
            aria-labelledby="talk"
            className="on-forest rounded-card bg-forest-700 p-6 text-cream max-md:hidden md:max-lg:flex md:max-lg:flex-wrap md:max-lg:items-center md:max-lg:justify-between md:max-lg:gap-x-6"
          >
            <h2 id="talk" className="text-cream text-subtitle">
              Rather talk?
            </h2>
            <a
              href={company.phoneLink}
              className="mt-2 inline-flex min-h-11 items-center gap-2.5 whitespace-nowrap font-heading font-semibold text-subtitle md:max-lg:mt-0"
            >
              <PhoneIcon className="size-6 shrink-0 text-amber" />
              {company.phone}
            </a>
            {company.isReachableDayAndNight && <p>In an emergency, day and night.</p>}
            {company.isLicensedAndInsured && <p className="md:max-lg:hidden">Licensed and insured.</p>}
          </section>
          <AnswerList
            answer={priceFactors}
            className="rounded-card bg-cream p-6 md:max-lg:[&>ul]:grid-cols-2 md:max-lg:[&>ul]:gap-x-10"
          />
        </div>
      </div>
      <Section ground="cream">
        <AnswerList
          answer={afterStorm}
          className="[&>h2]:text-heading lg:[&>ul]:grid-cols-3 lg:[&>ul]:gap-x-12 lg:[&_li:first-child]:col-span-3 [&_li]:max-w-text"
        >
          <div className="mt-3 flex flex-wrap items-center justify-between gap-x-16 gap-y-1">
            <Link to={paths.worry} className="inline-flex min-h-11 items-center font-semibold underline">
              Not sure how urgent it is? Seven signs
            </Link>
            {wireRule && (
              <p className="text-bark-700 text-small">
                Source: {wireRule.source}, {wireRule.asOf}.
              </p>
            )}
          </div>
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
