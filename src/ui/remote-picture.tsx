import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useIsHydrated } from '@/lib/use-is-hydrated'

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
