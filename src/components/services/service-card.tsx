import { Link } from 'react-router-dom'
import { focalPoints, serviceAlts } from '@/content/pictures'
import type { Service } from '@/content/services/services'
import { paths } from '@/paths'
import { getServicePicture } from '@/picture-lookup/get-service-picture'
import { ArrowRightIcon } from '@/ui/icons'
import { Picture } from '@/ui/picture'

export function ServiceCards({ services }: { services: readonly Service[] }) {
  return (
    <ul className="ui-card-grid md:grid-cols-3">
      {services.map((service) => (
        <li key={service.slug} className="grid">
          <ServiceCard service={service} />
        </li>
      ))}
    </ul>
  )
}

function ServiceCard({ service: { slug, name, summary } }: { service: Service }) {
  return (
    <article className="ui-card-link relative flex compact:flex-row flex-col compact:items-center overflow-hidden">
      <Picture
        source={getServicePicture(slug)}
        alt={serviceAlts[slug]}
        sizes="(min-width: 80rem) 24rem, (min-width: 48rem) 30vw, 7rem"
        className="compact:ui-thumbnail aspect-3/2 w-full object-cover"
        style={{ objectPosition: focalPoints[slug] }}
      />
      <div className="ui-card-body-small compact:ui-card-body-tight flex grow flex-col compact:pr-0">
        <h3 className="wrap-anywhere compact:text-subtitle text-heading">
          <Link to={paths.service(slug)} className="ui-stretched-link">
            {name}
          </Link>
        </h3>
        <p className="mt-2 grow text-balance text-bark-900 text-small lg:text-body">{summary}</p>
        <p
          aria-hidden="true"
          className="mt-4 flex compact:hidden items-center gap-2 font-semibold text-amber-dark text-small lg:text-body"
        >
          Learn more <ArrowRightIcon />
        </p>
      </div>
      {/* On phones an arrow takes the place of "Learn more". */}
      <ArrowRightIcon className="mr-1.5 large-text:hidden size-4.5 text-amber-dark md:hidden" />
    </article>
  )
}
