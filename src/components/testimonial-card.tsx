import type { Testimonial } from '@/data/rows'
import { cn } from '@/lib/class-names'
import { formatMonth } from '@/lib/dates'
import placeholder from '@/pictures/avatar-placeholder.webp?picture=128;256'
import { Picture, RemotePicture } from '@/ui/picture'
import { Stars } from '@/ui/stars'

const photoClass = 'size-14 shrink-0 rounded-full bg-cream-200 object-cover'

const cardClass = 'flex w-full flex-col rounded-card border border-cream-200 bg-white p-6 shadow-card md:p-8'
const excerptShape = 'line-clamp-6 min-h-[6lh] md:line-clamp-5 md:min-h-[5lh] large-text:line-clamp-none'

const captionShape = 'min-h-[3lh]'

/** An excerpt has a fixed height for any text, so its skeleton causes no layout shift. */
export function TestimonialCard({
  testimonial: { name, location, rating, testimonial, service, image_url, created_at },
  isExcerpt = false,
}: {
  testimonial: Testimonial
  isExcerpt?: boolean
}) {
  return (
    <figure className={cardClass}>
      <Stars rating={rating} />
      <blockquote
        className={cn(
          'mt-4 whitespace-pre-line text-bark-900 [overflow-wrap:anywhere]',
          isExcerpt ? excerptShape : 'grow',
        )}
      >
        {testimonial}
      </blockquote>
      <figcaption className="mt-6 flex items-center gap-4">
        <RemotePicture
          address={image_url}
          alt=""
          className={photoClass}
          placeholder={<Picture source={placeholder} alt="" sizes="3.5rem" className={photoClass} />}
        />
        <div className="min-w-0 [overflow-wrap:anywhere]">
          <p className={cn('font-semibold', isExcerpt && 'truncate large-text:whitespace-normal')}>{name}</p>
          <div className={cn('text-bark-700 text-small', isExcerpt && captionShape)}>
            {captionOf({ location, service, created_at }).map((line) => (
              <p key={line} className={cn(isExcerpt && 'truncate large-text:whitespace-normal')}>
                {line}
              </p>
            ))}
          </div>
        </div>
      </figcaption>
    </figure>
  )
}

/** Location, service and month. Skips empty values and dedupes the rest, because they are React keys. */
const captionOf = ({ location, service, created_at }: Pick<Testimonial, 'location' | 'service' | 'created_at'>) => [
  ...new Set([location, service, formatMonth(created_at)].filter(Boolean)),
]

/** Skeleton of an excerpt while it loads. It has the height of an excerpt. */
export function TestimonialCardShape() {
  return (
    <div aria-hidden="true" className={cardClass}>
      <div className="h-5" />
      <p className={cn('mt-4', excerptShape)} />
      <div className="mt-6">
        <p className="min-h-lh" />
        <p className={cn('text-small', captionShape)} />
      </div>
    </div>
  )
}
