import { Link, useSearchParams } from 'react-router-dom'
import { AnswerList } from '@/components/answer-list'
import { PageHero } from '@/components/page-hero'
import { company } from '@/content/company'
import { afterStorm, beforeWeCome, nextSteps, priceFactors, whoseTree } from '@/content/homeowner'
import { getQuoteOption, quoteOptions } from '@/content/quote-options'
import { wireRule, wireWarning } from '@/content/safety'
import { serviceAreas } from '@/content/service-areas'
import { services } from '@/content/services'
import { describeSigns } from '@/content/worry'
import { QuoteForm } from '@/forms/quote-form'
import { PageMeta } from '@/layout/page-meta'
import { useIsHydrated } from '@/lib/use-is-hydrated'
import { paths } from '@/paths'
import { PhoneIcon } from '@/ui/icons'
import { Section } from '@/ui/section'
import { TextWithPhone } from '@/ui/text-with-phone'

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
        intro="It takes two minutes. Then we see the tree and give you a price in writing."
        trail={[{ title: 'Get a Free Quote', path: paths.quote }]}
      />
      <div className="container-page grid grid-cols-[minmax(0,1fr)] gap-8 py-10 md:py-14 lg:grid-cols-[minmax(0,1fr)_19rem] lg:grid-rows-[auto_1fr] lg:gap-x-16">
        <aside
          aria-labelledby="emergency"
          className="self-start rounded-card bg-cream p-5 lg:col-start-2 lg:row-start-1 lg:p-6"
        >
          <h2 id="emergency" className="text-[1.125rem] lg:text-subtitle">
            A tree on a house or a car?
          </h2>
          <p className="mt-1 lg:mt-2">
            Skip the form and call.{company.isReachableDayAndNight && ' Someone answers around the clock.'}
          </p>
          <a
            href={company.phoneLink}
            className="mt-2 inline-flex min-h-11 items-center gap-2.5 font-heading font-semibold text-forest-700 text-subtitle underline decoration-2 decoration-amber underline-offset-4"
          >
            <PhoneIcon className="size-6 text-amber-dark" />
            {company.phone}
          </a>
          <Link to={paths.worry} className="flex min-h-11 w-fit items-center font-semibold text-forest-700 underline">
            Not sure how urgent it is?
          </Link>
          <p className="mt-2">
            A tree on a wire? <TextWithPhone text={wireWarning} {...company.electricUtility} />
          </p>
        </aside>
        <div className="min-w-0 lg:col-start-1 lg:row-span-2 lg:row-start-1">
          {/* The prerendered page has no query string. */}
          <QuoteForm title="Tell us about your trees" {...(isHydrated && readOrigin(search))} />
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-8 lg:col-start-2 lg:row-start-2">
          <AnswerList answer={nextSteps} isSteps />
          <AnswerList answer={priceFactors} id="price" />
        </div>
      </div>
      <Section ground="cream" className="grid grid-cols-[minmax(0,1fr)] gap-10 lg:grid-cols-3 lg:gap-14">
        <AnswerList answer={beforeWeCome} />
        <AnswerList answer={afterStorm}>
          {wireRule && (
            <p className="mt-3 text-bark-700 text-small">
              Source: {wireRule.source}, {wireRule.asOf}.
            </p>
          )}
        </AnswerList>
        <AnswerList answer={whoseTree}>
          <Link to={paths.serviceAreas} className="mt-3 inline-flex min-h-11 items-center font-semibold underline">
            The rules in your town
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
