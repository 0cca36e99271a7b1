import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { company } from '@/content/company'
import { facts, home } from '@/content/home'
import { pictureAlts } from '@/content/pictures'
import { wireWarning } from '@/content/safety'
import { paths } from '@/paths'
import storm from '@/pictures/emergency.webp?picture=480;740;1200'
import heroLandscape from '@/pictures/hero.webp?picture'
import heroPortrait from '@/pictures/hero-portrait.webp?picture'
import { buttonClass } from '@/ui/button'
import { CheckIcon, PhoneIcon } from '@/ui/icons'
import { Picture } from '@/ui/picture'
import { Section } from '@/ui/section'
import { TextWithPhone } from '@/ui/text-with-phone'

/**
 * On phones the text is above the tree, on the picture's sky. From the md breakpoint it is beside the tree, which a wide
 * window moves to the right by showing the picture larger than the window.
 */
export function HomeHero() {
  return (
    <div className="relative isolate grid overflow-hidden bg-[linear-gradient(to_right,#c1d2ca,#cddacf_50%,#cfd9c8)]">
      <picture className="contents">
        {renderSources(heroLandscape, '(min-width: 48rem)')}
        {renderSources(heroPortrait)}
        <img
          src={heroPortrait.img.src}
          width={heroPortrait.img.w}
          height={heroPortrait.img.h}
          alt={pictureAlts.hero}
          fetchPriority="high"
          className="-z-10 col-start-1 row-start-1 aspect-4/5 w-full self-end object-cover md:aspect-auto md:h-full md:min-h-[34rem] md:object-[18%_60%] lg:min-h-[min(46rem,50vw)] lg:w-[112%] lg:max-w-none lg:object-[50%_70%]"
        />
      </picture>
      {/* An overlay in the color of the sky, for contrast behind the text. */}
      <div className="-z-10 col-start-1 row-start-1 hidden bg-[linear-gradient(100deg,#cddacfe6_18%,#cddacf99_36%,#cddacf00_52%)] [mask-image:linear-gradient(#000_55%,#0000_80%)] md:block" />
      <div className="container-page col-start-1 row-start-1 self-start pt-8 pb-[84vw] md:pt-10 md:pb-28 xl:py-20">
        <div className="md:max-w-[54%] lg:max-w-[46%] xl:max-w-[38rem]">
          <p className="font-semibold text-forest-700 text-small">{home.place}</p>
          <h1 className="mt-3 text-display text-forest-900">{home.title}</h1>
          <p className="mt-4 max-w-[27rem] text-forest-900 md:max-lg:max-w-[19.5rem] lg:text-[1.1875rem] lg:max-xl:max-w-[23rem]">
            {home.introduction}
          </p>
          <div className="button-row mt-6 md:max-lg:[&>*]:px-4">
            <Link to={paths.quote} className={buttonClass('primary')}>
              Get a Free Quote
            </Link>
            <Link to={paths.services} className={buttonClass('outline')}>
              Our Services
            </Link>
          </div>
          <p className="mt-3 flex w-fit flex-wrap items-center gap-x-2 rounded-control text-forest-900 text-small md:w-max md:bg-cream/80 md:px-3">
            Limb on the roof or the car?
            <a
              href={company.phoneLink}
              className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
            >
              {company.isReachableDayAndNight ? 'Call, day or night.' : 'Call us now.'}
            </a>
          </p>
        </div>
      </div>
    </div>
  )
}

const renderSources = ({ sources }: typeof heroLandscape, media?: string) =>
  Object.entries(sources).map(([format, srcSet]) => (
    <source key={format} media={media} type={`image/${format}`} srcSet={srcSet} sizes="100vw" className="hidden" />
  ))

/** What every visitor may count on, in one line. */
export function FactStrip() {
  return (
    <section aria-label="In short" className="border-cream-200 border-b bg-cream">
      <ul className="container-page grid grid-cols-2 large-text:grid-cols-1 gap-x-4 gap-y-3 py-5 font-semibold text-forest-700 text-small lg:flex lg:justify-between lg:py-6 lg:text-body">
        {facts.map((fact) => (
          <li key={fact} className="flex items-center gap-2">
            <CheckIcon className="size-5 shrink-0 text-forest-500" />
            {fact}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** For emergencies: what to do first, and the phone number. */
export function EmergencyBand() {
  return (
    <Section aria-labelledby="emergency" className="grid items-center gap-8 lg:grid-cols-[7fr_5fr] lg:gap-16">
      <Picture
        source={storm}
        alt={pictureAlts.emergency}
        sizes="(min-width: 75rem) 40rem, (min-width: 64rem) 55vw, 92vw"
        className="aspect-3/2 w-full rounded-card object-cover"
      />
      <div>
        <h2 id="emergency" className="text-title">
          A limb on the car, or on the roof?
        </h2>
        <p className="mt-4 max-w-text">
          Keep everyone away from the tree. Is it on a wire?{' '}
          <TextWithPhone text={wireWarning} {...company.electricUtility} />
          {company.isReachableDayAndNight && ' We answer our emergency phone day and night.'}
        </p>
        <a href={company.phoneLink} className={`mt-6 ${buttonClass('brand')}`}>
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
    </Section>
  )
}

/** A section heading with a link to the full list. */
export function PartHeading({
  id,
  title,
  to,
  link,
  children,
}: {
  id: string
  title: string
  to: string
  link: string
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
      <Link to={to} className={buttonClass('outline')}>
        {link}
      </Link>
    </div>
  )
}
