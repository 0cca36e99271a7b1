import { Link, useParams } from 'react-router-dom'
import { AnswerList } from '@/components/answer-list'
import { AreaMap } from '@/components/area-map'
import { CallToAction, QuoteAndPhone } from '@/components/call-to-action'
import { FactStrip } from '@/components/fact-strip'
import { NotFoundMessage } from '@/components/not-found-message'
import { PageHero } from '@/components/page-hero'
import { scenePicture } from '@/components/scene-picture'
import { SourcedNote } from '@/components/sourced-note'
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
import { ArrowRightIcon, CheckIcon } from '@/ui/icons'
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
  // The related services stand in the shorter column.
  const isTextLong = Boolean(details.season ?? details.fact)
  const related = <Related slugs={details.related} />
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
        <QuoteAndPhone quotePath={paths.quoteForService(service.slug)} className="mt-5" />
      </PageHero>
      <FactStrip />
      <Section
        className={cn(
          'grid grid-cols-1 items-start gap-x-4 gap-y-10 lg:grid-cols-[1fr_23rem] lg:gap-x-16 xl:grid-cols-[38rem_1fr] xl:gap-x-20 print:gap-y-4',
          isFirewood && 'md:max-lg:grid-cols-2',
        )}
      >
        <div className="grid grid-cols-1 gap-10 md:max-lg:col-span-full print:gap-4">
          <Part title={details.headings.day}>{details.day}</Part>
          <section aria-labelledby="key-points" className="card-cream p-5 md:p-8 print:p-3">
            <h2 id="key-points" className="text-heading">
              What you can count on
            </h2>
            <ul className="mt-4 grid grid-cols-1 gap-3 print:grid-cols-2">
              {details.keyPoints.map((point) => (
                <li key={point} className="flex gap-2">
                  <CheckIcon className="mt-1 size-5 shrink-0 text-forest-500" />
                  {point}
                </li>
              ))}
            </ul>
          </section>
          <Part title={details.headings.after}>{details.after}</Part>
          {details.season && <SeasonNote season={details.season} />}
          {details.fact && <SourcedNote fact={details.fact} />}
          <Part title={details.headings.notWhen}>{details.notWhen}</Part>
          {further.length > 0 && (
            <p className="-mt-7 flex flex-wrap gap-x-6 print:hidden">
              {further.map(({ path, words }) => (
                <Link key={path} to={path} className="inline-block py-1 font-semibold text-forest-700 underline">
                  {words}
                </Link>
              ))}
            </p>
          )}
          <Part title={details.headings.deciding}>{details.deciding}</Part>
        </div>
        {/* From the lg breakpoint a second column, whose end stays in view where it is the shorter one. */}
        <div className="contents lg:sticky lg:bottom-8 lg:grid lg:gap-8 lg:self-end">
          {isFirewood && (
            // It follows the words about where we deliver, and from the lg breakpoint stands beside them.
            <div className="lg:order-1 print:hidden">
              <AreaMap radiusMiles={company.firewood?.radiusMiles} />
            </div>
          )}
          <div
            className={cn(
              'card grid gap-8 p-5 md:p-8 print:hidden md:max-lg:[&_ul>li]:mb-2 md:max-lg:[&_ul]:block md:max-lg:[&_ul]:columns-2 md:max-lg:[&_ul]:gap-x-12',
              isFirewood ? 'md:max-lg:self-stretch' : 'md:max-lg:col-span-full',
            )}
          >
            <AnswerList answer={isFirewood ? firewoodSteps : nextSteps} isSteps />
            {isFirewood ? (
              ourFirewood.items.length > 0 && <AnswerList answer={ourFirewood} />
            ) : (
              <AnswerList answer={{ ...priceFactors, items: details.priceFactors ?? priceFactors.items }} />
            )}
            {service.slug === 'tree-removal' && <AnswerList answer={payLess} />}
          </div>
          <ServiceTestimonial service={service} />
          {isTextLong && related}
        </div>
        {!isTextLong && <div className="col-span-full border-cream-200 lg:border-t lg:pt-10">{related}</div>}
      </Section>
      <CallToAction title={details.question} quotePath={paths.quoteForService(service.slug)}>
        {details.closing}
      </CallToAction>
    </>
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
      <ul className="mt-4 grid grid-cols-[repeat(auto-fit,minmax(min(20rem,100%),1fr))] gap-4">
        {services
          .filter(({ slug }) => slugs.includes(slug))
          .map(({ slug, name, summary }) => (
            <li key={slug}>
              <Link
                to={paths.service(slug)}
                className="card flex h-full justify-between gap-3 px-5 py-4 shadow-card transition hover:border-sage lg:px-8"
              >
                <span className="font-semibold text-forest-700">
                  {name}
                  <span className="mt-1 block text-pretty font-normal text-bark-900 text-small max-sm:hidden">
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
