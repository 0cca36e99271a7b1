import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react'
import { useIsHydrated } from '@/lib/use-is-hydrated'

/** What an import of `x.webp?picture` returns: a srcset per format, and a fallback file for old browsers. */
export type PictureSource = {
  sources: Record<string, string>
  img: { src: string; w: number; h: number }
}

/** A responsive picture. `sizes` is the rendered width, as in HTML. */
export function Picture({
  source: { sources, img },
  alt,
  sizes,
  ...rest
}: { source: PictureSource; alt: string; sizes: string } & Omit<
  ComponentProps<'img'>,
  'src' | 'srcSet' | 'width' | 'height' | 'sizes' | 'alt'
>) {
  return (
    <picture className="contents">
      {Object.entries(sources).map(([format, srcSet]) => (
        // Hidden: in a flex container each <source> would be a flex item.
        <source key={format} type={`image/${format}`} srcSet={srcSet} sizes={sizes} className="hidden" />
      ))}
      <img alt={alt} src={img.src} width={img.w} height={img.h} loading="lazy" decoding="async" {...rest} />
    </picture>
  )
}

/** A picture that is portrait on phones and landscape from the md breakpoint. It is on the first screen. */
export function PortraitOrLandscape({
  portrait,
  landscape,
  alt,
  sizes,
  className,
}: {
  portrait: PictureSource
  landscape: PictureSource
  alt: string
  sizes: string
  className: string
}) {
  const renderSources = ({ sources }: PictureSource, media?: string) =>
    Object.entries(sources).map(([format, srcSet]) => (
      <source key={format} media={media} type={`image/${format}`} srcSet={srcSet} sizes={sizes} className="hidden" />
    ))
  return (
    <picture className="contents">
      {renderSources(landscape, '(min-width: 48rem)')}
      {renderSources(portrait)}
      <img
        src={portrait.img.src}
        width={portrait.img.w}
        height={portrait.img.h}
        alt={alt}
        fetchPriority="high"
        className={className}
      />
    </picture>
  )
}

/**
 * A picture from a URL that the owner typed in: https, or http if the site itself runs on http.
 * Without a valid URL, or if loading fails, the placeholder is the fallback.
 * The class must set the size, to avoid layout shift.
 */
export function RemotePicture({
  address,
  alt,
  className,
  placeholder,
}: {
  address: string | null
  alt: string
  className: string
  placeholder: ReactNode
}) {
  const isHydrated = useIsHydrated()
  const [brokenAddress, setBrokenAddress] = useState<string | null>(null)
  const image = useRef<HTMLImageElement>(null)
  const source = readPictureAddress(address, isHydrated && window.location.protocol === 'http:')

  useEffect(() => {
    // It may have failed before hydration, when there was no onError.
    if (image.current?.complete && image.current.naturalWidth === 0) setBrokenAddress(source)
  }, [source])

  if (!source || source === brokenAddress) return placeholder
  return (
    <img
      ref={image}
      src={source}
      alt={alt}
      className={className}
      loading="lazy"
      decoding="async"
      referrerPolicy="no-referrer"
      onError={() => setBrokenAddress(source)}
    />
  )
}

/** The URL if it is allowed, else null. Browsers do not load images with credentials in the URL. */
export function readPictureAddress(address: string | null, allowsHttp: boolean): string | null {
  if (!address || !URL.canParse(address)) return null
  const { protocol, username, password, href } = new URL(address)
  if (username || password) return null
  return protocol === 'https:' || (protocol === 'http:' && allowsHttp) ? href : null
}
