import sharp from 'sharp'
import type { Plugin } from 'vite'
import { imagetools } from 'vite-imagetools'

// The image pipeline: `import oak from '@/pictures/oak.webp?w=480;740&picture'` creates an AVIF file of each width.

/**
 * The dev server makes pictures when a browser asks for them: AVIF would take minutes and hold up every other response.
 * In the build, the default effort (4) would take four times as long.
 */
const FORMATS = { serve: { format: 'webp' }, build: { format: 'avif', quality: '36', effort: '3' } }

export const pictures = (command: 'build' | 'serve'): Plugin =>
  imagetools({
    defaultDirectives: (url) =>
      new URLSearchParams(url.searchParams.has('picture') ? { ...FORMATS[command], as: 'img' } : {}),
  })

/** Pictures with fixed file names: those of link previews, and the icons that browsers ask for by name. */
export function namedPictures(): Plugin {
  return {
    name: 'named-pictures',
    applyToEnvironment: ({ name }) => name === 'client',
    async generateBundle() {
      // Link previews are JPEG, because not every service supports WebP.
      const preview = (picture: string) =>
        sharp(`src/pictures/${picture}`).resize(1200, 630).jpeg({ quality: 80, mozjpeg: true })
      const icon = (size: number) => sharp('public/favicon.svg', { density: size }).resize(size).png()
      const pictures = {
        'og-image.jpg': preview('og-image.webp'),
        'og-worry.jpg': preview('worry-wide.webp'),
        // An iPhone rounds the corners itself, and fills transparent ones with black.
        'apple-touch-icon.png': icon(180).flatten({ background: '#22472D' }),
        // Old browsers ask for this name, and accept a PNG in it.
        'favicon.ico': icon(32),
      }
      for (const [fileName, picture] of Object.entries(pictures)) {
        this.emitFile({ type: 'asset', fileName, source: await picture.toBuffer() })
      }
    },
  }
}

/** Tests check text and not pixels, so each image import is mocked with its file name. */
export function picturesByName(): Plugin {
  return {
    name: 'pictures-by-name',
    enforce: 'pre',
    load(id) {
      const [file, query] = id.split('?')
      if (!query || !file?.endsWith('.webp')) return null
      return `export default ${JSON.stringify({ src: `/${file.split('/').at(-1)}`, w: 1800, h: 1200 })}`
    },
  }
}
