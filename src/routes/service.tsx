import { Link, useParams } from 'react-router-dom'
import { CallToAction, QuoteAndPhone } from '@/components/call-to-action'
import { NotFoundMessage } from '@/components/not-found-message'
import { PageHero } from '@/components/page-hero'
import { servicePicture } from '@/components/service-card'
import { SourcedNote } from '@/components/sourced-note'
import { serviceAlts } from '@/content/pictures'
import type { Season } from '@/content/seasons'
import { serviceDetails } from '@/content/service-details'
import { services } from '@/content/services'
import { PageMeta } from '@/layout/page-meta'
import { StructuredData, serviceNode } from '@/layout/structured-data'
import { isInSeason } from '@/lib/is-in-season'
import { useIsHydrated } from '@/lib/use-is-hydrated'
import { paths } from '@/paths'
import { buttonClass } from '@/ui/button'
import { CheckIcon } from '@/ui/icons'
import { Section } from '@/ui/section'

export default function Service() {
  const { slug } = useParams()
  const service = services.find((each) => each.slug === slug)
  if (!service) {
    return (
      <NotFoundMessage title="Service Not Found" text="There is no service at this web address.">
        <Link to={paths.services} className={buttonClass('brand')}>
          Back to all services
        </Link>
      </NotFoundMessage>
    )
  }
  const details = serviceDetails[service.slug]
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
        picture={{ source: servicePicture(service.slug), alt: serviceAlts[service.slug] }}
      >
        <QuoteAndPhone quotePath={paths.quoteForService(service.slug)} className="mt-7" />
      </PageHero>
      <Section className="grid grid-cols-[minmax(0,1fr)] gap-12 lg:grid-cols-[7fr_5fr] lg:gap-20">
        <div className="grid content-start gap-10">
          {details.season && <SeasonNote season={details.season} />}
          <Part title="How the day goes">{details.day}</Part>
          <Part title="What we leave behind">{details.after}</Part>
          <Part title="When not to do it">{details.notWhen}</Part>
          <Part title="Before you decide">{details.deciding}</Part>
          {details.fact && <SourcedNote fact={details.fact} />}
        </div>
        <aside aria-labelledby="key-points" className="self-start rounded-card bg-cream p-6 md:p-8 lg:sticky lg:top-28">
          <h2 id="key-points" className="text-subtitle">
            What you can count on
          </h2>
          <ul className="mt-4 grid gap-3">
            {details.keyPoints.map((point) => (
              <li key={point} className="flex gap-3">
                <CheckIcon className="mt-0.5 size-6 text-forest-500" />
                {point}
              </li>
            ))}
          </ul>
        </aside>
      </Section>
      <CallToAction title={details.question} quotePath={paths.quoteForService(service.slug)}>
        Send us a few lines about the job. We’ll come take a look, and you’ll know the price before any work starts.
      </CallToAction>
    </>
  )
}

function Part({ title, children }: { title: string; children: string }) {
  return (
    <section>
      <h2 className="text-heading">{title}</h2>
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
      className={isHydrated && isActive ? 'shadow-[inset_6px_0_var(--color-brick)]' : undefined}
    />
  )
}
