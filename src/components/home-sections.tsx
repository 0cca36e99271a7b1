import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { company } from '@/content/company'
import { home } from '@/content/home'
import { pictureAlts } from '@/content/pictures'
import { insuranceInShort, wireWarning } from '@/content/safety'
import { serviceAreas } from '@/content/service-areas'
import { treeYearWords } from '@/content/tree-year'
import { useIsHydrated } from '@/lib/use-is-hydrated'
import { paths } from '@/paths'
import storm from '@/pictures/emergency.webp?w=480;740;1200&picture'
import heroLandscape from '@/pictures/hero.webp?w=1200;1800&picture'
import heroPortrait from '@/pictures/hero-portrait.webp?w=480;740;1200&picture'
import { buttonClass } from '@/ui/button'
import { ArrowRightIcon, PhoneIcon } from '@/ui/icons'
import { Picture } from '@/ui/picture'
import { Section } from '@/ui/section'
import { TextWithPhone } from '@/ui/text-with-phone'
import { AreaMap } from './area-map'
import { QuoteAndPhone } from './call-to-action'
import { Months, useMonth } from './this-month'

/**
 * On phones the text is above the tree, on the picture's sky. From the md breakpoint it is beside the tree, which a wide
 * window moves to the right by showing the picture larger than the window. A laptop shows all of it and the fact strip.
 */
export function HomeHero() {
  return (
    <div className="relative isolate grid overflow-hidden bg-[linear-gradient(to_right,#c1d2ca,#cddacf_50%,#cfd9c8)] md:min-h-[29.5rem] lg:min-h-[min(46rem,50vw,calc(100svh-var(--header-height)-4.35rem))] print:min-h-0">
      <Picture
        source={heroPortrait}
        wide={heroLandscape}
        loading="eager"
        fetchPriority="high"
        alt={pictureAlts.hero}
        sizes="100vw"
        className="-z-10 col-start-1 row-start-1 aspect-[100/96] w-full self-end object-cover object-top md:absolute md:inset-0 md:aspect-auto md:size-full md:object-[0%_60%] lg:w-[112%] lg:max-w-none lg:object-[50%_42%] print:hidden"
      />
      {/* An overlay in the color of the sky, for contrast behind the text. */}
      <div className="-z-10 col-start-1 row-start-1 hidden bg-[linear-gradient(100deg,#cddacfe6_18%,#cddacf99_36%,#cddacf00_52%)] [mask-image:linear-gradient(#000_80%,#0000)] md:block" />
      <div className="container-page col-start-1 row-start-1 pt-5 pb-[60vw] md:py-10 lg:self-center print:pb-0">
        <div className="md:max-w-[54%] lg:max-w-[46%] xl:max-w-[38rem]">
          <p className="font-semibold text-forest-700 text-small">{home.place}</p>
          <h1 className="mt-3 text-display text-forest-900 md:max-lg:text-[2.875rem]">{home.title}</h1>
          <p className="mt-3 max-w-[27rem] text-balance text-forest-900 md:max-lg:max-w-[19.5rem] lg:text-[1.1875rem] lg:max-xl:max-w-[23rem]">
            {home.introduction}
          </p>
          {/* Above the buttons, because its words need the sky behind them. */}
          <Link
            to={paths.services}
            className="mt-1 inline-flex min-h-11 items-center gap-2 font-semibold text-forest-900 underline underline-offset-4"
          >
            Our Services <ArrowRightIcon />
          </Link>
          <QuoteAndPhone className="mt-2 md:w-max" />
        </div>
      </div>
    </div>
  )
}

/** For emergencies: what to do first, and the phone number, in the dusk of the picture. */
export function EmergencyBand() {
  return (
    <section aria-labelledby="emergency" className="on-forest grid grid-cols-1 bg-forest-900 text-cream lg:grid-cols-2">
      <Picture
        source={storm}
        alt={pictureAlts.emergency}
        sizes="(min-width: 64rem) 50vw, 100vw"
        className="aspect-16/9 size-full object-cover object-[48%_85%] lg:aspect-3/2"
      />
      <div className="self-center px-5 py-6 md:px-8 md:py-12 lg:max-w-[38rem] lg:px-11">
        <h2 id="emergency" className="text-cream text-title">
          A limb on the car, or on the roof?
        </h2>
        <p className="mt-3 text-balance">
          Keep everyone away from it. If no wire is down, call us{company.isReachableDayAndNight && ', day or night'}.
        </p>
        <a href={company.phoneLink} className={`mt-4 max-md:w-full ${buttonClass('primary')}`}>
          <PhoneIcon />
          Call {company.phone}
        </a>
        <p className="mt-4">
          Say what it hit. In the dark we make it safe; in daylight we clean up. Take a picture first, from a distance.{' '}
          {insuranceInShort}
        </p>
        <p className="mt-2">
          Is it on a wire? <TextWithPhone text={wireWarning} {...company.electricUtility} />
        </p>
        <p className="mt-2">
          <Link
            to={paths.worry}
            className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
          >
            Not sure? Check the seven signs
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
      <div className="container-page flex flex-col gap-4 py-8 md:flex-row md:items-center md:justify-between md:gap-12 md:py-12">
        <div>
          <h2 id="free-quote" className="text-cream text-title">
            {home.quote.title}
          </h2>
          <p className="mt-3 max-w-text text-cream-200">{home.quote.text}</p>
        </div>
        <div className="button-row shrink-0 items-center gap-x-8 md:max-lg:flex-col md:max-lg:items-stretch">
          <Link to={paths.quote} className={buttonClass('primary')}>
            Get a Free Quote
          </Link>
          <a href={company.phoneLink} className="inline-flex min-h-11 items-center justify-center gap-2 font-semibold">
            <PhoneIcon />
            Call {company.phone}
          </a>
        </div>
      </div>
    </section>
  )
}

/** What this month is for. Its space is reserved until the month is known. */
export function ThisMonth() {
  const month = useMonth()
  return (
    <Part id="this-month" title={treeYearWords.thisMonth} to={`${paths.services}#tree-year`} link={treeYearWords.whole}>
      <p className="-mt-4 mb-6 max-w-text text-bark-900 max-md:hidden">{treeYearWords.short}</p>
      <div className="grid noscript:hidden min-h-97 md:min-h-50 lg:min-h-45">
        {month && <Months months={[month]} lines={3} />}
      </div>
    </Part>
  )
}

/** The towns, and beside them the map. */
export function TownsOnMap() {
  const isHydrated = useIsHydrated()
  return (
    <Section
      aria-labelledby="towns"
      className="grid grid-cols-1 gap-5 md:grid-cols-2 md:gap-8 lg:grid-cols-[7fr_5fr] lg:gap-16"
    >
      <div className="flex flex-col items-start max-md:contents">
        <h2 id="towns" className="text-title">
          Where we work
        </h2>
        <ul className="mt-3 grid w-full grid-cols-3 large-text:grid-cols-1 gap-x-3 text-small md:mt-6 lg:gap-x-6 lg:text-body">
          {serviceAreas.map(({ slug, town }) => (
            <li key={slug} className="border-cream-200 border-t">
              <Link
                to={paths.serviceArea(slug)}
                className="flex h-full min-h-11 items-center py-1.5 font-semibold text-forest-700 leading-tight hover:underline md:min-h-22"
              >
                {town}
              </Link>
            </li>
          ))}
        </ul>
        <Link to={paths.serviceAreas} className={`max-md:order-1 md:mt-4 ${buttonClass('outline')}`}>
          All service areas
        </Link>
      </div>
      {/* It comes with React: as HTML at the end of the page it delayed the first paint by a round trip. The box has the map's shape
          (townsFrame); the legend hangs in its margin. */}
      <div className="mb-9 noscript:hidden aspect-342/317 min-h-0">{isHydrated && <AreaMap />}</div>
    </Section>
  )
}

/** A part of the page with a link to all of it: at its end, from the md breakpoint on beside its heading. */
export function Part({
  id,
  title,
  to,
  link,
  ground,
  children,
}: {
  id: string
  title: string
  to: string
  link: string
  ground?: 'cream'
  children: ReactNode
}) {
  return (
    <Section
      ground={ground}
      aria-labelledby={id}
      className="grid grid-cols-1 items-center justify-items-start gap-x-8 md:grid-cols-[minmax(0,1fr)_auto]"
    >
      <h2 id={id} className="text-title">
        {title}
      </h2>
      <div className="col-span-full w-full pt-4 max-md:pb-6 md:pt-8">{children}</div>
      <Link to={to} className={`max-md:w-full md:col-start-2 md:row-start-1 ${buttonClass('outline')}`}>
        {link}
      </Link>
    </Section>
  )
}
