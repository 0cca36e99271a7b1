import { useSearchParams } from 'react-router-dom'
import { AnswerList } from '@/components/answer-list'
import { EmergencyLine } from '@/components/call-to-action'
import { PageHero } from '@/components/page-hero'
import { SevenSignsLine } from '@/components/seven-signs-line'
import { company } from '@/content/company'
import { afterStorm, priceFactors } from '@/content/homeowner'
import { getQuoteOption, quoteOptions } from '@/content/quote-options'
import { wireRule } from '@/content/safety'
import { serviceAreas } from '@/content/service-areas'
import { services } from '@/content/services'
import { describeSigns } from '@/content/worry'
import type { LinkToForm } from '@/forms/link-to-form'
import { QuoteForm } from '@/forms/quote-form'
import { PageMeta } from '@/layout/page-meta'
import { cn } from '@/lib/class-names'
import { useIsHydrated } from '@/lib/use-is-hydrated'
import { paths } from '@/paths'

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
      <div className="container-page grid grid-cols-1 gap-8 py-8 md:gap-12 md:py-14 lg:grid-cols-[minmax(0,1fr)_24rem]">
        {/* The prerendered page has no query string. */}
        <QuoteForm title="Tell us about your trees" {...(isHydrated && { link: readLink(search) })} />
        <div className="grid grid-cols-1 content-start gap-5 text-small">
          <AnswerList
            answer={priceFactors}
            className={cn(
              asideClass,
              'md:max-lg:[&>ul]:block md:max-lg:[&>ul]:columns-2 md:max-lg:[&>ul]:gap-x-10 md:max-lg:[&_li]:mb-2',
            )}
          />
          <AnswerList answer={afterStorm} className={asideClass}>
            <SevenSignsLine />
            {wireRule && (
              <p className="mt-2 text-balance text-bark-700 text-small">
                Source: {wireRule.source}, {wireRule.asOf}.
              </p>
            )}
          </AnswerList>
        </div>
      </div>
    </>
  )
}

/** Beside the form from the lg breakpoint. */
const asideClass = 'rounded-card bg-cream p-5 large-text:p-3 md:p-6'

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
