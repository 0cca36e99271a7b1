import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router-dom'
import { AssuranceStrip } from '@/components/assurance-strip'
import { CallToAction, QuoteAndPhone } from '@/components/call-to-action'
import { DeferredContent } from '@/components/deferred-content'
import { Disclosure } from '@/components/disclosure'
import { FaqDisclosure } from '@/components/faq-list'
import { NotFoundMessage } from '@/components/not-found-message'
import { PageHero } from '@/components/page-hero'
import {
  FirewoodWork,
  opensOnDrawing,
  ServiceResult,
  ServiceText,
  ServiceWork,
} from '@/components/services/service-work'
import { WorkDiagram } from '@/components/services/work-diagram'
import { SourcedNote, SourcedText } from '@/components/sourced-note'
import { TestimonialBand } from '@/components/testimonials/testimonial-band'
import { AreaMap } from '@/components/towns/area-map'
import { priceFactors } from '@/content/faq'
import { serviceDetails } from '@/content/services/service-details'
import { type ServiceSlug, services } from '@/content/services/services'
import type { Season } from '@/content/tree-year/seasons'
import { featuredTestimonialsQuery, findByService } from '@/data/testimonials'
import { PageMeta } from '@/head/page-meta'
import { StructuredData, serviceNode } from '@/head/structured-data'
import { cn } from '@/lib/class-names'
import { isInSeason } from '@/lib/is-in-season'
import { useIsHydrated } from '@/lib/use-is-hydrated'
import { paths } from '@/paths'
import { getClosingScene } from '@/picture-lookup/get-closing-scene'
import { getScenePicture } from '@/picture-lookup/get-scene-picture'
import { firewoodBackground } from '@/picture-lookup/map-backgrounds'
import { buttonClass } from '@/ui/button'
import { ArrowRightIcon } from '@/ui/icons'
import { Picture } from '@/ui/picture'
import { Section } from '@/ui/section'

const worryLink = { words: 'Seven signs to check first', path: paths.worry }

/** Links below the text about what not to do or how to order. */
const furtherLinks: Partial<Record<ServiceSlug, readonly { words: string; path: string }[]>> = {
  'tree-removal': [worryLink, { words: 'Your town’s rules', path: paths.serviceAreas }],
  'tree-trimming-pruning': [worryLink],
  'firewood-sales': [{ words: 'Ask for the delivered price', path: paths.quoteForService('firewood-sales') }],
}

/** The place of the FAQ: below the text if a map is beside it. */
const faqPlaces = { besideText: 'md:row-span-2', belowText: 'tablet:col-span-full lg:col-start-1' }

export default function Service() {
  const { slug } = useParams()
  const service = services.find((each) => each.slug === slug)
  const details = service && serviceDetails[service.slug]
  if (!details) {
    return (
      <NotFoundMessage title="Service Not Found" text="There is no service at this web address.">
        <Link to={paths.services} className={buttonClass('brand')}>
          Back to all services
        </Link>
      </NotFoundMessage>
    )
  }
  const { deciding, delivery, fact, price, season } = details
  const metaDescription = price ? `${price}. ${details.description}` : details.description
  const quote = { quotePath: paths.quoteForService(service.slug), quoteLabel: details.quoteLabel }
  // Firewood has no drawing of the work, and shows its result with it.
  const drawn = service.slug !== 'firewood-sales' && service.slug
  const drawing = opensOnDrawing(service.slug) && <WorkDiagram slug={service.slug} isEager className="mt-2 lg:m-0" />
  // Beside a map the fact leads. Elsewhere it is folded, below what the price depends on.
  const factRow = fact && (
    <Disclosure title={fact.title} isOpen={Boolean(delivery)}>
      <SourcedText fact={fact} />
    </Disclosure>
  )
  return (
    <>
      <PageMeta
        title={service.name}
        description={metaDescription}
        keywords={details.keywords}
        path={paths.service(service.slug)}
      />
      <StructuredData node={serviceNode(service, metaDescription, paths.service(service.slug))} />
      <PageHero
        title={service.name}
        intro={details.description}
        trail={[
          { title: 'Services', path: paths.services },
          { title: service.name, path: paths.service(service.slug) },
        ]}
        drawing={drawing}
        // A wide picture would cut the bucket truck.
        picture={
          drawing
            ? undefined
            : { ...getScenePicture(service.slug), shape: service.slug === 'tree-trimming-pruning' ? 'tall' : 'usual' }
        }
      >
        {price && <p className="ui-as-heading mt-3 text-title">{price}</p>}
        <QuoteAndPhone {...quote} className="mt-6" />
      </PageHero>
      <DeferredContent>
        <AssuranceStrip />
        {drawn ? <ServiceWork slug={drawn} {...details} /> : <FirewoodWork {...details} />}
        <Section isFirst className="ui-print-blocks grid grid-cols-1 gap-10 md:gap-8 lg:gap-12">
          {drawn && <ServiceResult slug={drawn} {...details} />}
          <div className="ui-print-blocks grid grid-cols-1 items-start gap-6 md:grid-cols-2 md:grid-rows-auto/1fr md:gap-8 lg:gap-12">
            <div className="grid gap-6 md:gap-8">
              <div>
                <ServiceText title={details.headings.whenNotTo}>{details.whenNotTo}</ServiceText>
                <p className="-mb-2.5 flex flex-wrap gap-x-6 print:hidden">
                  {furtherLinks[service.slug]?.map(({ path, words }) => (
                    <Link key={path} to={path} className="ui-link-line">
                      {words}
                    </Link>
                  ))}
                </p>
              </div>
              {season && <SeasonNote season={season} />}
              {delivery && (
                <ServiceText title={delivery.title} isMinor>
                  {delivery.text}
                </ServiceText>
              )}
            </div>
            {delivery && (
              <div className="grid md:col-start-2 md:row-start-1 lg:row-end-3 print:hidden">
                <AreaMap radiusMiles={delivery.radiusMiles} background={firewoodBackground} />
              </div>
            )}
            <div
              className={cn(
                'ui-card ui-card-row ui-print-plain',
                delivery ? faqPlaces.belowText : faqPlaces.besideText,
              )}
            >
              {delivery && factRow}
              {details.faq.map((entry) => (
                <FaqDisclosure key={entry.title} entry={entry} isOpen={entry.title === priceFactors.title} />
              ))}
              {!delivery && factRow}
              {deciding && <Disclosure title={deciding.title}>{deciding.text}</Disclosure>}
            </div>
            <Related slugs={details.related} isWide={Boolean(season || delivery)} />
          </div>
        </Section>
        <ServiceTestimonial name={service.name} />
        <CallToAction title={details.question} scene={getClosingScene(service.slug)} {...quote}>
          {details.closing}
        </CallToAction>
      </DeferredContent>
    </>
  )
}

/** The best testimonial about the service; nothing if there is none. */
function ServiceTestimonial({ name }: { name: string }) {
  const testimonial = findByService(useQuery(featuredTestimonialsQuery).data ?? [], name)
  return (
    testimonial && (
      <div className="print:hidden">
        <TestimonialBand testimonial={testimonial} />
      </div>
    )
  )
}

/** Below the text in the left column; where that column is long without it, below both. */
function Related({ slugs, isWide }: { slugs: readonly string[]; isWide: boolean }) {
  return (
    <section aria-labelledby="related" className={cn('print:hidden', isWide && 'md:col-span-full')}>
      <h2 id="related" className="text-heading">
        Often asked for together
      </h2>
      <ul className={cn('ui-card-grid mt-4', isWide && 'md:grid-cols-2')}>
        {services
          .filter(({ slug }) => slugs.includes(slug))
          .map(({ slug, name, summary }) => (
            <li key={slug} className="grid">
              <Link to={paths.service(slug)} className="ui-card-link flex items-center overflow-hidden">
                {/* Decorative: the service's name is the link text. */}
                <Picture
                  {...getScenePicture(slug)}
                  alt=""
                  sizes="6rem"
                  className="ui-thumbnail large-text:hidden aspect-3/2 object-cover max-sm:my-1 max-sm:min-h-14 max-sm:w-20"
                />
                <span className="ui-card-body-tight flex grow items-center justify-between gap-3">
                  <span className="font-semibold text-forest-700">
                    {name}
                    <span className="mt-1 hidden text-balance font-normal text-bark-900 text-small sm:block">
                      {summary}
                    </span>
                  </span>
                  <ArrowRightIcon className="large-text:hidden size-5 shrink-0 text-amber-dark" />
                </span>
              </Link>
            </li>
          ))}
      </ul>
    </section>
  )
}

/** The prerendered title is true on any day. After hydration it depends on the date, without a layout shift. */
function SeasonNote({ season }: { season: Season }) {
  const isHydrated = useIsHydrated()
  const isActive = isInSeason(new Date(), season)
  const title = isActive ? season.titles.during : season.titles.otherwise
  return (
    <SourcedNote
      fact={isHydrated ? { ...season.fact, title } : season.fact}
      // A colored background tells it from what we promise. During the season it is red.
      className={cn('border-0 text-small md:text-body', isHydrated && isActive ? 'bg-brick-50' : 'bg-cream')}
    />
  )
}
