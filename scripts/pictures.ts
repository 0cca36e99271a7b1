import sharp from 'sharp'
import type { Plugin } from 'vite'
import { format, imagetools, type TransformFactory } from 'vite-imagetools'

// The picture pipeline: `import oak from '@/pictures/oak.webp?picture'` gives
// AVIF and WebP files at several widths. `?picture=480;828` names the widths.

const WIDTHS = '480;828;1200;1800'

/** Equal to the eye on these pictures; one number for both would make AVIF the larger file. */
const QUALITY: Record<string, string> = { avif: '36', webp: '66' }

const formatWithItsQuality: TransformFactory = (config, context) =>
  format({ ...config, quality: QUALITY[String(config['format'])] ?? '66' }, context)

export function pictures(): Plugin {
  return imagetools({
    defaultDirectives: (url) => {
      const widths = url.searchParams.get('picture')
      if (widths === null) return new URLSearchParams()
      return new URLSearchParams({ w: widths || WIDTHS, format: 'avif;webp', as: 'picture' })
    },
    extendTransforms: (transforms) =>
      transforms.map((transform) => (transform === format ? formatWithItsQuality : transform)),
  })
}

/**
 * The picture of shared links, at an address that stays the same from build to
 * build. A JPEG: not every service that shows links reads WebP.
 */
export function sharedPicture(): Plugin {
  return {
    name: 'shared-picture',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    async generateBundle() {
      const source = await sharp('src/pictures/og-image.webp').jpeg({ quality: 80, mozjpeg: true }).toBuffer()
      this.emitFile({ type: 'asset', fileName: 'og-image.jpg', source })
    },
  }
}

/** For tests, which ask for words and not for pixels: a picture is its name. */
export function picturesByName(): Plugin {
  return {
    name: 'pictures-by-name',
    enforce: 'pre',
    load(id) {
      const [file, query] = id.split('?')
      if (!query || !file?.endsWith('.webp')) return null
      const img = { src: `/${file.split('/').at(-1)}`, w: 1800, h: 1200 }
      return `export default ${JSON.stringify({ sources: {}, img })}`
    },
  }
}
