import type { Testimonial } from '@/data/rows'
import { formatMonth } from '@/lib/dates'
import placeholder from '@/pictures/avatar-placeholder.webp?picture=128;256'
import { Picture } from '@/ui/picture'
import { RemotePicture } from '@/ui/remote-picture'
import { Stars } from '@/ui/stars'

const photoClass = 'size-14 shrink-0 rounded-full bg-cream-200 object-cover'

export function TestimonialCard({
  testimonial: { name, location, rating, testimonial, service, image_url, created_at },
}: {
  testimonial: Testimonial
}) {
  return (
    <figure className="flex w-full flex-col rounded-card bg-white p-6 shadow-card md:p-8">
      <Stars rating={rating} />
      <blockquote className="mt-4 grow whitespace-pre-line text-bark-900 [overflow-wrap:anywhere]">
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
          <p className="font-semibold">
            {name}
            {location && <span className="font-normal text-bark-700">, {location}</span>}
          </p>
          <p className="text-bark-700 text-small">{[service, formatMonth(created_at)].filter(Boolean).join(' · ')}</p>
        </div>
      </figcaption>
    </figure>
  )
}
