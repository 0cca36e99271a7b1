import type { ReactNode } from 'react'
import type { Crumb } from '@/head/structured-data'
import { cn } from '@/lib/class-names'
import { Picture, type PictureSource } from '@/ui/picture'
import { Breadcrumbs } from './breadcrumbs'

/** How a picture is cropped. On a desktop all but a scene fill the right side. */
const pictureClasses = {
  usual: 'page-hero-picture tablet:aspect-video',
  /** Not cropped on a tablet. */
  tall: 'page-hero-picture',
  /** Low on phones, and beside the text on tablets, where the page is long. */
  strip: 'page-hero-picture page-hero-strip',
  /** `wide` is 12:5, with an empty sky at its left, where the text is from xl on. */
  scene: 'scene-picture max-md:mask-none',
}

const groundClasses = { usual: '', tall: '', strip: 'tablet:grid tablet:grid-cols-2', scene: 'scene-frame' }

/** The hero of an inner page: a low band, so that the content begins on the first screen. */
export function PageHero({
  title,
  intro,
  trail,
  picture,
  drawing,
  children,
}: {
  title: ReactNode
  intro?: string
  /** The breadcrumb trail from the home page, this page last. */
  trail: readonly Crumb[]
  picture?:
    | {
        source: PictureSource
        /** From md on, in place of `source`. */
        wide?: PictureSource
        alt: string
        focus: string
        shape?: keyof typeof pictureClasses
      }
    | undefined
  /** In place of a picture, on the ground of the text. */
  drawing?: ReactNode
  /** Content below the introduction or, from lg on and without a picture, beside it. */
  children?: ReactNode
}) {
  const isSplit = Boolean(picture || drawing)
  const shape = picture?.shape ?? 'usual'
  return (
    <div className={cn('bg-cream lg:relative lg:isolate', groundClasses[shape])}>
      <div className="ui-container-page">
        <div
          className={cn(
            'pt-2 pb-6 md:pt-4 print:py-1',
            isSplit && (shape === 'scene' ? 'page-hero-scene-text' : 'page-hero-text'),
          )}
        >
          <Breadcrumbs trail={trail} className="col-span-full" />
          <div className={isSplit ? 'self-center' : 'md:items-baseline-last md:flex md:flex-wrap md:justify-between'}>
            <div>
              <h1 className="max-w-5xl text-inner-title md:mt-1">{title}</h1>
              {intro && (
                <p
                  className={cn(
                    'mt-3 max-w-3xl text-balance text-bark-900 md:text-subtitle',
                    isSplit ? 'md:mt-4 lg:max-w-md' : 'md:text-pretty',
                  )}
                >
                  {intro}
                </p>
              )}
            </div>
            {children}
          </div>
        </div>
      </div>
      {drawing && <div className="page-hero-drawing">{drawing}</div>}
      {picture && (
        <Picture
          source={picture.source}
          {...(picture.wide && { wide: picture.wide })}
          alt={picture.alt}
          style={{ objectPosition: picture.focus }}
          sizes={shape === 'scene' ? '100vw' : '(min-width: 64rem) 54vw, 100vw'}
          loading="eager"
          fetchPriority="high"
          className={cn('print:hidden', pictureClasses[shape])}
        />
      )}
    </div>
  )
}
