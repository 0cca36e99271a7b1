import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router-dom'
import { AssuranceStrip } from '@/components/assurance-strip'
import { CallToAction, QuoteAndPhone } from '@/components/call-to-action'
import { DeferredContent } from '@/components/deferred-content'
import { NotFoundMessage } from '@/components/not-found-message'
import { PageHero } from '@/components/page-hero'
import { SourcedNote } from '@/components/sourced-note'
import { TestimonialBand } from '@/components/testimonials/testimonial-band'
import { AreaMap } from '@/components/towns/area-map'
import { company } from '@/content/company'
import { services } from '@/content/services/services'
import { closeFrame, waters } from '@/content/towns/town-maps'
import { ASK_FIRST, SOURCES_READ, type TownWords, townWords } from '@/content/towns/town-words'
import { hasFirewood, isOnFirewoodEdge, type Town, towns } from '@/content/towns/towns'
import { featuredTestimonialsQuery, findByTown } from '@/data/testimonials'
import { PageMeta } from '@/head/page-meta'
import { cn } from '@/lib/class-names'
import { paths } from '@/paths'
import { findTownMapBackground } from '@/picture-lookup/find-town-map-background'
import { findTownPicture } from '@/picture-lookup/find-town-picture'
import { getCloseUp } from '@/picture-lookup/get-close-up'
import { roadPanorama } from '@/picture-lookup/road-panorama'
import { buttonClass } from '@/ui/button'
import { ArrowRightIcon, PhoneIcon, PinIcon } from '@/ui/icons'
import { Picture } from '@/ui/picture'
import { Section } from '@/ui/section'

const FACTS_SHOWN = 2

const factClass = 'grid content-start gap-3 border-cream-200 border-t pt-4'

/** A service's name with its summary beside it. */
const twoColumnsClass = 'xl:grid xl:grow xl:grid-cols-1/2 xl:items-center xl:gap-4'

const serviceClass = 'flex min-h-12 items-center justify-between gap-3 py-2 font-semibold'

export default function ServiceArea() {
  const { slug } = useParams()
  const town = towns.find((each) => each.slug === slug)
  const words = town && townWords[town.slug]
  if (words) return <TownPage town={town} words={words} />
  return (
    <NotFoundMessage title="Service Area Not Found" text="We have no page for this town.">
      <Link to={paths.serviceAreas} className={buttonClass('brand')}>
        Back to all service areas
      </Link>
    </NotFoundMessage>
  )
}

function TownPage({ town, words }: { town: Town; words: TownWords }) {
  // A town without its own rule shows its first fact instead.
  const special = words.rule ? undefined : words.facts[0]
  const facts = words.facts.filter((fact) => fact !== special)
  return (
    <>
      <PageMeta
        title={`Tree Service in ${town.nameWithState}`}
        description={town.metaDescription}
        keywords={town.keywords}
        path={paths.serviceArea(town.slug)}
      />
      <PageHero
        // The town has its own line, so that the heading font and its fallback break the title at the same place.
        title={
          <>
            Tree care in <br />
            {town.nameWithState}
          </>
        }
        intro={town.description}
        trail={[
          { title: 'Service Areas', path: paths.serviceAreas },
          { title: town.name, path: paths.serviceArea(town.slug) },
        ]}
        picture={findTownPicture(town.slug)}
      >
        <QuoteAndPhone quotePath={paths.quoteForTown(town.slug)} className="mt-6" />
      </PageHero>
      <DeferredContent>
        <AssuranceStrip />

        <Section
          isFirst
          aria-labelledby="town-services"
          className="grid gap-6 md:grid-cols-2 lg:grid-cols-7/5 lg:gap-x-16"
        >
          <div className="md:col-span-2">
            <h2 id="town-services" className="text-title">
              {/* Gives the heading two lines on phones, in either font. */}
              What we do <br className="sm:hidden" />
              in {town.name}
            </h2>
            <p className="mt-3 flex items-start gap-2">
              <PinIcon className="mt-1 size-5" />
              {words.distance}
              {hasFirewood(town) && ' We deliver firewood here.'}
              {isOnFirewoodEdge(town) &&
                ' For firewood, call with your address: the middle of town is just out of reach.'}
            </p>
          </div>
          <ul className="wrap-anywhere grid content-start lg:auto-rows-fr lg:content-normal">
            <li className="mb-2 grid grid-cols-1 lg:mb-0">
              <a
                href={company.phoneLink}
                className={cn(
                  serviceClass,
                  'rounded-control bg-forest-700 px-4 text-cream hover:bg-forest-500 xl:whitespace-nowrap',
                )}
              >
                <span className={twoColumnsClass}>
                  Emergency Tree Services
                  <span className="block font-normal text-small">
                    {company.phone}
                    {company.isReachableDayAndNight && ', 24/7'}
                  </span>
                </span>
                <PhoneIcon className="size-5" />
              </a>
            </li>
            {services
              .filter(({ slug }) => slug !== 'firewood-sales' || hasFirewood(town))
              .map((service) => (
                <li key={service.slug} className="grid grid-cols-1 border-cream-200 border-b">
                  <Link
                    to={paths.service(service.slug)}
                    className={cn(serviceClass, 'text-forest-700 hover:underline')}
                  >
                    <span className={twoColumnsClass}>
                      {service.name}
                      <span className="hidden font-normal text-bark-900 text-small xl:block">{service.summary}</span>
                    </span>
                    <ArrowRightIcon className="size-5 text-amber-dark" />
                  </Link>
                </li>
              ))}
          </ul>
          <AreaMap
            current={town.slug}
            frame={closeFrame(town.slug)}
            background={findTownMapBackground(town.slug)}
            waters={waters}
          />
        </Section>

        <Section
          background="cream"
          className="grid grid-cols-1 items-start gap-6 md:grid-cols-2 lg:grid-flow-dense lg:grid-cols-7/5 lg:grid-rows-1fr/auto lg:gap-x-16"
        >
          <div>
            <h2 className="text-title">Trees and soil</h2>
            <p className="mt-4 max-w-text">{words.introduction}</p>
          </div>
          <CloseUp {...words.closeUp} />
          {words.rule && <SourcedNote fact={words.rule} className="tablet:col-span-2" />}
          {special && (
            <aside className="ui-card ui-card-body ui-print-side-line tablet:col-span-2">
              <h3 className="mb-3 text-heading">{special.heading}</h3>
              <p>{special.text}</p>
              <p className="ui-note mt-3">{ASK_FIRST}</p>
            </aside>
          )}
        </Section>

        <Section>
          <h2 className="text-title">Good to know in {town.name}</h2>
          <Facts facts={facts.slice(0, FACTS_SHOWN)} />
          <details className="mt-6 -mb-2.5">
            <summary className="ui-link-line ui-summary-marker wrap-anywhere text-balance">
              More about trees in {town.name.replaceAll(' ', '\u00a0')}, and our sources
            </summary>
            <Facts facts={facts.slice(FACTS_SHOWN)} />
            <p className="ui-note mt-8">{SOURCES_READ}</p>
            <ul className="ui-bullet-list ui-note mt-2 max-w-3xl">
              {[...new Set(words.facts.flatMap(({ source }) => source.split('; ')))].map((source) => (
                <li key={source}>{source}</li>
              ))}
            </ul>
          </details>
        </Section>
        <TownTestimonial town={town} />
        <CallToAction
          title={`Worried about a\u00a0tree in ${town.name.replaceAll(' ', '\u00a0')}?`}
          panorama={roadPanorama}
          quotePath={paths.quoteForTown(town.slug)}
        >
          Send us a few lines about it. You’ll have a price before anything is cut.
        </CallToAction>
      </DeferredContent>
    </>
  )
}

/** A close-up of the text's subject: on phones and tablets within the text, on a desktop beside it. */
function CloseUp({ picture, caption }: TownWords['closeUp']) {
  return (
    <figure className="lg:contents">
      <Picture
        {...getCloseUp(picture)}
        sizes="(min-width: 80rem) 36rem, (min-width: 64rem) 46vw, 92vw"
        className="aspect-3/2 w-full rounded-card object-cover lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:self-stretch"
      />
      <figcaption className="ui-note mt-3 text-balance lg:col-start-2 lg:-mt-3">{caption}</figcaption>
    </figure>
  )
}

/** The best testimonial from the town; nothing if there is none. */
function TownTestimonial({ town }: { town: Town }) {
  const { data: testimonials = [] } = useQuery(featuredTestimonialsQuery)
  const testimonial = findByTown(testimonials, town.name)
  return testimonial && <TestimonialBand testimonial={testimonial} title={`What a customer in ${town.name} says`} />
}

function Facts({ facts }: Pick<TownWords, 'facts'>) {
  return (
    <ul className="mt-6 grid gap-x-6 gap-y-4 md:gap-y-6 lg:grid-cols-2 lg:gap-x-16">
      {facts.map(({ heading, text }) => (
        <li key={heading} className={factClass}>
          <h3 className="text-subtitle md:text-heading">{heading}</h3>
          <p className="max-w-text">{text}</p>
        </li>
      ))}
    </ul>
  )
}
