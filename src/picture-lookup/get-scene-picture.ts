import { focalPoints, pictureAlts, type Scene, serviceAlts } from '@/content/pictures'
import type { ServiceSlug } from '@/content/services/services'
import ash from '@/pictures/ash.webp?w=240;480;740;1200&picture'
import autumn from '@/pictures/autumn.webp?w=240;480;740;1200&picture'
import forkedMaple from '@/pictures/forked-maple.webp?w=240;480;740;1200&picture'
import hero from '@/pictures/hero.webp?w=240;480;740;1200&picture'
import planting from '@/pictures/planting.webp?w=240;480;740;1200&picture'
import spring from '@/pictures/spring.webp?w=240;480;740;1200&picture'
import winter from '@/pictures/winter.webp?w=240;480;740;1200&picture'
import winterPruning from '@/pictures/winter-pruning.webp?w=240;480;740;1200&picture'
import type { PictureSource } from '@/ui/picture'
import { getServicePicture } from './get-service-picture'

const sources = { hero, spring, autumn, winter, ash, winterPruning, planting, forkedMaple }

/** The file of a scene, with its alt text and focal point. */
export const getScenePicture = (scene: Scene): { source: PictureSource; alt: string; focus: string } => ({
  focus: focalPoints[scene],
  ...(isService(scene)
    ? { source: getServicePicture(scene), alt: serviceAlts[scene] }
    : { source: sources[scene], alt: pictureAlts[scene] }),
})

const isService = (scene: Scene): scene is ServiceSlug => Object.hasOwn(serviceAlts, scene)
