import { TreeYear } from '@/components/calendar/tree-year'
import { CallToAction, EmergencyLine } from '@/components/call-to-action'
import { DeferredContent } from '@/components/deferred-content'
import { findScenePicture } from '@/components/find-scene-picture'
import { PageHero } from '@/components/page-hero'
import { ServiceCards } from '@/components/services/service-card'
import { servicesPage } from '@/content/page-words'
import { services } from '@/content/services'
import { PageMeta } from '@/layout/page-meta'
import { paths } from '@/paths'
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
      >
        <EmergencyLine />
      </PageHero>
      <DeferredContent>
        <Section isFirst continues>
          <h2 className="sr-only">All services</h2>
          <ServiceCards services={services} />
        </Section>
        <TreeYear />
        <CallToAction title="Not sure what your tree needs?" picture={findScenePicture('visit')}>
          Ask for a free consultation. We’ll look, and tell you what we’d do if it were ours.
        </CallToAction>
      </DeferredContent>
    </>
  )
}
