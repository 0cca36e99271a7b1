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

/** The work and what comes of it: two texts and their pictures, from the md breakpoint on side by side, each part in one line. */
export function WorkAndAfter({ slug, headings, day, after }: ServiceDetails & { slug: ServiceSlug }) {
  const isFirewood = slug === 'firewood-sales'
  return (
    <div className="grid grid-cols-1 gap-x-8 gap-y-6 md:grid-cols-2 md:gap-y-0 lg:gap-x-20 print:block print:*:mb-4">
      <div className={columnClass}>
        <ServiceText title={headings.day} className={textClass}>
          {day}
        </ServiceText>
        {/* A phone has the work at the head of the page, whose alt text tells of it. */}
        <Shown
          source={workPicture(slug)}
          alt=""
          className="hidden md:block"
          caption={isFirewood ? 'Split firewood' : 'While we work'}
        />
      </div>
      <div className={columnClass}>
        <ServiceText title={headings.after} className={textClass}>
          {after}
        </ServiceText>
        <Shown {...afterPicture(slug)} caption={laterCaptions[slug] ?? 'What we leave behind'} />
      </div>
    </div>
  )
}

/** A heading, its text and a picture, each in the same row as that of the other column. */
const columnClass = 'grid md:row-span-3 md:grid-rows-subgrid print:block'
const textClass = 'md:row-span-2 md:grid md:grid-rows-subgrid print:block'

const Shown = ({
  source,
  alt,
  caption,
  className,
}: {
  source: PictureSource
  alt: string
  caption: string
  className?: string
}) => (
  <figure className={cn('mt-5 md:mt-6 print:hidden', className)}>
    <Picture
      source={source}
      alt={alt}
      sizes="(min-width: 48rem) 45vw, 100vw"
      className="aspect-3/2 w-full rounded-card object-cover"
    />
    <figcaption className="mt-2 text-note">{caption}</figcaption>
  </figure>
)

/** A text of a service's page under its heading, with a paragraph for each line. */
export function ServiceText({ title, className, children }: { title: string; className?: string; children: string }) {
  return (
    <section className={className}>
      <h2 className="text-title">{title}</h2>
      <div className="mt-3 grid max-w-text content-start gap-3">
        {children.split('\n').map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </section>
  )
}
