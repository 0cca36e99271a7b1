import { useSearchParams } from 'react-router-dom'
import { LaterAreaMap } from '@/components/area-map'
import { PageHero } from '@/components/page-hero'
import { StormDetails } from '@/components/storm-details'
import { addressLine, company } from '@/content/company'
import { wireWarning } from '@/content/safety'
import { shopTown } from '@/content/service-areas'
import { ContactForm } from '@/forms/contact-form'
import { PhotoLinks } from '@/forms/photo-links'
import { QuoteForm } from '@/forms/quote-form'
import { PageMeta } from '@/layout/page-meta'
import { cn } from '@/lib/class-names'
import { mapLink } from '@/lib/contact-links'
import { useIsHydrated } from '@/lib/use-is-hydrated'
import { paths } from '@/paths'
import { buttonClass } from '@/ui/button'
import { ChatIcon, MailIcon, PhoneIcon, PinIcon } from '@/ui/icons'
import { TextWithPhone } from '@/ui/text-with-phone'

export default function Contact() {
  const [search] = useSearchParams()
  const isHydrated = useIsHydrated()
  const isReview = isHydrated && search.get('subject') === 'Review'

  return (
    <>
      <PageMeta
        title="Contact"
        description={`Call ${company.phone} ${company.isReachableDayAndNight ? 'day or night ' : ''}for emergencies, write to us, or ask for a free quote.`}
        keywords={`contact tree service ${company.address.city}, emergency tree service phone`}
        path={paths.contact}
      />
      <PageHero
        title="Contact us"
        intro={`In an emergency, call us${company.isReachableDayAndNight ? ', day or night' : ''}.`}
        trail={[{ title: 'Contact', path: paths.contact }]}
      >
        <div className="mt-4 grid w-full grid-cols-1 gap-4 md:grid-cols-2 md:gap-8 lg:grid-cols-[3fr_2fr] lg:items-start">
          <div className="flex flex-col items-start font-medium">
            <a
              href={company.phoneLink}
              className={cn(
                buttonClass('brand'),
                'mb-1 min-h-14 w-full px-2! large-text:text-body text-subtitle sm:w-auto sm:px-5! sm:text-heading large-text:[&>svg]:hidden',
              )}
            >
              <PhoneIcon className="size-6" />
              Call {company.phone}
            </a>
            <a href={company.emailLink} className={lineLink}>
              <MailIcon /> {company.email}
            </a>
            {company.textsTo && (
              <p className="flex items-center gap-2">
                <ChatIcon />
                <span>
                  <PhotoLinks className={lineLink} />
                </span>
              </p>
            )}
            {company.officeHours && <p className="py-2">{company.officeHours}</p>}
            <a href={mapLink(addressLine) ?? undefined} className="flex items-start gap-2 py-2">
              <PinIcon className="mt-1 size-5 shrink-0" />
              <span>
                {addressLine} · <span className="underline">Directions</span>
              </span>
            </a>
          </div>
          {/* The footer's link for emergencies leads to this page. From the lg breakpoint it reaches up beside the title. */}
          <aside aria-labelledby="wire" className="card px-5 pt-4 pb-2 lg:-mt-36 lg:px-8 lg:pt-5">
            <h2 id="wire" className="text-subtitle">
              A tree on a wire?
            </h2>
            <p className="mt-2">
              <TextWithPhone text={wireWarning} {...company.electricUtility} />
            </p>
            <StormDetails from={1} summary="After a storm: what to do, and which insurance pays" />
          </aside>
        </div>
      </PageHero>
      <div className="container-page grid grid-cols-1 gap-10 pt-head pb-8 md:gap-14 md:pb-section lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:gap-8">
        <div className={cn('border-b pb-6', panelClass)}>
          <QuoteForm
            title="Ask for a free quote"
            isShort
            intro={<Jump question="Just a question?" to="#message-form" link="Write a message" />}
          />
        </div>
        <div className="grid grid-cols-1 content-start gap-8">
          <div className={cn('md:border-b md:pb-6', panelClass)}>
            <ContactForm
              title={isReview ? 'Send us your review' : 'Send us a message'}
              intro={
                isReview ? (
                  <ReviewIntro />
                ) : (
                  <span className="hidden md:block">
                    <Jump question="Want a price?" to="#quote-form" link="Ask for a quote" />
                  </span>
                )
              }
              isReview={isReview}
            />
          </div>
          {/* A phone has the address above, and its own maps. */}
          <section aria-labelledby="shop" className={shopClass}>
            <div>
              <h2 id="shop" className="text-heading">
                Our shop
              </h2>
              <p className="mt-2">
                {company.address.street}
                <br />
                {company.address.city}, {company.address.state} {company.address.zip}
              </p>
            </div>
            <LaterAreaMap current={shopTown.slug} />
          </section>
        </div>
      </div>
    </>
  )
}

const lineLink = 'wrap-anywhere inline-flex min-h-11 items-center gap-2 underline'

/** Each form stands apart from the other. */
const panelClass = 'border-cream-200 lg:rounded-card lg:border! lg:p-8! lg:shadow-card'

/** The address and the map, on a tablet side by side. */
const shopClass = 'hidden gap-4 md:grid tablet:grid-cols-2 print:hidden [&_figcaption]:hidden'

/** From one form to the other, where they are not side by side. */
const Jump = ({ question, to, link }: { question: string; to: string; link: string }) => (
  <span className="lg:hidden">
    {question}{' '}
    <a href={to} className="link inline-flex min-h-11 items-center">
      {link}
    </a>
  </span>
)

function ReviewIntro() {
  const { reviewSite } = company
  return (
    <>
      Tell us how the job went, and whether we may quote you on this site.
      {reviewSite && (
        <>
          {' Or '}
          <a href={reviewSite.url} className="link">
            leave a review on {reviewSite.name}
          </a>
          .
        </>
      )}
    </>
  )
}
