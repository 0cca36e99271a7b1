import { townScenes } from '@/content/pictures'
import { scenePicture } from './scene-picture'

/** The picture for a town's page and card. Undefined for a town without a scene. */
export function townPicture(slug: string) {
  const scene = townScenes[slug]
  return scene && scenePicture(scene)
}
