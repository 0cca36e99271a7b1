import { mapLink } from '@shared/contact-links'
import { use } from 'react'
import { useSearchParams } from 'react-router-dom'
import { PageHero } from '@/components/page-hero'
import { HydratedAreaMap } from '@/components/towns/area-map'
import { addressLine, cityLine, company, dayOrNightOf } from '@/content/company'
import { stormSteps } from '@/content/faq'
import { focalPoints, pictureAlts } from '@/content/pictures'
import { stormSources, wireWarning } from '@/content/safety'
import { shopTown } from '@/content/towns/towns'
import { ContactForm, messageFormLink } from '@/forms/contact-form'
import { PhotoLinks } from '@/forms/photo-links'
import { QuoteForm } from '@/forms/quote-form'
import { PageMeta } from '@/head/page-meta'
import { cn } from '@/lib/class-names'
import { ArrivalContext } from '@/lib/router/arrival'
import { useIsHydrated } from '@/lib/use-is-hydrated'
import { paths } from '@/paths'
import shop from '@/pictures/shop.webp?w=740;1200&picture'
import shopStrip from '@/pictures/shop-strip.webp?w=480;740;1200&picture'
import { buttonClass } from '@/ui/button'
import { ChatIcon, MailIcon, PhoneIcon, PinIcon } from '@/ui/icons'
import { TextWithPhone } from '@/ui/text-with-phone'

const lineLinkClass = 'ui-touch-target wrap-anywhere gap-2 underline'

export default function Contact() {
  const [search] = useSearchParams()
  const isHydrated = useIsHydrated()
  const isReview = isHydrated && search.get('subject') === 'Review'
  const arrival = use(ArrivalContext)
  const isBack = arrival === 'back' || (arrival === 'first' && isRestored())

  return (
    <>
      <PageMeta
        title="Contact"
        description={`In an emergency, call ${company.phone}${dayOrNightOf(company)}. Write to us, or ask for a free quote.`}
        keywords={`contact tree service ${company.address.city}, emergency tree service phone`}
        path={paths.contact}
      />
      <PageHero
        title="Contact us"
        intro={`In an emergency, call us${dayOrNightOf(company)}.`}
        trail={[{ title: 'Contact', path: paths.contact }]}
        picture={{ source: shopStrip, wide: shop, alt: pictureAlts.shop, focus: focalPoints.shop, shape: 'strip' }}
      >
        <div className="mt-3 flex flex-col items-start font-medium">
          <a href={company.phoneLink} className={cn(buttonClass('brand', 'large'), 'mb-1 w-full sm:w-auto md:mb-4')}>
            <PhoneIcon className="large-text:hidden size-6" />
            Call {company.phone}
          </a>
          <a href={company.emailLink} className={lineLinkClass}>
            <MailIcon /> {company.email}
          </a>
          {company.textsTo && (
            <p className="flex items-center gap-2">
              <ChatIcon />
              <span>
                <PhotoLinks className={lineLinkClass} />
              </span>
            </p>
          )}
          {company.officeHours && <p className="py-2">{company.officeHours}</p>}
          <a href={mapLink(addressLine) ?? undefined} className="flex items-start gap-2 py-1 md:py-2">
            <PinIcon className="mt-1 size-5" />
            <span>
              {`${company.address.street}, `}
              <span className="inline-block">
                {cityLine} · <span className="underline">Directions</span>
              </span>
            </span>
          </a>
        </div>
      </PageHero>
      {/* First, because the footer's link for emergencies leads to this page. */}
      <div className="ui-container-page pt-5 md:pt-6 lg:pt-hero">
        <aside aria-labelledby="wire" className="ui-print-side-line rounded-card bg-brick-50">
          <div className="ui-card-body-small">
            <h2 id="wire" className="text-brick text-subtitle">
              A tree on a wire?
            </h2>
            <p className="mt-1 text-small md:text-body">
              <TextWithPhone text={wireWarning} {...company.electricUtility} />
            </p>
            <StormDetails />
          </div>
        </aside>
      </div>
      <div className="lg:ui-container-page mt-4 bg-cream lg:mt-0 lg:bg-transparent lg:pt-hero">
        <div className="ui-container-page lg:ui-card-cream lg:ui-card-body py-5 md:py-hero">
          <QuoteForm
            title="Ask for a free quote"
            intro={
              <p className="mt-1 lg:hidden">
                Just a question?{' '}
                <a href={messageFormLink} className="ui-link-tall -my-2">
                  Write to us
                </a>
              </p>
            }
          />
        </div>
      </div>
      <div className="ui-container-page pt-5 pb-6 md:grid md:grid-cols-2 md:gap-8 md:py-hero lg:gap-16 lg:pt-section lg:pb-section">
        <div>
          <ContactForm
            title={isReview ? 'Send us your review' : 'Write to us'}
            intro={isReview && <ReviewIntro />}
            isReview={isReview}
            takesFocus={isReview && !isBack}
          />
        </div>
        {/* Phones have the address above, and a map app. */}
        <section aria-labelledby="map" className="hidden flex-col gap-4 md:flex print:hidden">
          <div>
            <h2 id="map" className="text-title">
              Where we work
            </h2>
            <p className="text-small">From our shop at {addressLine}</p>
          </div>
          <HydratedAreaMap current={shopTown.slug} hasLegend={false} className="xl:grow" />
        </section>
      </div>
    </>
  )
}

/** After a reload, or Back from another site, the browser restores the scroll position. */
const isRestored = () =>
  performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type !== 'navigate')

const StormDetails = () => (
  <details className="-mb-2.5">
    <summary className="ui-link-line ui-summary-marker text-balance text-small md:text-body">
      After a storm: steps and insurance
    </summary>
    <ul className="ui-bullet-list mt-1">
      {stormSteps.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
    <p className="ui-note mt-2">Sources: {stormSources}.</p>
  </details>
)

function ReviewIntro() {
  const { reviewSite } = company
  return (
    <p className="mt-2">
      Tell us how the job went, and whether we may quote you on this site.
      {reviewSite && (
        <>
          {' Or '}
          <a href={reviewSite.url} className="ui-link">
            leave a review on {reviewSite.name}
          </a>
          .
        </>
      )}
    </p>
  )
}
