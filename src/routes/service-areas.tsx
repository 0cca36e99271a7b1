import { Link } from 'react-router-dom'
import { PageHero } from '@/components/page-hero'
import { type ServiceArea, serviceAreas } from '@/content/service-areas'
import { PageMeta } from '@/layout/page-meta'
import { paths } from '@/paths'
import { Section } from '@/ui/section'

export default function ServiceAreas() {
  return (
    <>
      <PageMeta
        title="Service Areas"
        description={`We work in ${serviceAreas.map(({ town }) => town).join(', ')}.`}
        keywords="tree service Southeast Michigan, Ann Arbor, Plymouth, Northville, Novi, Brighton"
        path={paths.serviceAreas}
      />
      <PageHero
        title="Where we work"
        intro="Ann Arbor and eight towns around it, each with trees and ground of its own."
      />
      <Section>
        <AreaList title="Core areas" areas={serviceAreas.filter(({ isCore }) => isCore)} />
        <AreaList title="Other areas" areas={serviceAreas.filter(({ isCore }) => !isCore)} />
        <p className="mt-10">
          Your town is not listed?{' '}
          <Link to={paths.contact} className="font-semibold text-forest-700 underline">
            Ask us
          </Link>
          ; we may still come.
        </p>
      </Section>
    </>
  )
}

function AreaList({ title, areas }: { title: string; areas: readonly ServiceArea[] }) {
  return (
    <section className="mb-10">
      <h2 className="text-title">{title}</h2>
      <ul className="mt-6 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {areas.map(({ slug, name, description }) => (
          <li key={slug}>
            <Link
              to={paths.serviceArea(slug)}
              className="block h-full rounded-card border border-cream-200 p-5 transition hover:border-forest-500"
            >
              <span className="font-heading font-semibold text-forest-700 text-subtitle">{name}</span>
              <span className="mt-1 block text-bark-900">{description}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
