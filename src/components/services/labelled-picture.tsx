import type { ReactNode } from 'react'
import { cn } from '@/lib/class-names'
import { Picture, type PictureSource } from '@/ui/picture'

/** A picture that shows what words leave open, with labels on it. The alt text says what the labels say. */
export const LabelledPicture = ({
  source,
  alt,
  sizes,
  isEager = false,
  className,
  children,
}: {
  source: PictureSource
  alt: string
  sizes: string
  isEager?: boolean
  className: string
  children: ReactNode
}) => (
  <figure className={cn('relative print:hidden', className)}>
    <Picture
      source={source}
      alt={alt}
      sizes={sizes}
      {...(isEager && { loading: 'eager', fetchPriority: 'high' })}
      className="aspect-3/2 w-full"
    />
    <div aria-hidden="true">{children}</div>
  </figure>
)
