import { useSearchParams } from 'react-router-dom'
import { PageHero } from '@/components/page-hero'
import { addressLine, company } from '@/content/company'
import { ContactForm } from '@/forms/contact-form'
import { QuoteForm } from '@/forms/quote-form'
import { PageMeta } from '@/layout/page-meta'
import { cn } from '@/lib/class-names'
import { useIsHydrated } from '@/lib/use-is-hydrated'
import { paths } from '@/paths'
import { buttonClass } from '@/ui/button'
import { MailIcon, PhoneIcon, PinIcon } from '@/ui/icons'

export default function Contact() {
  const [search] = useSearchParams()
  const isHydrated = useIsHydrated()
  const isReview = isHydrated && search.get('subject') === 'Review'

  return (
    <>
      <PageMeta
        title="Contact"
        description={`Call ${company.phone} ${company.isReachableDayAndNight ? 'around the clock ' : ''}for emergencies, write to us, or ask for a free quote.`}
        keywords={`contact tree service ${company.address.city}, emergency tree service phone`}
        path={paths.contact}
      />
      <PageHero
        title="Contact us"
        intro={`In an emergency, call us${company.isReachableDayAndNight ? ', day or night' : ''}. For anything else, write to us.`}
        trail={[{ title: 'Contact', path: paths.contact }]}
      />
      <div className="container-page pt-8 md:pt-10">
        <div className="button-row">
          <a href={company.phoneLink} className={cn(buttonClass('brand'), 'min-h-14 px-7 text-subtitle')}>
            <PhoneIcon />
            Call {company.phone}
          </a>
          <a href="#quote-form" className={cn(buttonClass('outline'), 'min-h-14')}>
            Ask for a quote
          </a>
          <a href="#message-form" className={cn(buttonClass('outline'), 'min-h-14')}>
            Write a message
          </a>
        </div>
        <ul className="mt-5 flex flex-wrap gap-x-8 gap-y-1 font-medium">
          <li>
            <a
              href={company.emailLink}
              className="inline-flex min-h-11 items-center gap-2 underline [overflow-wrap:anywhere]"
            >
              <MailIcon /> {company.email}
            </a>
          </li>
          <li className="inline-flex min-h-11 items-center gap-2">
            <PinIcon /> {addressLine}
          </li>
          {company.officeHours && <li className="inline-flex min-h-11 items-center">{company.officeHours}</li>}
        </ul>
      </div>
      <div className="container-page grid gap-16 py-10 md:py-14 lg:grid-cols-[7fr_5fr] lg:gap-20">
        <QuoteForm
          title="Ask for a free quote"
          intro="Tell us which tree it is and what you need. The quote is free."
        />
        <ContactForm
          title={isReview ? 'Send us your review' : 'Send us a message'}
          intro={isReview ? <ReviewIntro /> : 'For anything besides a quote.'}
          isReview={isReview}
        />
      </div>
    </>
  )
}

function ReviewIntro() {
  const { reviewSite } = company
  return (
    <>
      Tell us how the job went, and whether we may quote you on this site.
      {reviewSite && (
        <>
          {' Or '}
          <a href={reviewSite.url} className="font-semibold text-forest-700 underline">
            leave a review on {reviewSite.name}
          </a>
          .
        </>
      )}
    </>
  )
}
