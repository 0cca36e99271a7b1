import { useSearchParams } from 'react-router-dom'
import { AnswerList, LaterAnswer, Promises } from '@/components/answer-list'
import { EmergencyLine } from '@/components/call-to-action'
import { PageHero } from '@/components/page-hero'
import { SevenSignsLine } from '@/components/seven-signs-line'
import { StormDetails } from '@/components/storm-details'
import { company } from '@/content/company'
import { afterStorm, compareQuotes, priceFactors, promises } from '@/content/homeowner'
import { getQuoteOption, quoteOptions } from '@/content/quote-options'
import { serviceAreas } from '@/content/service-areas'
import { services } from '@/content/services'
import { describeSigns } from '@/content/worry'
import type { LinkToForm } from '@/forms/link-to-form'
import { QuoteForm } from '@/forms/quote-form'
import { PageMeta } from '@/layout/page-meta'
import { useIsHydrated } from '@/lib/use-is-hydrated'
import { paths } from '@/paths'

export default function GetAQuote() {
  const [search] = useSearchParams()
  const isHydrated = useIsHydrated()
  return (
    <>
      <PageMeta
        title="Get a Free Quote"
        description={`Ask for a free quote for tree removal, trimming, planting or stump grinding in ${company.address.city} and nearby towns.`}
        keywords={`tree removal cost, tree service estimate ${company.address.city}`}
        path={paths.quote}
      />
      <PageHero
        title="Get a free quote"
        intro="It takes two minutes. We’ll come look, free, and put the price in writing."
        trail={[{ title: 'Get a Free Quote', path: paths.quote }]}
      >
        <EmergencyLine />
      </PageHero>
      <div className="container-page grid grid-cols-1 gap-8 pt-head pb-section md:gap-12 lg:grid-cols-[minmax(0,1fr)_24rem]">
        {/* The prerendered page has no query string. */}
        <QuoteForm title="Tell us about your trees" {...(isHydrated && { link: readLink(search) })} />
        <div className="grid grid-cols-1 content-start gap-5 text-small">
          <Promises items={promises} className="card hidden p-6 text-body lg:block" />
          <AnswerList answer={priceFactors} className={asideClass}>
            <LaterAnswer answer={compareQuotes} />
          </AnswerList>
          <AnswerList
            answer={{ ...afterStorm, items: afterStorm.items.slice(0, STORM_ITEMS_SHOWN) }}
            className={asideClass}
          >
            <StormDetails from={STORM_ITEMS_SHOWN} summary="Photos and insurance" />
            <SevenSignsLine />
          </AnswerList>
        </div>
      </div>
    </>
  )
}

/** What comes before anything else. The rest unfolds. */
const STORM_ITEMS_SHOWN = 5

/** Beside the form from the lg breakpoint. */
const asideClass = 'card-cream p-5 large-text:p-3 md:p-6'

/** The service, town and signs of the link that led here (paths.quoteForService and the like); ignores unknown ones. */
function readLink(search: URLSearchParams): LinkToForm {
  const service = services.find(({ slug }) => slug === search.get('service'))
  const area = serviceAreas.find(({ slug }) => slug === search.get('town'))
  return {
    service: service ? getQuoteOption(service.slug) : quoteOptions.find(({ id }) => id === search.get('service'))?.id,
    town: area?.town,
    description: describeSigns(search.get('signs')),
  }
}
