import sharp from 'sharp'
import type { Plugin } from 'vite'
import { imagetools } from 'vite-imagetools'

// The image pipeline: `import oak from '@/pictures/oak.webp?w=480;740&picture'` creates an AVIF file of each width.

/**
 * While developing, pictures are made when a browser asks for them: AVIF would take minutes, and hold up every other
 * answer. The default effort (4) takes four times as long for files of the same size.
 */
const FORMATS = { serve: { format: 'webp' }, build: { format: 'avif', quality: '36', effort: '3' } }

export const pictures = (command: 'build' | 'serve'): Plugin =>
  imagetools({
    defaultDirectives: (url) =>
      new URLSearchParams(url.searchParams.has('picture') ? { ...FORMATS[command], as: 'img' } : {}),
  })

/** The Open Graph images by their file names, which are stable across builds, and what each is made from. */
const SHARED = { 'og-image.jpg': 'og-image.webp', 'og-worry.jpg': 'worry.webp' }

/** Open Graph images are JPEGs, because not every link preview supports WebP. */
export function sharedPicture(): Plugin {
  return {
    name: 'shared-picture',
    applyToEnvironment: ({ name }) => name === 'client',
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

/** The icons that browsers ask for without a word in the page: on an iPhone's home screen, and in old ones. */
export function icons(): Plugin {
  return {
    name: 'icons',
    applyToEnvironment: ({ name }) => name === 'client',
    async generateBundle() {
      const draw = (size: number) => sharp('public/favicon.svg', { density: size }).resize(size).png()
      // An iPhone rounds the corners itself and makes clear ones black.
      const touch = await draw(180).flatten({ background: '#22472D' }).toBuffer()
      this.emitFile({ type: 'asset', fileName: 'apple-touch-icon.png', source: touch })
      // Browsers go by the content, not by the name.
      this.emitFile({ type: 'asset', fileName: 'favicon.ico', source: await draw(32).toBuffer() })
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
      return `export default ${JSON.stringify({ src: `/${file.split('/').at(-1)}`, w: 1800, h: 1200 })}`
    },
  }
}
