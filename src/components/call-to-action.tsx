import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { company } from '@/content/company'
import { cn } from '@/lib/class-names'
import { paths } from '@/paths'
import { buttonClass } from '@/ui/button'
import { PhoneIcon } from '@/ui/icons'
import { Picture, type PictureSource } from '@/ui/picture'
import { watchButtonPair } from './watch-button-pair'

type QuoteLink = {
  /** Carries the page's topic, to prefill the quote form. */
  quotePath?: string | undefined
  quoteLabel?: string | undefined
}

export function QuoteAndPhone({
  quotePath = paths.quote,
  quoteLabel = 'Get a Free Quote',
  className,
}: QuoteLink & { className?: string }) {
  return (
    <div ref={watchButtonPair} className={cn('ui-button-row', className)}>
      <Link to={quotePath} className={buttonClass('primary')}>
        {quoteLabel}
      </Link>
      <a href={company.phoneLink} className={buttonClass('brand')}>
        <PhoneIcon />
        Call {company.phone}
      </a>
    </div>
  )
}

/** The phone number for emergencies, below the introduction of a page. */
export function EmergencyLine() {
  return (
    <p className="mt-1 flex flex-wrap items-center gap-x-2 text-small md:mt-3 md:text-body">
      Tree on a house or car?
      <a href={company.phoneLink} className="ui-link-tall decoration-2 decoration-amber">
        {company.phone}
      </a>
    </p>
  )
}

/** The end of a page: a question and both contact options, in the sky of a scene or above a panorama. */
export function CallToAction({
  title,
  scene,
  panorama,
  more,
  children,
  ...link
}: QuoteLink & {
  title: string
  /** 12:5, with an empty sky at its left, where the text is from xl on. */
  scene?: PictureSource
  /** Lower, from edge to edge. Its sky begins in the band's color, and its grass ends at the footer. */
  panorama?: { source: PictureSource; wide: PictureSource }
  /** Below the buttons. */
  more?: ReactNode
  children: string
}) {
  return (
    <section className={cn('relative isolate bg-cream print:hidden', scene && 'scene-frame')}>
      <div
        className={cn(
          'ui-container-page',
          scene
            ? 'pt-8 pb-4 md:pt-12 xl:pt-16'
            : 'py-12 lg:flex lg:min-h-50 lg:items-center lg:justify-between lg:gap-12 lg:py-8',
        )}
      >
        <div className={cn(scene && 'xl:w-2/5')}>
          <h2 className="text-title">{title}</h2>
          <p className="mt-3 max-w-text text-balance">{children}</p>
        </div>
        <QuoteAndPhone {...link} className={cn('mt-6', panorama && 'shrink-0 lg:mt-0')} />
        {more}
      </div>
      {/* Both kinds of picture are decorative. */}
      {scene && (
        <Picture
          source={scene}
          alt=""
          // On a phone the sides are cropped.
          sizes="(min-width: 48rem) 100vw, 160vw"
          className="scene-picture"
        />
      )}
      {panorama && (
        <Picture {...panorama} alt="" sizes="100vw" className="aspect-3/2 w-full object-cover md:aspect-15/4" />
      )}
    </section>
  )
}
