import type { ServiceDetails } from '@/content/service-details'
import type { ServiceSlug } from '@/content/services'
import { cn } from '@/lib/class-names'
import { Picture, type PictureSource } from '@/ui/picture'
import { afterPicture, workPicture } from './after-picture'

/** Where the second picture shows more than we leave behind. We don’t stack firewood. */
const laterCaptions: Partial<Record<ServiceSlug, string>> = {
  'firewood-sales': 'By the porch, once you’ve stacked it',
  'tree-installation': 'Three summers later',
  'stump-grinding': 'With topsoil and seed',
}

/** The work and what comes of it: two texts, and from the md breakpoint on below each its picture, the two in one line. */
export function WorkAndAfter({ slug, headings, day, after }: ServiceDetails & { slug: ServiceSlug }) {
  const isFirewood = slug === 'firewood-sales'
  return (
    <div className="grid grid-cols-1 gap-8 md:grid-cols-2 lg:gap-x-20 print:block print:*:mb-4">
      <div className={columnClass}>
        <Part title={headings.day}>{day}</Part>
        {/* A phone has the work at the head of the page, whose alt text tells of it. */}
        <Shown
          source={workPicture(slug)}
          alt=""
          className="hidden md:block"
          caption={isFirewood ? 'Split firewood' : 'While we work'}
        />
      </div>
      <div className={columnClass}>
        <Part title={headings.after}>{after}</Part>
        <Shown {...afterPicture(slug)} caption={laterCaptions[slug] ?? 'When we’ve gone'} />
      </div>
    </div>
  )
}

/** A text and its picture, each in the same row as that of the other column. */
const columnClass = 'grid gap-6 md:row-span-2 md:grid-rows-subgrid print:block'

const Shown = ({
  source,
  alt,
  focus,
  caption,
  className,
}: {
  source: PictureSource
  alt: string
  focus?: string
  caption: string
  className?: string
}) => (
  <figure className={cn('print:hidden', className)}>
    <Picture
      source={source}
      alt={alt}
      sizes="(min-width: 48rem) 45vw, 100vw"
      className="aspect-2/1 w-full rounded-card object-cover md:aspect-3/2"
      style={{ objectPosition: focus }}
    />
    <figcaption className="mt-2 text-bark-700 text-small">{caption}</figcaption>
  </figure>
)

/** A text of a service's page under its heading. */
export function Part({ title, children }: { title: string; children: string }) {
  return (
    <section>
      <h2 className="text-title">{title}</h2>
      <p className="mt-3 max-w-text">{children}</p>
    </section>
  )
}
