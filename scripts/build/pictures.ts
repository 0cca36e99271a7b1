import sharp from 'sharp'
import type { Plugin } from 'vite'
import { format, imagetools, resolveConfigs, type TransformFactory } from 'vite-imagetools'

// The picture pipeline: `import oak from '@/pictures/oak.webp?picture'` gives
// AVIF files at several widths, and one WebP file for the few browsers without
// AVIF. `?picture=480;740` names the widths.

/** Phones that show a picture over their whole width ask for the second or the third. */
const WIDTHS = '480;740;1200;1800'

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
    // Every format at every width, of which the second format keeps its second width.
    resolveConfigs: (entries, outputFormats) => {
      const configs = resolveConfigs(entries, outputFormats)
      if (!entries.some(([key, [value]]) => key === 'as' && value === 'picture')) return configs
      const widths = entries.find(([key]) => key === 'w')?.[1] ?? []
      return configs.filter(({ format, w }) => format === 'avif' || w === (widths[1] ?? widths[0]))
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
