import type { Testimonial } from '@/data/rows'
import { cn } from '@/lib/class-names'
import { formatMonth } from '@/lib/dates'
import { RemotePicture } from '@/ui/picture'
import { Stars } from '@/ui/stars'
import { Initials, photoClass } from './initials'

const variants = {
  whole: { text: 'text-subtitle lg:text-heading', note: 'ui-note', name: '', caption: '' },
  excerpt: {
    text: 'text-subtitle line-clamp-6 md:text-heading lg:text-title large-text:line-clamp-none',
    note: 'ui-note',
    name: 'line-clamp-1 large-text:line-clamp-none',
    caption: 'line-clamp-3 large-text:line-clamp-none',
  },
  band: { text: 'text-heading md:text-title', note: 'text-small', name: '', caption: '' },
}

export function TestimonialCard({
  testimonial: { name, location, rating, testimonial, service, image_url, created_at },
  variant = 'whole',
  className,
}: {
  testimonial: Testimonial
  variant?: keyof typeof variants
  className?: string
}) {
  const variantClass = variants[variant]
  return (
    <figure className={cn('@container flex w-full', className)}>
      <div className="grid grow grid-rows-middle gap-y-4">
        <div className={cn('wrap-anywhere @sm:flex gap-x-3', variantClass.note)}>
          <Stars rating={rating} />
          <p>{service}</p>
        </div>
        <blockquote className={cn('wrap-anywhere whitespace-pre-line text-balance font-heading', variantClass.text)}>
          <q>{testimonial}</q>
        </blockquote>
        <figcaption className="flex items-center gap-3 pt-2">
          <RemotePicture
            url={image_url}
            alt=""
            className={cn(photoClass, 'bg-cream-200 object-cover')}
            placeholder={<Initials name={name} />}
          />
          <div className="wrap-anywhere min-w-0">
            <p className={cn('font-semibold', variantClass.name)}>{name}</p>
            <p className={cn(variantClass.note, variantClass.caption)}>
              {[location, formatMonth(created_at)].filter(Boolean).join(', ')}
            </p>
          </div>
        </figcaption>
      </div>
    </figure>
  )
}
