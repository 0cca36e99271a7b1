import type { ReactNode } from 'react'
import type { Crumb } from '@/layout/structured-data'
import { cn } from '@/lib/class-names'
import { Picture, type PictureSource } from '@/ui/picture'
import { Breadcrumbs } from './breadcrumbs'

/**
 * The title band of an inner page. From the lg breakpoint on, a picture fills its right side up to the window's edge;
 * before, it is below the text. The band is low, so that the content begins on the first screen.
 */
export function PageHero({
  title,
  intro,
  trail,
  picture,
  aside,
  children,
}: {
  title: ReactNode
  intro?: string
  /** The breadcrumb trail from the home page, this page last. */
  trail: readonly Crumb[]
  /** A tall one is not cropped on a tablet. */
  picture?: { source: PictureSource; alt: string; focus: string; isTall?: boolean } | undefined
  /** From the md breakpoint on in a column beside the text. */
  aside?: ReactNode
  /** Below the introduction; from lg on beside it if there is neither picture nor aside. */
  children?: ReactNode
}) {
  return (
    <div className="bg-cream lg:relative">
      <div className="ui-container-page">
        <div
          className={cn(
            'pt-2 pb-6 md:pt-4 print:py-1',
            picture && 'page-hero-text',
            aside !== undefined && 'md:grid md:grid-cols-2 md:items-center md:gap-x-8 lg:grid-cols-3/2',
          )}
        >
          <Breadcrumbs trail={trail} className="col-span-full" />
          <div
            className={cn(
              picture && 'self-center',
              !picture && !aside && 'md:items-baseline-last md:flex md:flex-wrap md:justify-between',
            )}
          >
            <div>
              <h1 className="max-w-5xl text-inner-title md:mt-1">{title}</h1>
              {intro && (
                <p
                  className={cn(
                    'mt-3 max-w-3xl text-balance text-bark-900 md:text-subtitle',
                    picture ? 'md:mt-4' : !aside && 'md:text-pretty',
                  )}
                >
                  {intro}
                </p>
              )}
            </div>
            {children}
          </div>
          {aside}
        </div>
      </div>
      {picture && (
        <Picture
          source={picture.source}
          alt={picture.alt}
          style={{ objectPosition: picture.focus }}
          sizes="(min-width: 64rem) 54vw, 100vw"
          loading="eager"
          fetchPriority="high"
          className={cn('page-hero-picture print:hidden', !picture.isTall && 'tablet:aspect-video')}
        />
      )}
    </div>
  )
}
