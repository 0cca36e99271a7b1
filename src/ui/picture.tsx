import type { ComponentProps } from 'react'

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
