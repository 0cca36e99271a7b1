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

/** The end of a page: a question and both contact options, beside a picture or, without one, in a low band. */
export function CallToAction({
  title,
  picture,
  panorama,
  children,
  ...link
}: QuoteLink & {
  title: string
  picture?: { source: PictureSource; focus: string } | undefined
  /** A scene from edge to edge below the band. Its sky begins in the band's color, and its grass ends at the footer. */
  panorama?: { source: PictureSource; wide: PictureSource }
  children: string
}) {
  return (
    <section className="relative isolate bg-cream print:hidden">
      <div
        className={cn(
          'ui-container-page',
          picture
            ? 'pt-8 pb-4 md:flex md:min-h-band md:items-center md:py-12'
            : 'py-12 lg:flex lg:min-h-50 lg:items-center lg:justify-between lg:gap-12 lg:py-8',
        )}
      >
        <div className={cn(picture && 'md:w-2/5')}>
          <h2 className="text-title">{title}</h2>
          <p className={cn('mt-3 max-w-text text-balance', picture && 'md:max-w-sm')}>{children}</p>
          {picture && <QuoteAndPhone {...link} className="mt-6 md:grid md:w-max lg:flex" />}
        </div>
        {!picture && <QuoteAndPhone {...link} className="mt-6 shrink-0 lg:mt-0" />}
      </div>
      {/* Both kinds of picture are decorative. */}
      {picture && (
        <Picture
          source={picture.source}
          alt=""
          // On a tablet the picture is as high as the text, and cropped at its sides.
          sizes="(min-width: 64rem) 50vw, (min-width: 48rem) 80vw, 100vw"
          className="call-to-action-picture"
          style={{ objectPosition: picture.focus }}
        />
      )}
      {panorama && (
        <Picture {...panorama} alt="" sizes="100vw" className="aspect-3/2 w-full object-cover md:aspect-15/4" />
      )}
    </section>
  )
}
