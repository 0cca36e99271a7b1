const MAX_WIDTH = 1600
const MAX_BYTES = 400_000

/**
 * A copy of a photo: upright, at most 1,600 px wide and 400 KB, without metadata such as where it was taken. Rejects when
 * the browser cannot read the file as a picture, or cannot copy it.
 */
export async function shrinkPhoto(file: Blob): Promise<Blob> {
  // createImageBitmap applies the EXIF orientation.
  const photo = await createImageBitmap(file)
  return copy(photo).finally(() => photo.close())
}

async function copy(photo: ImageBitmap) {
  for (let width = Math.min(photo.width, MAX_WIDTH); width > 0; width = Math.floor(width * 0.8)) {
    const canvas = draw(photo, width)
    for (const quality of [0.85, 0.75, 0.65]) {
      const file = await encode(canvas, quality)
      if (file && file.size <= MAX_BYTES) return file
    }
  }
  throw new Error('The browser could not copy the picture.')
}

function draw(photo: ImageBitmap, width: number) {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = Math.ceil((photo.height * width) / photo.width)
  const context = canvas.getContext('2d')
  // There is none when memory is short: the canvas would be encoded as a blank picture.
  if (!context) throw new Error('The browser cannot draw the picture.')
  // Otherwise a JPEG would show transparent areas as black.
  context.fillStyle = 'white'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(photo, 0, 0, canvas.width, canvas.height)
  return canvas
}

/** Encodes as WebP, or as JPEG where the browser cannot write WebP (Safari). Null if neither works. */
async function encode(canvas: HTMLCanvasElement, quality: number) {
  const encodeAs = (type: string) => new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality))
  const file = await encodeAs('image/webp')
  return file?.type === 'image/webp' ? file : encodeAs('image/jpeg')
}
