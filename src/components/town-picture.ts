import { type CloseUp, closeUps, townScenes } from '@/content/pictures'
import type { PictureSource } from '@/ui/picture'
import { scenePicture } from './scene-picture'

/** The picture for a town's page and card. Undefined for a town without a scene. */
export function townPicture(slug: string) {
  const scene = townScenes[slug]
  return scene && scenePicture(scene)
}

const pictures = import.meta.glob<PictureSource>('../pictures/close-up-*.webp', {
  query: { w: '560', picture: '' },
  import: 'default',
  eager: true,
})

/** A close-up, with its alt text. */
export function closeUpPicture(name: CloseUp) {
  const source = pictures[`../pictures/close-up-${name}.webp`]
  if (!source) throw new Error(`src/pictures has no close-up-${name}.webp`)
  return { source, alt: closeUps[name] }
}
