import { CallToAction, QuoteAndPhone } from '@/components/call-to-action'
import { DeferredContent } from '@/components/deferred-content'
import { PageHero } from '@/components/page-hero'
import { ServiceCards } from '@/components/services/service-card'
import { TreeYear } from '@/components/tree-year/tree-year'
import { company, dayOrNightOf } from '@/content/company'
import { servicesPage } from '@/content/page-words'
import { focalPoints, pictureAlts } from '@/content/pictures'
import { services } from '@/content/services/services'
import { PageMeta } from '@/head/page-meta'
import { cn } from '@/lib/class-names'
import { paths } from '@/paths'
import fleet from '@/pictures/fleet.webp?w=1200;1800;2400&picture'
import fleetPortrait from '@/pictures/fleet-portrait.webp?w=480;740;1200&picture'
import visit from '@/pictures/visit-wide.webp?w=1200;1800;2400&picture'
import { buttonClass } from '@/ui/button'
import { PhoneIcon } from '@/ui/icons'
import { Section } from '@/ui/section'

export default function Services() {
  return (
    <>
      <PageMeta
        title="Tree Services"
        description={servicesPage.description}
        keywords={servicesPage.keywords}
        path={paths.services}
      />
      <PageHero
        title="Our services"
        intro={servicesPage.introduction}
        trail={[{ title: 'Services', path: paths.services }]}
        picture={{
          source: fleetPortrait,
          wide: fleet,
          alt: pictureAlts.fleet,
          focus: focalPoints.fleet,
          shape: 'scene',
        }}
      >
        <QuoteAndPhone className="mt-6 max-md:hidden" />
      </PageHero>
      <DeferredContent>
        <Section isFirst continues>
          <h2 className="sr-only">All services</h2>
          <div className="ui-card-grid">
            <EmergencyCall />
            <ServiceCards services={services} />
          </div>
        </Section>
        <TreeYear />
        <CallToAction title="Not sure what your tree needs?" scene={visit}>
          Ask for a free consultation. We’ll look, and tell you what we’d do if it were ours.
        </CallToAction>
      </DeferredContent>
    </>
  )
}

/** The first card. It is a phone link, because emergencies have no page of their own. */
const EmergencyCall = () => (
  <a
    href={company.phoneLink}
    className="ui-card-link ui-card-row flex flex-wrap items-center justify-between gap-3 bg-forest-700 py-4 text-cream"
  >
    <span>
      <span className="ui-as-heading block text-cream text-heading">Emergency Tree Services</span>A limb on the car or
      roof? Call us{dayOrNightOf(company)}.
    </span>
    <span className={cn(buttonClass('outline'), 'w-full sm:w-auto')}>
      <PhoneIcon />
      Call {company.phone}
    </span>
  </a>
)
