import { afterAlts } from '@/content/after-pictures'
import { focalPoints } from '@/content/pictures'
import type { ServiceSlug } from '@/content/services'
import stump from '@/pictures/stump.webp?w=480;740;1200&picture'
import stumpWithSprout from '@/pictures/stump-with-sprout.webp?w=480;740;1200&picture'
import type { PictureSource } from '@/ui/picture'
import { getScenePicture } from './get-scene-picture'

// The pictures in the lower part of a service’s page. They are apart from get-service-picture.ts, because the home
// page needs that file and must not load these pictures.

const sources = import.meta.glob<PictureSource>('../pictures/after-*.webp', {
  query: { w: '740;1200', picture: '' },
  import: 'default',
  eager: true,
})

/** These two pages end with each other's picture: a young tree in its place. */
const endings = {
  'tree-installation': 'tree-transplanting',
  'tree-transplanting': 'tree-installation',
} as const

/** What a service leaves behind, with its alt text and focal point. */
export function getAfterPicture(slug: ServiceSlug) {
  const source = sources[`../pictures/after-${slug}.webp`]
  if (!source) throw new Error(`src/pictures has no after-${slug}.webp`)
  return { source, alt: afterAlts[slug], focus: focalPoints[`after-${slug}`] }
}

/** The picture of the band at the end of a service's page. */
export function getClosingPicture(slug: ServiceSlug) {
  if (slug === 'tree-removal') return { source: stumpWithSprout, focus: focalPoints['closing-sprout'] }
  if (slug === 'tree-trimming-pruning') return getScenePicture('winterPruning')
  if (slug === 'firewood-sales') return getScenePicture('winter')
  if (slug === 'stump-grinding') return { source: stump, focus: focalPoints['closing-stump'] }
  return { ...getAfterPicture(endings[slug]), focus: focalPoints['closing-tree'] }
}
