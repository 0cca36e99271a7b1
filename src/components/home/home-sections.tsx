import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { QuoteAndPhone } from '@/components/call-to-action'
import { HydratedAreaMap } from '@/components/towns/area-map'
import { WorryPicture } from '@/components/worry/worry-picture'
import { mapWords } from '@/content/area-map'
import { company, dayOrNightOf } from '@/content/company'
import { home } from '@/content/home'
import { focalPoints, pictureAlts } from '@/content/pictures'
import { wireWarning } from '@/content/safety'
import { conditions, signIds, signNames, urgentSigns } from '@/content/sign-names'
import { towns } from '@/content/towns'
import { watchButtonPair } from '@/layout/watch-button-pair'
import { cn } from '@/lib/class-names'
import { useIsHydrated } from '@/lib/use-is-hydrated'
import { paths } from '@/paths'
import crew from '@/pictures/crew-close.webp?w=740&picture'
import storm from '@/pictures/emergency.webp?w=740&picture'
import heroLandscape from '@/pictures/hero.webp?w=1200;1800&picture'
import heroPortrait from '@/pictures/hero-portrait.webp?w=480;740;1200&picture'
import { buttonClass } from '@/ui/button'
import { ArrowRightIcon, PhoneIcon } from '@/ui/icons'
import { Picture } from '@/ui/picture'
import { Section } from '@/ui/section'
import { TextWithPhone } from '@/ui/text-with-phone'

/** The text is on the picture's sky: above the tree or, on a desktop, beside it. A laptop also shows the assurances. */
export function HomeHero() {
  return (
    <div className="home-hero-sky relative isolate grid overflow-hidden">
      <Picture
        source={heroPortrait}
        wide={heroLandscape}
        loading="eager"
        fetchPriority="high"
        alt={pictureAlts.hero}
        sizes="100vw"
        className="home-hero-picture -z-10 col-start-1 row-start-1 print:hidden"
      />
      <div className="home-hero-veil -z-10 col-start-1 row-start-1 hidden lg:block" />
      <div className="ui-container-page home-hero-text col-start-1 row-start-1 pt-4 md:pt-8">
        <div>
          <p className="font-semibold text-forest-700 text-small">{home.place}</p>
          <h1 className="mt-3 text-display text-forest-900">{home.title}</h1>
          <p className="mt-3 text-balance md:mt-4 lg:max-w-92 lg:text-subtitle xl:max-w-104">{home.introduction}</p>
          <QuoteAndPhone className="mt-4 md:mt-6 md:w-max" />
          <Link to={paths.services} className="ui-link-line mt-1 md:mt-3">
            Our Services
          </Link>
        </div>
      </div>
    </div>
  )
}

/** Visitors know what they see, not what the service is called. Each sign leads to its entry on the worry page. */
export function SignsSection() {
  return (
    <section aria-labelledby="signs">
      <div className="ui-container-page ui-print-section py-section max-md:pb-8">
        <h2 id="signs" className="text-title">
          What do you see on your tree?
        </h2>
        <div className="mt-4 grid gap-x-12 gap-y-4 md:mt-8 lg:grid-cols-7/5">
          <WorryPicture alt="An old oak beside a farmhouse, with seven signs of trouble." />
          <div className="flex flex-col">
            <div className="flex flex-wrap items-center justify-between gap-x-4">
              <h3 className="text-subtitle">Check these first</h3>
              <Link to={paths.worry} className="ui-link-line -my-2">
                All seven signs
              </Link>
            </div>
            <ul className="mt-2 grid grow">
              {urgentSigns.map((id) => (
                <li key={id} className="grid border-cream-200 border-t">
                  <Link to={`${paths.worry}#${id}`} className="flex items-center gap-3 py-1.5 md:py-3 lg:py-4">
                    <span className="ui-disc bg-brick">{signIds.indexOf(id) + 1}</span>
                    <span className="ui-note text-balance lg:text-body">
                      <b className="ui-link block text-body lg:text-subtitle">{signNames[id]}</b>
                      <b className="font-semibold text-brick">Call now</b> if {conditions[id]}
                    </span>
                  </Link>
                </li>
              ))}
            </ul>
            <Link
              to={paths.quoteForSigns([], 'consultation')}
              className={cn('mt-4 w-full md:mt-6 md:w-max', buttonClass('primary'))}
            >
              Ask about your tree
            </Link>
          </div>
        </div>
      </div>
    </section>
  )
}

/**
 * What to do first in an emergency, and the phone number, below a picture or, from md on, beside it. The picture is
 * rendered after hydration: on a phone it is near the first screen, and would load before the largest paint.
 */
export const EmergencySection = () => (
  <div className="on-forest bg-forest-900 text-cream md:grid md:grid-cols-2">
    <div className="home-storm relative h-52 md:h-auto print:hidden">
      {useIsHydrated() && (
        <Picture
          source={storm}
          alt={pictureAlts.emergency}
          sizes="(min-width: 48rem) 50vw, 100vw"
          className="absolute inset-0 size-full object-cover"
          style={{ objectPosition: focalPoints.emergency }}
        />
      )}
    </div>
    <div className="home-storm-text grid gap-3 px-side pb-6 md:justify-items-start md:gap-4 md:p-8 lg:py-16">
      <h2 className="text-cream text-heading md:text-title">A limb on the car or roof?</h2>
      <p className="max-w-lg">
        Keep everyone away and out of the rooms below.{' '}
        <span className="inline-block">No wire down? Call us{dayOrNightOf(company)}.</span>
      </p>
      <a href={company.phoneLink} className={buttonClass('outline')}>
        <PhoneIcon />
        Call {company.phone}
      </a>
      <p className="max-w-lg text-balance text-small">
        Is it on a wire? <TextWithPhone text={wireWarning} {...company.electricUtility} />
      </p>
    </div>
  </div>
)

/**
 * Below the reasons, or on a desktop beside them and as high as they are; not on a phone, where the page is long.
 * Rendered after hydration, to keep the HTML small.
 */
export const CrewPicture = () =>
  useIsHydrated() && (
    <img
      src={crew.src}
      alt={pictureAlts.crew}
      loading="lazy"
      className="ui-bleed-right mt-8 hidden aspect-2/1 object-cover md:block lg:mt-0 lg:aspect-auto lg:h-0 lg:min-h-full"
    />
  )

export function QuoteSection() {
  return (
    <section aria-labelledby="free-quote" className="on-forest bg-forest-700 text-cream print:hidden">
      <div className="ui-container-page grid items-center gap-4 py-6 md:py-8 lg:flex lg:justify-between">
        <div>
          <h2 id="free-quote" className="text-cream text-title">
            {home.quote.title}
          </h2>
          <p className="mt-2">{home.quote.text}</p>
        </div>
        <div ref={watchButtonPair} className="ui-button-row shrink-0">
          <Link to={paths.quote} className={buttonClass('primary')}>
            Get a Free Quote
          </Link>
          <a
            href={company.phoneLink}
            className="ui-touch-target justify-center gap-2 rounded-control border border-sage px-5 font-semibold"
          >
            <PhoneIcon />
            <span>
              Call <span className="max-md:sr-only">{company.phone}</span>
            </span>
          </a>
        </div>
      </div>
    </section>
  )
}

/** The towns, from md on beside their map. */
export function TownsSection() {
  const isHydrated = useIsHydrated()
  return (
    <HomeSection id="towns" title="Where we work" to={paths.serviceAreas} link="towns">
      <div className="grid grid-cols-1 gap-8 md:grid-cols-2 lg:gap-16">
        <ul className="home-towns font-semibold text-small leading-tight lg:text-body">
          {towns.map(({ slug, name, miles }) => (
            <li key={slug}>
              <Link
                to={paths.serviceArea(slug)}
                className="ui-link flex min-h-11 items-center gap-3 md:no-underline md:hover:underline lg:min-h-14"
              >
                {name}
                {/* Distances and arrows are rendered after hydration, like the map, to keep the HTML small. */}
                {isHydrated && (
                  <>
                    <span className="ui-note ml-auto hidden font-normal md:block">
                      {miles ? `About ${miles} miles` : mapWords.shop}
                    </span>
                    <ArrowRightIcon className="hidden size-4.5 text-amber-dark md:block" />
                  </>
                )}
              </Link>
            </li>
          ))}
        </ul>
        <HydratedAreaMap className="mb-8 tablet:mb-0 hidden tablet:aspect-auto md:grid" />
      </div>
    </HomeSection>
  )
}

/** A section with a link to the full list. */
export function HomeSection({
  id,
  title,
  to,
  link,
  background,
  children,
}: {
  id: string
  title: string
  to: string
  /** The words after "All", as in "All services". On a phone they are only for screen readers, because not all fit. */
  link: string
  background?: 'cream'
  children: ReactNode
}) {
  return (
    <Section background={background} aria-labelledby={id}>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 md:mb-8">
        <h2 id={id} className="text-title">
          {title}
        </h2>
        <Link to={to} className="ui-link-line -my-2">
          All <span className="max-md:sr-only">{link}</span>
        </Link>
      </div>
      {children}
    </Section>
  )
}
