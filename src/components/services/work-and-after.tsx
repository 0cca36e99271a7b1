import type { ServiceDetails } from '@/content/service-details'
import type { ServiceSlug } from '@/content/services'
import { cn } from '@/lib/class-names'
import { getAfterPicture } from '@/picture-lookup/get-after-picture'
import { CheckIcon } from '@/ui/icons'
import { Picture } from '@/ui/picture'
import { FaceCord } from './face-cord'

/** Captions of pictures that show more than what we leave behind on the day. */
const captions: Partial<Record<ServiceSlug, string>> = {
  'tree-trimming-pruning': 'The tree above, after the work',
  'tree-installation': 'Three summers later',
  'stump-grinding': 'With topsoil and seed',
}

/** It has the frame of the picture in the hero, so it is shown whole: the two can be compared. */
const comparedPicture: ServiceSlug = 'tree-trimming-pruning'

/** The work and its result, with a picture of the result (the hero shows the work), and what we promise. */
export const WorkAndAfter = ({ slug, headings, day, after, keyPoints }: ServiceDetails & { slug: ServiceSlug }) => (
  <div className="grid gap-6 md:gap-8 lg:grid-cols-2 lg:gap-x-6 lg:gap-y-12">
    <div className="grid tablet:grid-cols-2 content-start gap-8 lg:content-center lg:pr-8">
      <ServiceText title={headings.day}>{day}</ServiceText>
      <ServiceText title={headings.after}>{after}</ServiceText>
    </div>
    {slug === 'firewood-sales' ? <FaceCord /> : <AfterPicture slug={slug} />}
    <PromiseList items={keyPoints} className="ui-card-cream ui-card-body self-start lg:col-span-full" />
  </div>
)

/** On a desktop it is at least as high as the texts beside it. */
function AfterPicture({ slug }: { slug: ServiceSlug }) {
  const { source, alt, focus } = getAfterPicture(slug)
  return (
    <figure className="lg:grid lg:grid-rows-1fr/auto print:hidden">
      <Picture
        source={source}
        alt={alt}
        sizes="(min-width: 64rem) 50vw, 100vw"
        className={cn(
          'ui-bleed-right aspect-3/2 object-cover lg:min-h-full',
          slug !== comparedPicture && 'md:aspect-video lg:aspect-auto lg:h-95',
        )}
        style={{ objectPosition: focus }}
      />
      <figcaption className="ui-note mt-2">{captions[slug] ?? 'What we leave behind'}</figcaption>
    </figure>
  )
}

/** A heading and its text, with a paragraph for each line. */
export const ServiceText = ({ title, children }: { title: string; children: string }) => (
  <section>
    <h2 className="text-title">{title}</h2>
    <div className="mt-3 grid max-w-text gap-3">
      {children.split('\n').map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  </section>
)

/** What a customer can count on, with a check before each line. */
const PromiseList = ({ items, className }: { items: readonly string[]; className: string }) => (
  <section aria-labelledby="promises" className={className}>
    <h2 id="promises" className="text-heading">
      What you can count on
    </h2>
    <ul
      className={cn(
        'mt-4 grid gap-2 text-small md:gap-3 md:text-body lg:gap-x-8',
        items.length % 2 ? 'lg:grid-cols-3' : 'md:grid-cols-2',
      )}
    >
      {items.map((item) => (
        <li key={item} className="flex gap-2 print:text-small">
          <CheckIcon className="mt-0.5 size-5 text-forest-500" />
          {item}
        </li>
      ))}
    </ul>
  </section>
)
