import { Link, useParams } from 'react-router-dom'
import { QuoteAndPhone } from '@/components/call-to-action'
import { NotFoundMessage } from '@/components/not-found-message'
import { PageHero } from '@/components/page-hero'
import { serviceAreas } from '@/content/service-areas'
import { services } from '@/content/services'
import { PageMeta } from '@/layout/page-meta'
import { paths } from '@/paths'
import { buttonClass } from '@/ui/button'
import { Section } from '@/ui/section'

export default function ServiceArea() {
  const { slug } = useParams()
  const area = serviceAreas.find((each) => each.slug === slug)
  if (!area) {
    return (
      <NotFoundMessage title="Service Area Not Found" text="We have no page for this town.">
        <Link to={paths.serviceAreas} className={buttonClass('brand')}>
          Back to all service areas
        </Link>
      </NotFoundMessage>
    )
  }
  return (
    <>
      <PageMeta
        title={`Tree Service in ${area.name}`}
        description={area.description}
        keywords={area.keywords}
        path={paths.serviceArea(area.slug)}
      />
      <PageHero title={`Tree care in ${area.name}`} intro={area.description}>
        <QuoteAndPhone className="mt-7" />
      </PageHero>
      <Section>
        <h2 className="text-title">What we do in {area.town}</h2>
        <ul className="mt-6 grid gap-3 sm:grid-cols-2">
          {services.map((service) => (
            <li key={service.slug}>
              <Link to={paths.service(service.slug)} className="font-semibold text-forest-700 underline">
                {service.name}
              </Link>
            </li>
          ))}
          <li className="font-semibold">Emergency Tree Services</li>
        </ul>
      </Section>
    </>
  )
}
