import { focalPoints, pictureAlts, type Scene, serviceAlts } from '@/content/pictures'
import type { ServiceSlug } from '@/content/services'
import spring from '@/pictures/blog-1.webp?w=240;480;740;1200&picture'
import autumn from '@/pictures/blog-2.webp?w=240;480;740;1200&picture'
import winter from '@/pictures/blog-3.webp?w=240;480;740;1200&picture'
import ash from '@/pictures/blog-4.webp?w=240;480;740;1200&picture'
import winterPruning from '@/pictures/blog-5.webp?w=240;480;740;1200&picture'
import planting from '@/pictures/blog-6.webp?w=240;480;740;1200&picture'
import forkedMaple from '@/pictures/blog-7.webp?w=240;480;740;1200&picture'
import hero from '@/pictures/hero.webp?w=240;480;740;1200&picture'
import visit from '@/pictures/visit.webp?w=480;740;1200&picture'
import type { PictureSource } from '@/ui/picture'
import { getServicePicture } from './get-service-picture'

const sources = { hero, spring, autumn, winter, ash, winterPruning, planting, forkedMaple, visit }

/** The file of a scene, with its alt text and focal point. */
export const getScenePicture = (scene: Scene): { source: PictureSource; alt: string; focus: string } => ({
  focus: focalPoints[scene],
  ...(isService(scene)
    ? { source: getServicePicture(scene), alt: serviceAlts[scene] }
    : { source: sources[scene], alt: pictureAlts[scene] }),
})

const isService = (scene: Scene): scene is ServiceSlug => Object.hasOwn(serviceAlts, scene)
