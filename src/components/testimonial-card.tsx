import type { Testimonial } from '@/data/rows'
import { cn } from '@/lib/class-names'
import { formatMonth } from '@/lib/dates'
import placeholder from '@/pictures/avatar-placeholder.webp?picture=128;256'
import { Picture } from '@/ui/picture'
import { RemotePicture } from '@/ui/remote-picture'
import { Stars } from '@/ui/stars'

const photoClass = 'size-14 shrink-0 rounded-full bg-cream-200 object-cover'

const cardClass = 'flex w-full flex-col rounded-card bg-white p-6 shadow-card md:p-8'
const excerptShape = 'line-clamp-5 min-h-[5lh] large-text:line-clamp-none'

/** As an excerpt it has one height, whatever was written: the place for it can be kept while it loads. */
export function TestimonialCard({
  testimonial: { name, location, rating, testimonial, service, image_url, created_at },
  isExcerpt = false,
}: {
  testimonial: Testimonial
  isExcerpt?: boolean
}) {
  const captionLine = cn('text-bark-700 text-small', isExcerpt && 'min-h-lh truncate large-text:whitespace-normal')
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
          {(location || isExcerpt) && <p className={captionLine}>{location}</p>}
          <p className={captionLine}>{[formatMonth(created_at), service].filter(Boolean).join(' · ')}</p>
        </div>
      </figcaption>
    </figure>
  )
}

/** The shape of an excerpt that is on its way; it has the excerpt's height. */
export function TestimonialCardShape() {
  return (
    <div aria-hidden="true" className={cardClass}>
      <div className="h-5" />
      <p className={cn('mt-4', excerptShape)} />
      <div className="mt-6">
        <p className="min-h-lh" />
        <p className="min-h-[2lh] text-small" />
      </div>
    </div>
  )
}
