import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react'
import { useIsHydrated } from '@/lib/use-is-hydrated'

/** What an import of `x.webp?picture` gives: files at several widths in several formats, and one for old browsers. */
export type PictureSource = {
  sources: Record<string, string>
  img: { src: string; w: number; h: number }
}

/** A picture at the width it is shown. `sizes` tells the browser that width, as in HTML. */
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
        // Hidden: where the picture stands in a flex box, its sources would take part in it.
        <source key={format} type={`image/${format}`} srcSet={srcSet} sizes={sizes} className="hidden" />
      ))}
      <img alt={alt} src={img.src} width={img.w} height={img.h} loading="lazy" decoding="async" {...rest} />
    </picture>
  )
}

/**
 * A picture whose address the owner typed in. Only https is shown (plain http
 * on a plain http site alone); where there is no picture, or it does not load,
 * the placeholder stands in. The class gives it its size, so that nothing jumps.
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
    // It may have failed before React could hear of it.
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

/** The address of a picture that may be shown, else null. Browsers ask for no picture with a password in its address. */
export function readPictureAddress(address: string | null, allowsHttp: boolean): string | null {
  if (!address || !URL.canParse(address)) return null
  const { protocol, username, password, href } = new URL(address)
  if (username || password) return null
  return protocol === 'https:' || (protocol === 'http:' && allowsHttp) ? href : null
}
