import { type ComponentProps, type ReactNode, useState } from 'react'

/** The result of importing `x.webp?w=480;740&picture`: its widths, and the size of the largest one. */
export type PictureSource = { src: string; srcset?: string; w: number; h: number }

/** A responsive picture; from the md breakpoint on `wide`, if given. `sizes` is the rendered width, as in HTML. */
export function Picture({
  source: { src, srcset, w, h },
  wide,
  alt,
  sizes,
  ...rest
}: { source: PictureSource; wide?: PictureSource; alt: string; sizes: string } & Omit<
  ComponentProps<'img'>,
  'src' | 'srcSet' | 'width' | 'height' | 'sizes' | 'alt'
>) {
  const image = (
    <img
      alt={alt}
      width={w}
      height={h}
      sizes={srcset && sizes}
      srcSet={srcset}
      src={src}
      loading="lazy"
      decoding="async"
      {...rest}
    />
  )
  if (!wide) return image
  return (
    <picture className="contents">
      {/* Hidden, because in a flex container a <source> would be a flex item. */}
      <source
        media="(min-width: 48rem)"
        srcSet={wide.srcset ?? wide.src}
        sizes={wide.srcset && sizes}
        className="hidden"
      />
      {image}
    </picture>
  )
}

/** A picture from the owner's URL, else the placeholder. The class must set the size, to avoid layout shift. */
export function RemotePicture({
  url,
  alt,
  className,
  placeholder,
}: {
  url: string | null
  alt: string
  className: string
  placeholder: ReactNode
}) {
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null)
  const source = readPictureUrl(url)
  if (!source || source === brokenUrl) return placeholder
  return (
    <img
      // The picture may have failed before hydration, before onError was attached.
      ref={(image) => {
        if (image?.complete && image.naturalWidth === 0) setBrokenUrl(source)
      }}
      src={source}
      alt={alt}
      className={className}
      loading="lazy"
      decoding="async"
      referrerPolicy="no-referrer"
      onError={() => setBrokenUrl(source)}
    />
  )
}

/**
 * The URL if it is a path of this site, a picture as data, https, or the embedded backend's; else null. Browsers load
 * no image whose URL has credentials.
 */
export function readPictureUrl(url: string | null): string | null {
  if (/^\/(?!\/)/.test(url ?? '')) return `${import.meta.env.BASE_URL}${url?.slice(1)}`
  if (url?.startsWith('data:image/')) return url
  if (!url || !URL.canParse(url)) return null
  const { protocol, hostname, username, password, href } = new URL(url)
  const isAllowed = protocol === 'https:' || (protocol === 'http:' && /^(localhost|127\.0\.0\.1)$/.test(hostname))
  return isAllowed && !username && !password ? href : null
}
