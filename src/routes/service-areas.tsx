import { Link } from 'react-router-dom'
import { CallToAction } from '@/components/call-to-action'
import { PageHero } from '@/components/page-hero'
import { townPicture } from '@/components/town-picture'
import { areasPage } from '@/content/page-words'
import { type ServiceArea, serviceAreas } from '@/content/service-areas'
import { PageMeta } from '@/layout/page-meta'
import { cn } from '@/lib/class-names'
import { paths } from '@/paths'
import { ArrowRightIcon } from '@/ui/icons'
import { Picture } from '@/ui/picture'
import { Section } from '@/ui/section'

export default function ServiceAreas() {
  return (
    <>
      <PageMeta
        title="Service Areas"
        description={`We work in ${serviceAreas.map(({ town }) => town).join(', ')}.`}
        keywords={areasPage.keywords}
        path={paths.serviceAreas}
      />
      <PageHero
        title="Where we work"
        trail={[{ title: 'Service Areas', path: paths.serviceAreas }]}
        intro={areasPage.introduction}
      />
      <Section>
        <AreaList title="Core areas" areas={serviceAreas.filter(({ isCore }) => isCore)} columns="md:grid-cols-3" />
        <AreaList title="Other areas" areas={serviceAreas.filter(({ isCore }) => !isCore)} columns="sm:grid-cols-2" />
        <p>
          Don’t see your town?{' '}
          <Link to={paths.contact} className="font-semibold text-forest-700 underline">
            Ask us
          </Link>
          ; we may still be able to come.
        </p>
      </Section>
      <CallToAction title="Somewhere in between?">
        Send us the address and a few lines about the tree, and we’ll tell you whether we can come.
      </CallToAction>
    </>
  )
}

function AreaList({ title, areas, columns }: { title: string; areas: readonly ServiceArea[]; columns: string }) {
  return (
    <section className="mb-12 md:mb-16">
      <h2 className="text-title">{title}</h2>
      <ul className={cn('mt-6 grid gap-4 lg:grid-cols-3 lg:gap-6', columns)}>
        {areas.map((area) => (
          <li key={area.slug} className="grid">
            <AreaCard area={area} picture={area.isCore ? townPicture(area.slug) : undefined} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function AreaCard({ area: { slug, name, description }, picture }: AreaCardProps) {
  return (
    <Link
      to={paths.serviceArea(slug)}
      className="group flex flex-col overflow-hidden rounded-card border border-cream-200 bg-white shadow-card transition hover:-translate-y-0.5 motion-reduce:hover:translate-y-0"
    >
      {/* Decorative, so the alt is empty: the town's name is the link text. */}
      {picture && (
        <Picture
          source={picture.source}
          alt=""
          sizes="(min-width: 75rem) 23rem, (min-width: 48rem) 30vw, 92vw"
          className="aspect-3/2 w-full object-cover"
        />
      )}
      <span className="flex grow items-start justify-between gap-4 p-5 lg:p-6">
        <span>
          <span className="font-heading font-semibold text-forest-700 text-subtitle">{name}</span>
          <span className="mt-1 block text-bark-900">{description}</span>
        </span>
        <ArrowRightIcon className="mt-1 large-text:hidden size-5 text-amber-dark transition group-hover:translate-x-0.5 md:max-lg:hidden" />
      </span>
    </Link>
  )
}

type AreaCardProps = { area: ServiceArea; picture: ReturnType<typeof townPicture> }
