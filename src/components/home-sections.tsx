import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { company } from '@/content/company'
import { home } from '@/content/home'
import { areasPage } from '@/content/page-words'
import { pictureAlts } from '@/content/pictures'
import { wireWarning } from '@/content/safety'
import { serviceAreas } from '@/content/service-areas'
import { paths } from '@/paths'
import storm from '@/pictures/emergency.webp?picture=480;740;1200'
import heroLandscape from '@/pictures/hero.webp?picture'
import heroPortrait from '@/pictures/hero-portrait.webp?picture'
import { buttonClass } from '@/ui/button'
import { ArrowRightIcon, PhoneIcon } from '@/ui/icons'
import { Picture, PortraitOrLandscape } from '@/ui/picture'
import { Section } from '@/ui/section'
import { TextWithPhone } from '@/ui/text-with-phone'
import { AreaMap } from './area-map'
import { QuoteAndPhone } from './call-to-action'

/**
 * On phones the text is above the tree, on the picture's sky. From the md breakpoint it is beside the tree, which a wide
 * window moves to the right by showing the picture larger than the window. A laptop shows all of it and the fact strip.
 */
export function HomeHero() {
  return (
    <div className="relative isolate grid overflow-hidden bg-[linear-gradient(to_right,#c1d2ca,#cddacf_50%,#cfd9c8)] md:min-h-[34rem] lg:min-h-[min(46rem,50vw,calc(100svh-var(--header-height)-4.35rem))]">
      <PortraitOrLandscape
        portrait={heroPortrait}
        landscape={heroLandscape}
        alt={pictureAlts.hero}
        sizes="100vw"
        className="-z-10 col-start-1 row-start-1 aspect-[100/103] w-full self-end object-cover object-top md:absolute md:inset-0 md:aspect-auto md:size-full md:object-[18%_60%] lg:w-[112%] lg:max-w-none lg:object-[50%_66%]"
      />
      {/* An overlay in the color of the sky, for contrast behind the text. */}
      <div className="-z-10 col-start-1 row-start-1 hidden bg-[linear-gradient(100deg,#cddacfe6_18%,#cddacf99_36%,#cddacf00_52%)] [mask-image:linear-gradient(#000_55%,#0000_80%)] md:block lg:[mask-image:linear-gradient(#000_80%,#0000)]" />
      <div className="container-page col-start-1 row-start-1 pt-6 pb-[58vw] md:py-10 lg:self-center">
        <div className="md:max-w-[54%] lg:max-w-[46%] xl:max-w-[38rem]">
          <p className="font-semibold text-forest-700 text-small">{home.place}</p>
          <h1 className="mt-3 text-display text-forest-900">{home.title}</h1>
          <p className="mt-4 max-w-[27rem] text-forest-900 md:max-lg:max-w-[19.5rem] lg:text-[1.1875rem] lg:max-xl:max-w-[23rem]">
            {home.introduction}
          </p>
          <QuoteAndPhone className="mt-6" />
          <Link
            to={paths.services}
            className="mt-2 inline-flex min-h-11 items-center gap-2 font-semibold text-forest-900 underline underline-offset-4"
          >
            Our Services <ArrowRightIcon />
          </Link>
        </div>
      </div>
    </div>
  )
}

/** For emergencies: what to do first, and the phone number, in the dusk of the picture. */
export function EmergencyBand() {
  return (
    <section aria-labelledby="emergency" className="on-forest grid bg-forest-900 text-cream lg:grid-cols-2">
      <Picture
        source={storm}
        alt={pictureAlts.emergency}
        sizes="(min-width: 64rem) 50vw, 100vw"
        className="aspect-3/2 size-full object-cover md:max-lg:aspect-2/1"
      />
      <div className="self-center px-5 py-12 md:px-8 lg:max-w-[37.5rem] lg:px-16">
        <h2 id="emergency" className="text-cream text-title">
          A limb on the car, or on the roof?
        </h2>
        <p className="mt-4 max-w-text">
          Keep everyone away from the tree. Is it on a wire?{' '}
          <TextWithPhone text={wireWarning} {...company.electricUtility} />
          {company.isReachableDayAndNight && ' We answer our emergency phone day and night.'}
        </p>
        <a href={company.phoneLink} className={`mt-6 ${buttonClass('primary')}`}>
          <PhoneIcon />
          Call {company.phone}
        </a>
        <p className="mt-4">
          <Link
            to={paths.worry}
            className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
          >
            Not sure? Seven signs, and what each means
          </Link>
        </p>
      </div>
    </section>
  )
}

/** The banner in the middle of the page. */
export function QuoteBanner() {
  return (
    <section aria-labelledby="free-quote" className="on-forest bg-forest-700 text-cream print:hidden">
      <div className="container-page flex flex-col gap-6 py-12 md:flex-row md:items-center md:justify-between md:gap-12 lg:py-14">
        <div>
          <h2 id="free-quote" className="text-cream text-title">
            {home.quote.title}
          </h2>
          <p className="mt-2 max-w-text text-cream/90">{home.quote.text}</p>
        </div>
        <Link to={paths.quote} className={`${buttonClass('primary')} shrink-0`}>
          Get a Free Quote
        </Link>
      </div>
    </section>
  )
}

/** The map, with the links to its towns beside it. */
export function TownsOnMap() {
  return (
    <Section ground="cream" aria-labelledby="towns" className="grid items-center gap-10 lg:grid-cols-2 lg:gap-16">
      <div>
        <PartHeading id="towns" title="Where we work">
          {areasPage.introduction}
        </PartHeading>
        <ul className="mt-5 grid grid-cols-2 large-text:grid-cols-1 gap-x-6 sm:grid-cols-3">
          {serviceAreas.map(({ slug, town }) => (
            <li key={slug} className="border-cream-200 border-t">
              <Link
                to={paths.serviceArea(slug)}
                className="flex min-h-11 items-center font-semibold text-forest-700 hover:underline"
              >
                {town}
              </Link>
            </li>
          ))}
        </ul>
        <Link to={paths.serviceAreas} className={`mt-6 ${buttonClass('outline')}`}>
          All service areas
        </Link>
      </div>
      <AreaMap />
    </Section>
  )
}

/** A section heading, with a link to the full list if there is one. */
export function PartHeading({
  id,
  title,
  to,
  link,
  children,
}: {
  id: string
  title: string
  to?: string
  link?: string
  children?: ReactNode
}) {
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
      <div>
        <h2 id={id} className="text-title">
          {title}
        </h2>
        {children && <p className="mt-3 max-w-text text-bark-900">{children}</p>}
      </div>
      {to && (
        <Link to={to} className={buttonClass('outline')}>
          {link}
        </Link>
      )}
    </div>
  )
}
