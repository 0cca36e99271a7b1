import type { ReactNode } from 'react'
import type { Crumb } from '@/layout/structured-data'
import { cn } from '@/lib/class-names'
import { Picture, type PictureSource } from '@/ui/picture'
import { Breadcrumbs } from './breadcrumbs'

/** The heading of a page, its introduction and extra content, with an optional picture beside them. */
export function PageHero({
  title,
  intro,
  trail,
  picture,
  children,
}: {
  title: string
  intro?: string
  /** The breadcrumb trail from the home page, this page last. It is above the heading. */
  trail?: readonly Crumb[]
  picture?: { source: PictureSource; alt: string }
  children?: ReactNode
}) {
  return (
    <div className="bg-cream">
      {trail && (
        <div className="container-page pt-4 md:pt-6">
          <Breadcrumbs trail={trail} />
        </div>
      )}
      <div
        className={cn(
          'container-page pb-10 md:pb-16',
          trail ? 'pt-4 md:pt-6' : 'pt-10 md:pt-16',
          picture && 'grid grid-cols-[minmax(0,1fr)] items-center gap-8 lg:grid-cols-[6fr_7fr] lg:gap-10',
        )}
      >
        <div>
          <h1 className="max-w-3xl text-display">{title}</h1>
          {intro && <p className="mt-4 max-w-text text-bark-900 text-subtitle">{intro}</p>}
          {children}
        </div>
        {picture && (
          <Picture
            {...picture}
            sizes="(min-width: 75rem) 41rem, (min-width: 64rem) 54vw, 92vw"
            loading="eager"
            fetchPriority="high"
            className="aspect-3/2 w-full rounded-card object-cover"
          />
        )}
      </div>
    </div>
  )
}
