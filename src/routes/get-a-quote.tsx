import { Link, useSearchParams } from 'react-router-dom'
import { EmergencyLine } from '@/components/call-to-action'
import { CheckList } from '@/components/check-list'
import { FaqDisclosure } from '@/components/faq-list'
import { PageHero } from '@/components/page-hero'
import { company } from '@/content/company'
import { afterStorm, compareQuotes, priceFactors } from '@/content/faq'
import { focalPoints, pictureAlts } from '@/content/pictures'
import { assurances } from '@/content/proof'
import { getQuoteOption, quoteOptions } from '@/content/quote-options'
import { stormSources } from '@/content/safety'
import { services } from '@/content/services/services'
import { describeSigns } from '@/content/signs/sign-names'
import { towns } from '@/content/towns/towns'
import type { Prefill } from '@/forms/prefill'
import { QuoteForm } from '@/forms/quote-form'
import { WhatHappensNext } from '@/forms/what-happens-next'
import { PageMeta } from '@/head/page-meta'
import { useIsHydrated } from '@/lib/use-is-hydrated'
import { paths } from '@/paths'
import visit from '@/pictures/visit.webp?w=480;740;1200&picture'
import visitPortrait from '@/pictures/visit-portrait.webp?w=480;900&picture'
import { Picture } from '@/ui/picture'

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
        intro="Two minutes here. Then we call, come look for free, and put the price in writing."
        trail={[{ title: 'Get a Free Quote', path: paths.quote }]}
      >
        <EmergencyLine />
      </PageHero>
      <div className="ui-container-page grid grid-cols-1 gap-8 pt-hero pb-section md:gap-12 lg:grid-cols-2/1">
        {/* The prerendered page has no query string, so the form is prefilled after hydration. */}
        <QuoteForm title="Tell us about your trees" isPage {...(isHydrated && { prefill: readPrefill(search) })} />
        <div className="ui-card-cream tablet:grid grid-cols-2 overflow-hidden lg:flex lg:flex-col">
          {/* On a desktop it fills what the text leaves of the form's height. */}
          <Picture
            source={visit}
            wide={visitPortrait}
            alt={pictureAlts.visit}
            sizes="(min-width: 64rem) 26rem, (min-width: 48rem) 64vw, 92vw"
            className="tablet:h-full w-full object-cover max-md:aspect-3/2 md:order-last lg:h-0 lg:min-h-60 lg:grow print:hidden"
            style={{ objectPosition: focalPoints['visit-portrait'] }}
          />
          <div className="ui-card-body">
            <WhatHappensNext />
            <CheckList items={assurances} className="mt-6 gap-2 text-small" />
            <div className="mt-6 -mb-4 border-cream-200 border-t text-small">
              <FaqDisclosure entry={priceFactors} />
              <FaqDisclosure entry={compareQuotes} />
              <FaqDisclosure entry={afterStorm}>
                <p className="ui-note mt-2">Sources: {stormSources}.</p>
                <p className="mt-2">
                  Not sure it’s urgent?{' '}
                  <Link to={paths.worry} className="ui-link-line">
                    Check the seven&nbsp;signs
                  </Link>
                </p>
              </FaqDisclosure>
            </div>
          </div>
        </div>
      </div>
    </>
  )
}

/** The service, town and signs in the query string (paths.quoteForService and the like); ignores unknown ones. */
function readPrefill(search: URLSearchParams): Prefill {
  const service = services.find(({ slug }) => slug === search.get('service'))
  const town = towns.find(({ slug }) => slug === search.get('town'))
  return {
    service: service ? getQuoteOption(service.slug) : quoteOptions.find(({ id }) => id === search.get('service'))?.id,
    town: town?.name,
    description: describeSigns(search.get('signs')),
  }
}
