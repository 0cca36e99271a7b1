import { useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import { PageHero } from '@/components/page-hero'
import { addressLine, company } from '@/content/company'
import { ContactForm } from '@/forms/contact-form'
import { QuoteForm } from '@/forms/quote-form'
import { WithoutScript } from '@/forms/without-script'
import { PageMeta } from '@/layout/page-meta'
import { cn } from '@/lib/class-names'
import { useIsHydrated } from '@/lib/use-is-hydrated'
import { paths } from '@/paths'
import { buttonClass } from '@/ui/button'
import { MailIcon, PhoneIcon, PinIcon } from '@/ui/icons'

const MESSAGE_FORM = 'message-form'

export default function Contact() {
  const [search] = useSearchParams()
  const isHydrated = useIsHydrated()
  const { reviewSite } = company
  const isReview = isHydrated && search.get('subject') === 'Review'

  useEffect(() => {
    if (isReview) document.getElementById(MESSAGE_FORM)?.scrollIntoView()
  }, [isReview])

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
          <a href={`#${MESSAGE_FORM}`} className={cn(buttonClass('outline'), 'min-h-14')}>
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
        </ul>
      </div>
      <div className="container-page grid gap-16 py-10 md:py-14 lg:grid-cols-[7fr_5fr] lg:gap-20">
        <section aria-labelledby="quote-form">
          <h2 id="quote-form" className="text-title">
            Ask for a free quote
          </h2>
          <p className="mt-2 mb-6">Tell us which tree it is and what you need, and we’ll come take a look.</p>
          <WithoutScript what="request" />
          <QuoteForm headingId="quote-form" />
        </section>
        <section aria-labelledby={MESSAGE_FORM}>
          <h2 id={MESSAGE_FORM} className="text-title">
            {isReview ? 'Send us your Review' : 'Send us a message'}
          </h2>
          <p className="mt-2 mb-6">
            {isReview
              ? 'Tell us how the job went, and whether we may quote you on this site.'
              : 'For anything besides a quote.'}
            {isReview && reviewSite && (
              <>
                {' Or '}
                <a href={reviewSite.url} className="font-semibold text-forest-700 underline">
                  leave a review on {reviewSite.name}
                </a>
                .
              </>
            )}
          </p>
          <WithoutScript what="message" />
          <ContactForm headingId={MESSAGE_FORM} />
        </section>
      </div>
    </>
  )
}
