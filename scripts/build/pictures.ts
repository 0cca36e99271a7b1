import sharp from 'sharp'
import type { Plugin } from 'vite'
import { format, imagetools, resolveConfigs, type TransformFactory } from 'vite-imagetools'

// The image pipeline: `import oak from '@/pictures/oak.webp?picture'` creates AVIF files at several widths, and one
// WebP fallback for browsers without AVIF. `?picture=480;740` sets the widths.

/** For a full-width image, a phone picks the second or third width. */
const WIDTHS = '480;740;1200;1800'

/** While developing, pictures are made when a browser asks for them: AVIF would take minutes, and hold up every other answer. */
const QUICK = { w: '1200', format: 'webp', as: 'picture' }

/** Visually equal on these images. With the same number for both formats, AVIF would be the larger file. */
const QUALITY: Record<string, string> = { avif: '36', webp: '66' }

const formatWithQuality: TransformFactory = (config, context) =>
  format({ ...config, quality: QUALITY[String(config['format'])] ?? '66' }, context)

export function pictures(command: 'build' | 'serve'): Plugin {
  return imagetools({
    defaultDirectives: (url) => {
      const widths = url.searchParams.get('picture')
      if (widths === null) return new URLSearchParams()
      if (command === 'serve') return new URLSearchParams(QUICK)
      return new URLSearchParams({ w: widths || WIDTHS, format: 'avif;webp', as: 'picture' })
    },
    // AVIF at every width; WebP only at the first width above a phone's (or the only one).
    resolveConfigs: (entries, outputFormats) => {
      const configs = resolveConfigs(entries, outputFormats)
      if (!entries.some(([key, [value]]) => key === 'as' && value === 'picture')) return configs
      const widths = entries.find(([key]) => key === 'w')?.[1] ?? []
      return configs.filter(
        ({ format, w }) => format === 'avif' || w === (widths.find((width) => Number(width) > 480) ?? widths[0]),
      )
    },
    extendTransforms: (transforms) =>
      transforms.map((transform) => (transform === format ? formatWithQuality : transform)),
  })
}

/** The Open Graph images by their file names, which are stable across builds, and what each is made from. */
const SHARED = { 'og-image.jpg': 'og-image.webp', 'og-worry.jpg': 'worry.webp' }

/** Open Graph images are JPEGs, because not every link preview supports WebP. */
export function sharedPicture(): Plugin {
  return {
    name: 'shared-picture',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    async generateBundle() {
      for (const [fileName, picture] of Object.entries(SHARED)) {
        const cropped = sharp(`src/pictures/${picture}`).resize(1200, 630)
        this.emitFile({
          type: 'asset',
          fileName,
          source: await cropped.jpeg({ quality: 80, mozjpeg: true }).toBuffer(),
        })
      }
    },
  }
}

/** For tests, which check text and not pixels: mocks every image import with its file name. */
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
