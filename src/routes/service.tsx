import { Link, useParams } from 'react-router-dom'
import { afterPicture, closingPicture } from '@/components/after-picture'
import { Folded, FoldedAnswer, Promises } from '@/components/answer-list'
import { AreaMap } from '@/components/area-map'
import { CallToAction, QuoteAndPhone } from '@/components/call-to-action'
import { FactStrip } from '@/components/fact-strip'
import { NotFoundMessage } from '@/components/not-found-message'
import { PageHero } from '@/components/page-hero'
import { RestOfPage } from '@/components/rest-of-page'
import { scenePicture } from '@/components/scene-picture'
import { SourcedNote, SourcedText } from '@/components/sourced-note'
import { TestimonialCard } from '@/components/testimonial-card'
import { useShownTestimonials } from '@/components/use-shown-testimonials'
import { company } from '@/content/company'
import { firewoodSteps, nextSteps, ourFirewood, payLess, priceFactors } from '@/content/homeowner'
import type { Season } from '@/content/seasons'
import { serviceDetails } from '@/content/service-details'
import { type ServiceSlug, services } from '@/content/services'
import { findByService } from '@/data/testimonials'
import { PageMeta } from '@/layout/page-meta'
import { StructuredData, serviceNode } from '@/layout/structured-data'
import { cn } from '@/lib/class-names'
import { isInSeason } from '@/lib/is-in-season'
import { useIsHydrated } from '@/lib/use-is-hydrated'
import { paths } from '@/paths'
import { buttonClass } from '@/ui/button'
import { ArrowRightIcon } from '@/ui/icons'
import { Picture } from '@/ui/picture'
import { Section } from '@/ui/section'

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
  const isFirewood = service.slug === 'firewood-sales'
  const further = furtherLinks[service.slug] ?? []
  const quote = {
    quotePath: paths.quoteForService(service.slug),
    quoteLabel: isFirewood ? 'Order firewood' : undefined,
  }
  return (
    <>
      <PageMeta
        title={service.name}
        description={details.description}
        keywords={details.keywords}
        path={paths.service(service.slug)}
      />
      <StructuredData node={serviceNode(service, details.description, paths.service(service.slug))} />
      <PageHero
        title={service.name}
        intro={details.description}
        trail={[
          { title: 'Services', path: paths.services },
          { title: service.name, path: paths.service(service.slug) },
        ]}
        picture={scenePicture(service.slug)}
      >
        <QuoteAndPhone {...quote} className="mt-5" />
      </PageHero>
      <RestOfPage>
        <FactStrip />
        <Section
          isFirst
          className={cn(
            'grid grid-cols-1 items-start gap-8 lg:grid-cols-2 lg:gap-x-20 lg:gap-y-14 print:block print:*:mb-4',
            // Beside the map.
            isFirewood && 'md:grid-cols-2',
          )}
        >
          <Part title={details.headings.day}>{details.day}</Part>
          <Promises items={details.keyPoints} className="card-cream p-5 md:p-8 print:p-3" />
          <div className="col-span-full">
            <Part title={details.headings.after}>{details.after}</Part>
            <WorkAndAfter slug={service.slug} />
          </div>
          <div className="grid gap-8">
            <div>
              <Part title={details.headings.notWhen}>{details.notWhen}</Part>
              <p className="mt-2 flex flex-wrap gap-x-6 print:hidden">
                {further.map(({ path, words }) => (
                  <Link key={path} to={path} className="link inline-block py-1">
                    {words}
                  </Link>
                ))}
              </p>
            </div>
            {isFirewood && <Part title={details.headings.deciding}>{details.deciding}</Part>}
          </div>
          {/* Beside these words and the card, from the md breakpoint on. */}
          {isFirewood && (
            <div className="md:row-span-2 print:hidden">
              <AreaMap radiusMiles={company.firewood?.radiusMiles} />
            </div>
          )}
          {details.season && (
            <div className="lg:row-span-2">
              <SeasonNote season={details.season} />
            </div>
          )}
          <div className="card px-5 md:px-8 print:border-0 print:px-0">
            {details.fact && (
              <Folded title={details.fact.title}>
                <SourcedText fact={details.fact} />
              </Folded>
            )}
            {!isFirewood && <Folded title={details.headings.deciding}>{details.deciding}</Folded>}
            <FoldedAnswer answer={isFirewood ? firewoodSteps : nextSteps} isSteps />
            {isFirewood ? (
              ourFirewood.items.length > 0 && <FoldedAnswer answer={ourFirewood} />
            ) : (
              <FoldedAnswer answer={{ ...priceFactors, items: details.priceFactors ?? priceFactors.items }} />
            )}
            {service.slug === 'tree-removal' && <FoldedAnswer answer={payLess} />}
          </div>
          <ServiceTestimonial service={service} />
          <Related slugs={details.related} />
        </Section>
        <CallToAction title={details.question} picture={closingPicture(service.slug)} {...quote}>
          {details.closing}
        </CallToAction>
      </RestOfPage>
    </>
  )
}

/** Where the second picture shows more than we leave behind. We don’t stack firewood. */
const laterCaptions: Partial<Record<ServiceSlug, string>> = {
  'firewood-sales': 'By the porch, once you’ve stacked it',
  'tree-installation': 'Three summers later',
  'stump-grinding': 'With topsoil and seed',
}

/** The work, and what comes of it. */
function WorkAndAfter({ slug }: { slug: ServiceSlug }) {
  const isFirewood = slug === 'firewood-sales'
  const pair = {
    // Its alt text stands at the head of the page, which has the same picture.
    [isFirewood ? 'Under a roof' : 'While we work']: { ...scenePicture(slug), alt: '' },
    [laterCaptions[slug] ?? 'When we’ve gone']: afterPicture(slug),
  }
  return (
    <div className="mt-6 grid gap-4 md:grid-cols-2 lg:gap-x-20 print:hidden">
      {Object.entries(pair).map(([caption, { source, alt, focus }]) => (
        <figure key={caption}>
          <Picture
            source={source}
            alt={alt}
            // As at the head of the page, whose file it takes.
            sizes="(min-width: 64rem) 54vw, 100vw"
            className="aspect-2/1 w-full rounded-card object-cover md:aspect-3/2"
            style={{ objectPosition: focus }}
          />
          <figcaption className="mt-2 text-bark-700 text-small">{caption}</figcaption>
        </figure>
      ))}
    </div>
  )
}

const worryLink = { words: 'Should this tree worry you? Seven signs to check first', path: paths.worry }

/** Below the text about what not to do, or about how to order. */
const furtherLinks: Partial<Record<ServiceSlug, readonly { words: string; path: string }[]>> = {
  'tree-removal': [worryLink, { words: 'Your town’s rules', path: paths.serviceAreas }],
  'tree-trimming-pruning': [worryLink],
  'firewood-sales': [{ words: 'Ask for the delivered price', path: paths.quoteForService('firewood-sales') }],
}

/** Links to the services that go with this one. */
function Related({ slugs }: { slugs: readonly string[] }) {
  return (
    <section aria-labelledby="related" className="col-span-full print:hidden">
      <h2 id="related" className="text-heading">
        Often asked for together
      </h2>
      <ul className="mt-4 grid gap-3 md:grid-cols-2 md:gap-4 lg:gap-x-20">
        {services
          .filter(({ slug }) => slugs.includes(slug))
          .map(({ slug, name, summary }) => (
            <li key={slug}>
              <Link
                to={paths.service(slug)}
                className="card card-link flex h-full justify-between gap-3 px-5 py-4 lg:px-8"
              >
                <span className="font-semibold text-forest-700">
                  {name}
                  <span className="mt-1 hidden text-pretty font-normal text-bark-900 text-small sm:block">
                    {summary}
                  </span>
                </span>
                <ArrowRightIcon className="large-text:hidden size-5 shrink-0 self-center text-amber-dark" />
              </Link>
            </li>
          ))}
      </ul>
    </section>
  )
}

/** The newest testimonial about this service. */
function ServiceTestimonial({ service: { slug, name } }: { service: (typeof services)[number] }) {
  const testimonial = findByService(useShownTestimonials(paths.service(slug)), name)
  if (!testimonial) return null
  return (
    <div className="col-span-full print:hidden">
      <TestimonialCard testimonial={testimonial} />
    </div>
  )
}

function Part({ title, children }: { title: string; children: string }) {
  return (
    <section>
      <h2 className="text-title">{title}</h2>
      <p className="mt-3 max-w-text">{children}</p>
    </section>
  )
}

/** The prerendered text is true on any day. After hydration the title depends on today, without a layout shift. */
function SeasonNote({ season }: { season: Season }) {
  const isHydrated = useIsHydrated()
  const isActive = isInSeason(new Date(), season)
  const title = isActive ? season.titles.during : season.titles.otherwise
  return (
    <SourcedNote
      fact={isHydrated ? { ...season.fact, title } : season.fact}
      // A shadow, because a border would cause a layout shift.
      className={isHydrated && isActive ? 'shadow-[inset_6px_0] shadow-brick' : undefined}
    />
  )
}
