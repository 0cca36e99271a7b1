import sharp from 'sharp'
import type { Plugin } from 'vite'
import { imagetools } from 'vite-imagetools'

// The image pipeline: `import oak from '@/pictures/oak.webp?w=480;740&picture'` creates an AVIF file of each width.

/** While developing, pictures are made when a browser asks for them: AVIF would take minutes, and hold up every other answer. */
const FORMATS = { serve: { format: 'webp' }, build: { format: 'avif', quality: '36' } }

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
      return `export default ${JSON.stringify({ src: `/${file.split('/').at(-1)}`, w: 1800, h: 1200 })}`
    },
  }
}
