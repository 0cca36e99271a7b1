import { pictureAlts, type Scene, serviceAlts, townScenes } from '@/content/pictures'
import type { ServiceSlug } from '@/content/services'
import workshop from '@/pictures/about.webp?picture=480;740;1200'
import spring from '@/pictures/blog-1.webp?picture=480;740;1200'
import autumn from '@/pictures/blog-2.webp?picture=480;740;1200'
import winter from '@/pictures/blog-3.webp?picture=480;740;1200'
import hero from '@/pictures/hero.webp?picture=480;740;1200'
import { servicePicture } from './service-card'

const scenes = { workshop, hero, spring, autumn, winter }

/** The picture for a town's page and card. Undefined for a town without a scene. */
export function townPicture(slug: string) {
  const scene = townScenes[slug]
  if (!scene) return undefined
  return isService(scene)
    ? { source: servicePicture(scene), alt: serviceAlts[scene] }
    : { source: scenes[scene], alt: pictureAlts[scene] }
}

const isService = (scene: Scene): scene is ServiceSlug => scene in serviceAlts
