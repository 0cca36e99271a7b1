import { Link } from 'react-router-dom'
import { company } from '@/content/company'
import { serviceAlts } from '@/content/pictures'
import type { ServiceSlug, services } from '@/content/services'
import { paths } from '@/paths'
import { ArrowRightIcon } from '@/ui/icons'
import { Picture, type PictureSource } from '@/ui/picture'

const pictures = import.meta.glob<PictureSource>('../pictures/service-*.webp', {
  query: { picture: '240;480;740;1200' },
  import: 'default',
  eager: true,
})

/** The picture for a service's page and card. */
export function servicePicture(slug: ServiceSlug): PictureSource {
  const source = pictures[`../pictures/service-${slug}.webp`]
  if (!source) throw new Error(`src/pictures has no service-${slug}.webp`)
  return source
}

export function ServiceCard({ service: { slug, name, summary } }: { service: (typeof services)[number] }) {
  return (
    <article className="group relative flex flex-col overflow-hidden rounded-card border border-cream-200 bg-white shadow-card transition hover:-translate-y-0.5 motion-reduce:hover:translate-y-0">
      <Picture
        source={servicePicture(slug)}
        alt={serviceAlts[slug]}
        sizes="(min-width: 75rem) 23rem, (min-width: 48rem) 46vw, 92vw"
        className="aspect-3/2 w-full object-cover"
      />
      <div className="flex grow flex-col p-6">
        <h3 className="text-subtitle">
          <Link to={paths.service(slug)} className="after:absolute after:inset-0">
            {name}
          </Link>
        </h3>
        <p className="mt-2 grow text-bark-900">{summary}</p>
        {slug === 'firewood-sales' && company.firewood && (
          <p className="mt-2 font-semibold">From ${company.firewood.fromUsd} per face cord, delivery included.</p>
        )}
        <p aria-hidden="true" className="mt-4 inline-flex items-center gap-2 font-semibold text-amber-dark">
          Learn more <ArrowRightIcon className="size-5 transition motion-safe:group-hover:translate-x-0.5" />
        </p>
      </div>
    </article>
  )
}
