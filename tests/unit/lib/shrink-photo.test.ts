import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { shrinkPhoto } from '@/lib/shrink-photo'

// tests/e2e/locked-photos.spec.ts shrinks a real photo. Here are browsers that no test runs, and stubborn pictures.

type Encoding = { width: number; height: number; type: string; quality: number }

let photo = { width: 4000, height: 3000, close: vi.fn() }
let encodings: Encoding[] = []
/** The file that the browser writes. */
let write: (encoding: Encoding) => Blob | null = () => null
let canDraw = true

const fileOf = (type: string, size: number) => new Blob([new Uint8Array(size)], { type })

beforeEach(() => {
  encodings = []
  canDraw = true
  photo = { width: 4000, height: 3000, close: vi.fn() }
  vi.stubGlobal('createImageBitmap', async () => photo)
  vi.stubGlobal('document', {
    createElement: () => ({
      width: 0,
      height: 0,
      getContext: () => (canDraw ? { fillRect: () => {}, drawImage: () => {} } : null),
      toBlob(done: (file: Blob | null) => void, type: string, quality: number) {
        const encoding = { width: this.width, height: this.height, type, quality }
        encodings.push(encoding)
        done(write(encoding))
      },
    }),
  })
})

afterEach(() => vi.unstubAllGlobals())

test('a browser that writes no WebP makes a JPEG', async () => {
  write = ({ type }) => fileOf(type === 'image/webp' ? 'image/png' : type, 1000)
  expect(await shrinkPhoto(new Blob())).toMatchObject({ type: 'image/jpeg', size: 1000 })
  expect(encodings.map(({ type, width, height }) => [type, width, height])).toEqual([
    ['image/webp', 1600, 1200],
    ['image/jpeg', 1600, 1200],
  ])
  expect(photo.close).toHaveBeenCalled()
})

test('a photo that stays too large loses quality first, then width', async () => {
  write = ({ type, width, quality }) => fileOf(type, Math.round(width * width * quality * 0.5))
  expect((await shrinkPhoto(new Blob())).size).toBeLessThanOrEqual(400_000)
  expect(encodings.map(({ width, quality }) => [width, quality])).toEqual([
    [1600, 0.85],
    [1600, 0.75],
    [1600, 0.65],
    [1280, 0.85],
    [1280, 0.75],
    [1280, 0.65],
    [1024, 0.85],
    [1024, 0.75],
  ])
})

test('a browser that writes nothing ends in an error', async () => {
  write = () => null
  await expect(shrinkPhoto(new Blob())).rejects.toThrow('could not copy')
  expect(photo.close).toHaveBeenCalled()
})

test('a browser that cannot draw ends in an error, not in a blank photo', async () => {
  canDraw = false
  write = ({ type }) => fileOf(type, 1000)
  await expect(shrinkPhoto(new Blob())).rejects.toThrow('cannot draw')
  expect(photo.close).toHaveBeenCalled()
})
