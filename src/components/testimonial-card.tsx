import type { Testimonial } from '@/data/rows'
import { cn } from '@/lib/class-names'
import { formatMonth } from '@/lib/dates'
import { RemotePicture } from '@/ui/picture'
import { Stars } from '@/ui/stars'

const photoClass = 'size-14 shrink-0 rounded-full'

const cardClass = 'flex w-full flex-col rounded-card border border-cream-200 bg-white p-6 shadow-card md:p-8'
/** The height of the longest excerpt with its caption, in lines of the quote. */
const skeletonShape = 'min-h-[calc(6lh+7.5rem)] md:min-h-[calc(5lh+7.5rem)]'
const quoteFont = 'font-heading text-[1.375rem] leading-[1.4]'

/** An excerpt is never higher than its skeleton, which reserves the space. */
export function TestimonialCard({
  testimonial: { name, location, rating, testimonial, service, image_url, created_at },
  isExcerpt = false,
}: {
  testimonial: Testimonial
  isExcerpt?: boolean
}) {
  return (
    <figure className={cardClass}>
      <div className="flex">
        <Stars rating={rating} />
      </div>
      <div className={cn('mt-4 flex grow flex-col justify-between', quoteFont)}>
        <blockquote
          className={cn(
            'whitespace-pre-line text-forest-900 [overflow-wrap:anywhere]',
            isExcerpt && 'line-clamp-6 large-text:line-clamp-none md:line-clamp-5',
          )}
        >
          {testimonial}
        </blockquote>
        <figcaption className="mt-6 flex items-center gap-4 font-body text-body">
          <RemotePicture
            address={image_url}
            alt=""
            className={cn(photoClass, 'bg-cream-200 object-cover')}
            placeholder={<Initials name={name} />}
          />
          <div className="min-w-0 [overflow-wrap:anywhere]">
            <p className={cn('font-semibold', isExcerpt && 'truncate large-text:whitespace-normal')}>{name}</p>
            <div className="text-bark-700 text-small">
              {listCaption({ location, service, created_at }).map((line) => (
                <p key={line} className={cn(isExcerpt && 'truncate large-text:whitespace-normal')}>
                  {line}
                </p>
              ))}
            </div>
          </div>
        </figcaption>
      </div>
    </figure>
  )
}

/** The first letters of the first and the last word of a name. */
function Initials({ name }: { name: string }) {
  const words = name.match(/\p{L}+/gu) ?? []
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words
  return (
    <span
      aria-hidden="true"
      className={cn(photoClass, 'grid place-items-center bg-sage font-heading font-semibold text-forest-900')}
    >
      {ends
        .map((word = '') => word.charAt(0))
        .join('')
        .toUpperCase()}
    </span>
  )
}

/** Location, service and month. Skips empty values and dedupes the rest, because they are React keys. */
const listCaption = ({ location, service, created_at }: Pick<Testimonial, 'location' | 'service' | 'created_at'>) => [
  ...new Set([location, service, formatMonth(created_at)].filter(Boolean)),
]

/** Skeleton of an excerpt while it loads. It has the height of an excerpt. */
export function TestimonialCardShape() {
  return (
    <div aria-hidden="true" className={cardClass}>
      <div className="h-5" />
      <div className={cn('mt-4', quoteFont, skeletonShape)} />
    </div>
  )
}
